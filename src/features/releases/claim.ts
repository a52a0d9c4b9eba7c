/**
 * SQLite has no transactions (docs/decisions/005), so a process that dies between two documents of a release leaves a part
 * published. While a release is published by hand, a job of Payload's queue stands for it, as if a runner had taken it;
 * the next holder of the runner's lock frees such jobs (`features/pages/scheduleRunner.ts`), and that finishes the release.
 * One that is published at its time is a job already.
 */
import type { PayloadRequest } from 'payload'
import { backgroundKind } from '../../cms/background'
import { isPostgres } from '../../cms/statements'
import { RELEASES } from './slugs'

const CLAIM = 'merkevei.releaseClaim'

export async function claim(req: PayloadRequest, release: number | undefined): Promise<void> {
  const { payload, user, context } = req
  if (release === undefined || isPostgres(payload) || backgroundKind() === 'schedule') return
  const job = await payload.create({
    collection: 'payload-jobs',
    data: {
      taskSlug: 'schedulePublish',
      processing: true,
      input: {
        type: 'publish',
        doc: { relationTo: RELEASES, value: String(release) },
        ...(user ? { user: { relationTo: user.collection, value: user.id } } : {}),
      },
    },
    depth: 0,
  })
  context[CLAIM] = job.id
}

/** It is published, or nothing of it is. */
export async function endClaim({ payload, context }: PayloadRequest): Promise<void> {
  const job = context[CLAIM]
  if (typeof job !== 'number') return
  delete context[CLAIM]
  await payload.delete({ collection: 'payload-jobs', id: job, depth: 0 })
}
