/** Documents for an export, read in parts, between which others have a turn. */
import type { BasePayload, CollectionSlug, DataFromCollectionSlug, PayloadRequest, Where } from 'payload'
import { othersTurn } from '../platform/turns'

/** Documents of one part. */
const PART = 100

interface PartsQuery<Slug> {
  collection: Slug
  where?: Where
  /** At most so many in all. */
  most: number
  depth?: number
  /** Of related documents, by collection, what is read. */
  populate?: Record<string, Record<string, true>>
  overrideAccess?: boolean
  /** Who reads: the log of reading notes it. */
  req?: PayloadRequest
}

/** Each part is asked for by the last document of the one before, until there is none. */
export async function* inParts<Document>(ask: (last?: Document) => Promise<Document[]>): AsyncGenerator<Document[]> {
  for (let last: Document | undefined; ; ) {
    const part = await ask(last)
    last = part.at(-1)
    if (!last) return
    yield part
    await othersTurn()
  }
}

/** The newest first, which have the highest ids. */
export function newestInParts<Slug extends CollectionSlug>(
  payload: BasePayload,
  { collection, where, most, ...how }: PartsQuery<Slug>,
): AsyncGenerator<DataFromCollectionSlug<Slug>[]> {
  let left = most
  return inParts(async (last) => {
    if (left <= 0) return []
    const { docs } = await payload.find({
      depth: 0,
      ...how,
      collection,
      where: { and: [...(where ? [where] : []), ...(last ? [{ id: { less_than: last.id } }] : [])] },
      sort: '-id',
      limit: Math.min(PART, left),
      pagination: false,
    } as never)
    left -= docs.length
    return docs as DataFromCollectionSlug<Slug>[]
  })
}
