/** Documents that are published or unpublished at a set time, of every collection with a schedule. */
import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { staffRoles } from '../../cms/access/roles'
import { documentHref } from '../../cms/adminAddresses'
import { moment } from '../../cms/statements'
import type { Scheduled, ScheduleSource } from '../../web/task'
import { titleField } from '../../web/waitingDocuments'

/** Jobs that are read at most. */
const MAX_JOBS = 50

const kinds = {
  publish: { nb: 'Publiseres', en: 'Published' },
  unpublish: { nb: 'Avpubliseres', en: 'Unpublished' },
} as const

const job = z.object({
  type: z.enum(['publish', 'unpublish']),
  doc: z.object({ relationTo: z.string(), value: z.coerce.number() }),
})

/** Titles of the documents that the user may read. */
async function titlesOf(req: PayloadRequest, collection: CollectionSlug, ids: number[]): Promise<Map<number, string>> {
  const title = titleField(req, collection)
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: ids } },
    select: { [title]: true } as never,
    draft: true,
    depth: 0,
    limit: MAX_JOBS,
    overrideAccess: false,
    req,
  })
  return new Map(
    (docs as unknown as Record<string, unknown>[]).map((doc) => [Number(doc.id), String(doc[title] || `#${doc.id}`)]),
  )
}

/** Waiting jobs of known collections, the earliest first. */
export async function readJobs(req: PayloadRequest, from: number, until: number) {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { waitUntil: { greater_than_equal: moment(from) } },
        { waitUntil: { less_than: moment(until) } },
      ],
    },
    sort: 'waitUntil',
    limit: MAX_JOBS,
    depth: 0,
    req,
  })
  return docs.flatMap(({ input, waitUntil }) => {
    const { data } = job.safeParse(input)
    const isKnown = data && Object.hasOwn(req.payload.collections, data.doc.relationTo)
    return isKnown && waitUntil ? [{ ...data, at: waitUntil, collection: data.doc.relationTo as CollectionSlug }] : []
  })
}

async function findScheduled(req: PayloadRequest, from: number, until: number): Promise<Scheduled[]> {
  const jobs = await readJobs(req, from, until)
  const collections = [...new Set(jobs.map(({ collection }) => collection))]
  const titles = new Map(
    await Promise.all(
      collections.map(async (collection) => {
        const ids = jobs.filter((one) => one.collection === collection).map(({ doc }) => doc.value)
        return [collection, await titlesOf(req, collection, ids)] as const
      }),
    ),
  )
  return jobs.flatMap(({ type, doc: { value }, at, collection }) => {
    const title = titles.get(collection)?.get(value)
    return title === undefined ? [] : [{ at, what: kinds[type], title, href: documentHref(collection, value) }]
  })
}

export const scheduledDocuments: ScheduleSource = { seenBy: staffRoles, find: findScheduled }
