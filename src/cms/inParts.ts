/** Documents of a collection for an export: newest first, read in parts, between which others have a turn. */
import type { BasePayload, CollectionSlug, DataFromCollectionSlug, PayloadRequest, Where } from 'payload'
import { othersTurn } from '../platform/turns'

/** Documents of one part. */
const PART = 100

interface Wanted<Slug> {
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

/** The newest have the highest ids. */
export async function* newestInParts<Slug extends CollectionSlug>(
  payload: BasePayload,
  { collection, where, most, ...how }: Wanted<Slug>,
): AsyncGenerator<DataFromCollectionSlug<Slug>[]> {
  let before: Where[] = []
  for (let left = most; left > 0; ) {
    const { docs } = await payload.find({
      depth: 0,
      ...how,
      collection,
      where: { and: [...(where ? [where] : []), ...before] },
      sort: '-id',
      limit: Math.min(PART, left),
      pagination: false,
    } as never)
    const part = docs as DataFromCollectionSlug<Slug>[]
    const last = part.at(-1)
    if (!last) return
    yield part
    await othersTurn()
    left -= part.length
    before = [{ id: { less_than: last.id } }]
  }
}
