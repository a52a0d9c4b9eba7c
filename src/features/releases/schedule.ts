/** When a release is published by itself, and what came of it: rows of the queue in which Payload keeps schedules. */
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { readJobs } from '../pages'
import type { ReleaseFailure } from './facts'
import { RELEASES } from './slugs'

/** A schedule can lie as far ahead as an editor likes. */
const FAR = 100 * 365 * 24 * 60 * 60 * 1000

/** Failed jobs that are looked at, the newest. */
const MAX_FAILED = 200

/** Coming moments by release, ISO 8601, the earliest first. */
export async function comingMoments(req: PayloadRequest): Promise<ReadonlyMap<number, readonly string[]>> {
  const moments = new Map<number, string[]>()
  for (const { collection, doc, type, at } of await readJobs(req, Date.now(), Date.now() + FAR))
    if (collection === RELEASES && type === 'publish') moments.set(doc.value, [...(moments.get(doc.value) ?? []), at])
  return moments
}

const failedJob = z.object({
  input: z.object({ doc: z.object({ relationTo: z.literal(RELEASES), value: z.coerce.number() }) }),
  error: z.object({ message: z.string() }).nullish(),
  updatedAt: z.string(),
})

/** The last failure by release, the newest first; not of releases that are scheduled anew. */
export async function lastFailures(req: PayloadRequest): Promise<ReadonlyMap<number, ReleaseFailure>> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, { hasError: { equals: true } }] },
    sort: '-updatedAt',
    limit: MAX_FAILED,
    pagination: false,
    depth: 0,
    req,
  })
  const coming = await comingMoments(req)
  const failures = new Map<number, ReleaseFailure>()
  for (const doc of docs) {
    const { data } = failedJob.safeParse(doc)
    const id = data?.input.doc.value
    if (!data || id === undefined || failures.has(id) || coming.has(id)) continue
    failures.set(id, { at: data.updatedAt, reason: data.error?.message ?? '' })
  }
  return failures
}
