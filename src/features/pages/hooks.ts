/** Hooks on saving a page that concern its path. */

import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, CollectionBeforeValidateHook } from 'payload'
import { APIError, ValidationError } from 'payload'
import { inBin, type RestoreCheck } from '../../cms/bin'
import { translateFor } from '../../cms/messages'
import { relatedId } from '../../cms/relatedId'
import type { Locale } from '../../lib/locales'
import { MAX_SEGMENT, segmentFrom } from '../../lib/norwegian'
import { declaredIn } from '../../web/declared'
import { FRONT_PAGE, PageTree } from '../../web/pageTree'
import { storedPages, titleOf } from '../../web/storedPages'
import { addressKey, addressProblem } from './address'
import { pageMessages } from './messages'

interface PageData {
  slug?: string | null
  parent?: number | { id: number } | null
  title?: string | null
  _status?: string
}

function parentId(parent: PageData['parent']): number | null {
  return relatedId(parent) ?? null
}

/** An empty last segment is made from the title. */
export const fillAddress: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  if (!data) return data
  const page = { ...originalDoc, ...data } as PageData
  if (!page.slug?.trim() && page.title) return { ...data, slug: segmentFrom(page.title) }
  return typeof data.slug === 'string' ? { ...data, slug: data.slug.trim() } : data
}

/**
 * Refuses a path that is malformed, reserved, taken, or below itself; in drafts too, so that publishing cannot fail by
 * it.
 */
export const checkAddress: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data || (data.slug === undefined && data.parent === undefined && data._status === undefined)) return data
  const page = { ...originalDoc, ...data } as PageData
  const slug = page.slug ?? ''
  const parent = parentId(page.parent)
  if (!slug) return data
  const refuse = (path: 'slug' | 'parent', message: string): never => {
    throw new ValidationError({ collection: 'pages', errors: [{ path, message }], req }, req.t)
  }
  const problem = addressProblem(slug, parent === null, declaredIn(req.payload).reservedSegments)
  if (problem === 'frontHasParent') refuse('parent', translateFor(req, pageMessages.frontHasParent))
  if (problem)
    refuse(
      'slug',
      translateFor(req, pageMessages[problem], {
        suggestion: segmentFrom(slug) || segmentFrom(page.title ?? '') || 'side',
        path: `/${slug}`,
        max: MAX_SEGMENT,
      }),
    )
  const id = (originalDoc as { id?: number } | undefined)?.id
  const others = (await storedPages(req)).filter((other) => other.id !== id)
  const parentNode = others.find((other) => other.id === parent)
  if (parentNode?.slug === FRONT_PAGE) refuse('parent', translateFor(req, pageMessages.frontAsParent))
  if (parent !== null && (parent === id || isBelow(parent, id, others)))
    refuse('parent', translateFor(req, pageMessages.ownAncestor))
  const taken = others.find((other) => other.published && other.slug === slug && other.parent === parent)
  if (taken)
    refuse(
      'slug',
      translateFor(req, pageMessages.taken, {
        path: new PageTree(others).path(taken.id) ?? `/${slug}`,
        title: titleOf(taken),
      }),
    )
  return data
}

/** Whether the page `ancestor` is among the ancestors of `from`. */
function isBelow(
  from: number,
  ancestor: number | undefined,
  pages: readonly { id: number; parent: number | null }[],
): boolean {
  const seen = new Set<number>()
  for (let at: number | null = from; at !== null && !seen.has(at); ) {
    seen.add(at)
    const parent: number | null = pages.find((page) => page.id === at)?.parent ?? null
    if (parent !== null && parent === ancestor) return true
    at = parent
  }
  return false
}

/** Only published pages have the unique key: a draft reserves no path. */
export const keepAddressKey: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const page = { ...originalDoc, ...data } as PageData
  const published = page._status === 'published' && page.slug
  return { ...data, addressKey: published ? addressKey(page.slug ?? '', parentId(page.parent)) : null }
}

/**
 * Refuses to delete a page with pages below it: those would leave the site without notice, and those in the bin would
 * lose their place.
 */
export const refuseWithChildren: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const children = await storedPages(req, { parent: { equals: id } })
  if (children.length > 0)
    throw new APIError(translateFor(req, pageMessages.hasChildren, { count: children.length }), 409, null, true)
  const own = await req.payload.db.findOne({
    collection: 'pages',
    where: { and: [{ id: { equals: id } }, inBin] },
    req,
  })
  const { totalDocs } = await req.payload.db.count({
    collection: 'pages',
    where: { and: [{ parent: { equals: id } }, inBin] },
    req,
  })
  if (own && totalDocs > 0)
    throw new APIError(translateFor(req, pageMessages.hasBinned, { count: totalDocs }), 409, null, true)
}

/** A page can be restored only if its parent exists and its path is free. */
export const checkRestored: RestoreCheck = async ({ doc, req }) => {
  const { slug, parent, _status } = doc as PageData
  const above = parentId(parent)
  const binned = await req.payload.db.findOne<{ id: number; title?: Partial<Record<Locale, string>> }>({
    collection: 'pages',
    where: { and: [{ id: { equals: above ?? 0 } }, inBin] },
    req,
  })
  const title = binned?.title?.nb ?? binned?.title?.en ?? `#${above}`
  if (binned) throw new APIError(translateFor(req, pageMessages.parentInBin, { title }), 409, null, true)
  const args = { data: { slug, parent, _status }, originalDoc: doc, req }
  if (_status === 'published') await checkAddress(args as unknown as Parameters<typeof checkAddress>[0])
}
