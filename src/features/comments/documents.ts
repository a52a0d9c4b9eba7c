/** Documents that can have comments: those with drafts. Their titles and addresses in the admin. */
import type { CollectionSlug, PayloadRequest } from 'payload'
import { documentHref, globalHref } from '../../cms/adminAddresses'
import { hasDrafts } from '../../cms/documentStates'
import { languageOf } from '../../cms/messages'
import { isValues } from '../../lib/isValues'
import { titleField } from '../../web/waitingDocuments'
import { readLatest, type Target, targetOf } from '../collaboration'
import { THREAD_PARAMETER } from './facts'
import type { Comment } from './store'

/** Undefined for a document that has no drafts, is in the bin, or may not be read by the user. */
export async function readableTarget(
  req: PayloadRequest,
  document: string,
): Promise<(Target & { title: string }) | undefined> {
  const target = targetOf(req, document)
  if (!target || !hasDrafts(target.entity)) return undefined
  const title = (await titlesOf(req, [document])).get(document)
  return title === undefined ? undefined : { ...target, title }
}

/** Titles of those documents that the user may read, by key. */
export async function titlesOf(req: PayloadRequest, documents: readonly string[]): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  const ids = new Map<CollectionSlug, number[]>()
  for (const document of new Set(documents)) {
    const target = targetOf(req, document)
    if (target?.id !== undefined) {
      const slug = target.slug as CollectionSlug
      ids.set(slug, [...(ids.get(slug) ?? []), target.id])
    } else if (target && (await readLatest(req, target, { locale: languageOf(req), asUser: true })))
      titles.set(document, globalTitle(req, target))
  }
  for (const [collection, wanted] of ids) {
    const title = titleField(req, collection)
    const { docs } = await req.payload.find({
      collection,
      where: { id: { in: wanted } },
      draft: true,
      pagination: false,
      depth: 0,
      select: { [title]: true } as never,
      overrideAccess: false,
      req,
    })
    for (const doc of docs as unknown as Record<string, unknown>[])
      titles.set(`${collection}:${doc.id}`, String(doc[title] || `#${doc.id}`))
  }
  return titles
}

function globalTitle(req: PayloadRequest, { entity, slug }: Target): string {
  const label = 'label' in entity ? entity.label : slug
  const text = isValues(label) ? label[languageOf(req)] : label
  return typeof text === 'string' ? text : slug
}

/** The document in the admin with the thread open, from the root of the site. */
export function threadHref(req: PayloadRequest, { id, thread, document, locale }: Comment, first?: Comment): string {
  const target = targetOf(req, document)
  const path = target?.id === undefined ? globalHref(target?.slug ?? '') : documentHref(target.slug, String(target.id))
  const language = first?.locale ?? locale
  return `${path}?${language ? `locale=${language}&` : ''}${THREAD_PARAMETER}=${thread ?? id}`
}
