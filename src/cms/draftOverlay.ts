/**
 * Reads some documents as their newest drafts, as if these were published: for previews of several documents together.
 * A request whose context carries an overlay gets the drafts from every read of Payload, relations included, past access
 * rules, and finds them by what they hold. What goes past Payload, the indexes in memory, gets these documents from
 * `readOverlaid`.
 */
import {
  type Access,
  appendVersionToQueryKey,
  type BasePayload,
  type CollectionConfig,
  type CollectionSlug,
  type DataFromCollectionSlug,
  type PayloadRequest,
  type RequestContext,
  type Where,
} from 'payload'
import { isValues } from '../lib/isValues'
import type { Locale } from '../lib/locales'
import { hasDrafts } from './documentStates'
import { allPublic } from './publicDocuments'

/** Ids by collection. */
export type DraftOverlay = ReadonlyMap<string, ReadonlySet<number>>

const OVERLAY = 'merkevei.draftOverlay'

/** The context of a request that reads through the overlay. The caller has checked that the user may see drafts. */
export const overlayContext = (overlay: DraftOverlay): RequestContext => ({ [OVERLAY]: overlay })

function idsIn({ context }: Pick<PayloadRequest, 'context'>, collection: string): ReadonlySet<number> | undefined {
  const overlay = context[OVERLAY]
  const ids = overlay instanceof Map ? (overlay.get(collection) as ReadonlySet<number> | undefined) : undefined
  return ids?.size ? ids : undefined
}

const isPublishedCondition = (name: string, value: unknown): boolean =>
  name === '_status' && isValues(value) && value.equals === 'published'

function withPublished(where: Where, published: (condition: Where) => Where): Where {
  const parts = Object.entries(where).map(([name, value]): Where => {
    if (name === 'and' || name === 'AND')
      return { and: (value as Where[]).map((part) => withPublished(part, published)) }
    if (name === 'or' || name === 'OR') return { or: (value as Where[]).map((part) => withPublished(part, published)) }
    const condition = { [name]: value } as Where
    return isPublishedCondition(name, value) ? published(condition) : condition
  })
  return parts.length > 1 ? { and: parts } : (parts[0] ?? where)
}

/** The same condition, which these documents meet as if they were published. */
export const widened = (where: Where, ids: readonly number[]): Where =>
  withPublished(where, (condition) => ({ or: [condition, { id: { in: [...ids] } }] }))

/** The same condition, asked of drafts in the place of what is published. */
const asPublished = (where: Where): Where => withPublished(where, () => ({ _status: { equals: 'draft' } }))

const widenedAccess =
  (read: Access, slug: string): Access =>
  async (args) => {
    const result = await read(args)
    const ids = idsIn(args.req, slug)
    return ids && typeof result === 'object' ? widened(result, [...ids]) : result
  }

/** The newest states of these documents that are drafts. */
const newestDrafts = (ids: readonly number[]): Where => ({
  and: [{ parent: { in: [...ids] } }, { latest: { equals: true } }, { 'version._status': { equals: 'draft' } }],
})

/** As stored, in the place of what is published. */
async function newestDraft(
  { payload, locale }: PayloadRequest,
  collection: CollectionConfig['slug'],
  id: number,
): Promise<Record<string, unknown> | undefined> {
  const { docs } = await payload.db.findVersions<Record<string, unknown>>({
    collection: collection as CollectionSlug,
    where: newestDrafts([id]),
    limit: 1,
    pagination: false,
    ...(locale ? { locale } : {}),
  })
  const [found] = docs
  return found && { ...found.version, id, _status: 'published' }
}

/** Those of these documents that have a newer draft, and one that meets the condition. */
async function withDraft(
  { payload, locale }: PayloadRequest,
  collection: CollectionConfig['slug'],
  ids: readonly number[],
  where: Where = {},
): Promise<number[]> {
  const { docs } = await payload.db.findVersions<Record<string, unknown>>({
    collection: collection as CollectionSlug,
    where: { and: [newestDrafts(ids), appendVersionToQueryKey(where)] },
    limit: 0,
    pagination: false,
    select: { parent: true },
    ...(locale ? { locale } : {}),
  })
  return docs.map(({ parent }) => Number(parent))
}

/** The condition as drafts meet it, in the place of what is published. */
async function metByDrafts(
  req: PayloadRequest,
  collection: CollectionConfig['slug'],
  where: Where,
  ids: readonly number[],
): Promise<Where> {
  const others = widened(where, ids)
  const changed = await withDraft(req, collection, ids)
  if (changed.length === 0) return others
  const met = await withDraft(req, collection, changed, asPublished(where))
  return {
    or: [{ and: [others, { id: { not_in: changed } }] }, ...(met.length > 0 ? [{ id: { in: met } }] : [])],
  }
}

/**
 * These documents in a language, as visitors would have them if the overlay in the context were published; those that
 * would not be there are missing.
 */
export async function readOverlaid<Slug extends CollectionSlug>(
  payload: BasePayload,
  collection: Slug,
  ids: readonly number[],
  { context, locale }: { context: RequestContext; locale: Locale | 'all' },
): Promise<DataFromCollectionSlug<Slug>[]> {
  const { docs } = await payload.find({
    collection,
    locale,
    fallbackLocale: false,
    ...allPublic,
    where: { id: { in: [...ids] } },
    context,
  })
  return docs as unknown as DataFromCollectionSlug<Slug>[]
}

export function withDraftOverlay(collection: CollectionConfig): CollectionConfig {
  if (!hasDrafts(collection)) return collection
  const { slug, access = {}, hooks = {} } = collection
  return {
    ...collection,
    access: access.read ? { ...access, read: widenedAccess(access.read, slug) } : access,
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks.beforeOperation ?? []),
        async ({ args, operation, req }) => {
          const ids = operation === 'read' ? idsIn(req, slug) : undefined
          const { where } = args as { where?: Where }
          return ids && where ? { ...args, where: await metByDrafts(req, slug, where, [...ids]) } : args
        },
      ],
      beforeRead: [
        ...(hooks.beforeRead ?? []),
        async ({ doc, req }) =>
          (idsIn(req, slug)?.has(Number(doc.id)) && (await newestDraft(req, slug, Number(doc.id)))) || doc,
      ],
    },
  }
}
