/** Documents that an anonymous visitor may read. */
import type { BasePayload, CollectionSlug, RequestContext, Where } from 'payload'
import type { Locale } from '../lib/locales'
import { allInParts } from './collectionIndex'

/** Options of Payload's `find`: all of them, without their relations. */
export const allPublic = { depth: 0, limit: 0, pagination: false, overrideAccess: false } as const

interface Wanted {
  collection: CollectionSlug
  locale: Locale
  /** Whether what is not translated is read in the other language. */
  fallsBack?: boolean
  where?: Where
  /** Fields that are read. */
  select: Readonly<Record<string, true>>
  /** Of a preview (`draftOverlay.ts`). */
  context?: RequestContext | undefined
}

/**
 * For an index over a collection, whose `load` has the ids: with ids `take` receives those documents in one call, so that
 * an index which drops them first lacks none in between. Else all documents, in parts.
 */
export async function readPublic<Document extends { id: number }>(
  payload: BasePayload,
  { collection, locale, fallsBack = false, where = {}, select, context }: Wanted,
  ids: readonly number[] | undefined,
  take: (documents: readonly Document[]) => void | Promise<void>,
): Promise<void> {
  const find = async (id: Where, more: { limit?: number; sort?: string } = {}) => {
    const { docs } = await payload.find({
      collection,
      locale,
      ...(fallsBack ? {} : { fallbackLocale: false }),
      ...allPublic,
      where: { and: [where, { id }] } as Where,
      select: select as never,
      ...(context ? { context } : {}),
      ...more,
    })
    return docs as unknown as Document[]
  }
  if (ids) return take(await find({ in: [...ids] } as Where))
  return allInParts((after, limit) => find({ greater_than: after } as Where, { limit, sort: 'id' }), take)
}
