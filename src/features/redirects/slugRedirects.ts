/**
 * Articles and dealers have an address of one part below a page of the program's own. A published one whose address
 * changes leaves a redirect at the old one, however it changes, as pages do.
 */
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  PayloadRequest,
  Where,
} from 'payload'
import { outsideBin } from '../../cms/bin'
import { lastPublished } from '../../cms/lastPublished'
import { requestMap } from '../../cms/requestMap'
import type { PathContext } from '../../web/linkTargets'
import { publishedTree } from '../../web/storedPages'

export interface Addressed {
  collection: CollectionSlug
  /** Path that they lie below, without a language's prefix. */
  base: (req: PayloadRequest) => string | Promise<string>
}

/** Those that lie below a page that editors chose; `pathOf` finds its path. */
export const addressedBelow = (collection: CollectionSlug, pathOf: (places: PathContext) => string): Addressed => ({
  collection,
  base: async (req) =>
    pathOf({
      settings: await req.payload.findGlobal({ slug: 'site', depth: 0, req }),
      tree: await publishedTree(req),
    }),
})

interface StoredSlug {
  id: number
  slug?: string
  _status?: string
}

/** The last part of the address under which visitors know it, or knew it before it was unpublished. */
export async function publicSlug(
  req: PayloadRequest,
  { collection }: Pick<Addressed, 'collection'>,
  id: number,
): Promise<string | undefined> {
  const stored = await req.payload.db.findOne<StoredSlug>({
    collection,
    where: { id: { equals: id } },
    select: { slug: true, _status: true },
    req,
  })
  if (stored?._status === 'published') return stored.slug
  return (await lastPublished<StoredSlug>(req, collection, id))?.slug
}

/** What stood at `before` leads to `slug` from now on. Done again it is the same, before the document is saved or after. */
export async function leaveSlugRedirect(
  req: PayloadRequest,
  { collection, base }: Addressed,
  { id, before, slug }: { id: number; before: string | undefined; slug: string },
): Promise<void> {
  if (before === undefined || before === slug) return
  const { payload } = req
  // Another may have taken the address meanwhile.
  const taken: Where = { and: [{ slug: { equals: before } }, { id: { not_equals: id } }, outsideBin] }
  if (await payload.db.findOne({ collection, where: taken, select: { slug: true }, req })) return
  const below = await base(req)
  const [from, to] = [`${below}/${before}`, `${below}/${slug}`]
  const options = { collection: 'redirects', req, overrideAccess: true } as const
  await payload.delete({ ...options, where: { from: { in: [from, to] } } })
  // What led to the old address leads on at once.
  await payload.update({ ...options, where: { url: { equals: from } }, data: { url: to } })
  await payload.create({ ...options, data: { from, type: 'address', url: to, permanent: true, automatic: true } })
}

export function slugRedirects(addressed: Addressed): {
  rememberSlug: CollectionBeforeChangeHook
  leaveRedirect: CollectionAfterChangeHook
} {
  const key = `merkevei.slugsBefore.${addressed.collection}`

  /** Of the documents that this request saves: the last parts of their public addresses before. */
  const slugsBefore = (req: PayloadRequest) => requestMap<number, string>(req, key)

  return {
    /** The document that hooks are given may be a draft with another address; visitors know the published row. */
    async rememberSlug({ data, originalDoc, operation, req }) {
      const id = (originalDoc as { id?: number } | undefined)?.id
      if (operation !== 'update' || id === undefined || data._status !== 'published') return data
      const before = await publicSlug(req, addressed, id)
      if (before) slugsBefore(req).set(id, before)
      return data
    },
    async leaveRedirect({ doc, req }) {
      const before = slugsBefore(req).get(doc.id)
      slugsBefore(req).delete(doc.id)
      if (doc._status === 'published') await leaveSlugRedirect(req, addressed, { id: doc.id, before, slug: doc.slug })
      return doc
    },
  }
}
