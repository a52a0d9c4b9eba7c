/**
 * Reads some documents as their newest drafts, as if these were published: for previews of several documents together.
 * A request whose context carries an overlay gets the drafts from every read of Payload, relations included, past access
 * rules; conditions other than those on ids and on what is published still meet the published values.
 */
import type { Access, CollectionConfig, PayloadRequest, RequestContext, Where } from 'payload'
import { isValues } from '../lib/isValues'
import { hasDrafts } from './documentStates'

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

/** The same condition, which these documents meet as if they were published. */
export function widened(where: Where, ids: readonly number[]): Where {
  const parts = Object.entries(where).map(([name, value]): Where => {
    if (name === 'and' || name === 'AND') return { and: (value as Where[]).map((part) => widened(part, ids)) }
    if (name === 'or' || name === 'OR') return { or: (value as Where[]).map((part) => widened(part, ids)) }
    return isPublishedCondition(name, value)
      ? ({ or: [{ [name]: value }, { id: { in: [...ids] } }] } as Where)
      : ({ [name]: value } as Where)
  })
  return parts.length > 1 ? { and: parts } : (parts[0] ?? where)
}

const widenedAccess =
  (read: Access, slug: string): Access =>
  async (args) => {
    const result = await read(args)
    const ids = idsIn(args.req, slug)
    return ids && typeof result === 'object' ? widened(result, [...ids]) : result
  }

/** As stored, in the place of what is published. */
async function newestDraft(
  req: PayloadRequest,
  collection: CollectionConfig['slug'],
  id: number,
): Promise<Record<string, unknown> | undefined> {
  const { docs } = await req.payload.db.findVersions<Record<string, unknown>>({
    collection: collection as Parameters<typeof req.payload.db.findVersions>[0]['collection'],
    where: {
      and: [{ parent: { equals: id } }, { latest: { equals: true } }, { 'version._status': { equals: 'draft' } }],
    },
    limit: 1,
    pagination: false,
    ...(req.locale ? { locale: req.locale } : {}),
  })
  const [found] = docs
  return found && { ...found.version, id, _status: 'published' }
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
        ({ args, operation, req }) => {
          const ids = operation === 'read' ? idsIn(req, slug) : undefined
          const { where } = args as { where?: Where }
          return ids && where ? { ...args, where: widened(where, [...ids]) } : args
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
