/** A published article whose address changes leaves a redirect at the old one, as pages do. */
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { ARTICLES_PATH } from '../../../site/screens'

const SLUGS_BEFORE = 'merkevei.slugsBefore'

/** Of the articles that this request saves: the last parts of their published addresses before. */
function slugsBefore(req: PayloadRequest): Map<number, string> {
  const known = req.context[SLUGS_BEFORE]
  if (known instanceof Map) return known
  const made = new Map<number, string>()
  req.context[SLUGS_BEFORE] = made
  return made
}

/** The document that hooks are given may be a draft with another address; visitors know the published row. */
export const rememberSlug: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const id = (originalDoc as { id?: number } | undefined)?.id
  if (operation !== 'update' || id === undefined || data._status !== 'published') return data
  const stored = await req.payload.db.findOne<{ id: number; slug?: string; _status?: string }>({
    collection: 'articles',
    where: { id: { equals: id } },
    select: { slug: true, _status: true },
    req,
  })
  if (stored?._status === 'published' && stored.slug) slugsBefore(req).set(id, stored.slug)
  return data
}

export const leaveRedirect: CollectionAfterChangeHook = async ({ doc, req }) => {
  const before = slugsBefore(req).get(doc.id)
  slugsBefore(req).delete(doc.id)
  if (before === undefined || doc._status !== 'published' || before === doc.slug) return doc
  const [from, to] = [`${ARTICLES_PATH}/${before}`, `${ARTICLES_PATH}/${doc.slug}`]
  const { payload } = req
  const options = { collection: 'redirects', req, overrideAccess: true } as const
  await payload.delete({ ...options, where: { from: { in: [from, to] } } })
  // What led to the old address leads on at once.
  await payload.update({ ...options, where: { url: { equals: from } }, data: { url: to } })
  await payload.create({ ...options, data: { from, type: 'address', url: to, permanent: true, automatic: true } })
  return doc
}
