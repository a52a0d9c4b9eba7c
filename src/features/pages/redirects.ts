/**
 * A published page that moves leaves a redirect at each former address of it and of the pages below it, for every kind
 * of move: a save, a bulk change, a schedule, a restored version, or unpublishing and publishing again elsewhere.
 */

import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { requestMap } from '../../cms/requestMap'
import { PageTree } from '../../web/pageTree'
import { lastPublishedPage, publishedPages, publishedTree, type StoredPage } from '../../web/storedPages'
import { REDIRECTS } from '../redirects'

const PAGES_BEFORE = 'merkevei.pagesBefore'
const LAST_PUBLISHED = 'merkevei.lastPublished'

const writes: ReadonlySet<string> = new Set(['create', 'update', 'updateByID', 'restoreVersion'])

/** Stores the addresses before the save, for comparison with those after it. */
export const rememberAddresses: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { draft, data } = args as { draft?: boolean; data?: { _status?: string } }
  const reachesVisitors = draft !== true || data?._status === 'published'
  if (writes.has(operation) && reachesVisitors) req.context[PAGES_BEFORE] = await publishedPages(req)
  return args
}

const pagesBefore = (req: PayloadRequest) => req.context[PAGES_BEFORE] as readonly StoredPage[] | undefined

export function treeBefore(req: PayloadRequest): PageTree | undefined {
  const pages = pagesBefore(req)
  return pages && new PageTree(pages)
}

/** The pages that this request publishes again, as they were last published. */
const publishedAgain = (req: PayloadRequest) => requestMap<number, StoredPage>(req, LAST_PUBLISHED)

/** A page that is published again had an address before it was unpublished. */
export const rememberLastAddress: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const id = (originalDoc as { id?: number } | undefined)?.id
  const before = pagesBefore(req)
  if (operation !== 'update' || id === undefined || data._status !== 'published' || !before) return data
  const last = before.some((page) => page.id === id) ? undefined : await lastPublishedPage(req, id)
  if (last) publishedAgain(req).set(id, last)
  return data
}

export const leaveRedirects: CollectionAfterChangeHook = async ({ doc, req }) => {
  const pages = pagesBefore(req)
  if (!pages) return doc
  const again = publishedAgain(req).get(doc.id)
  publishedAgain(req).delete(doc.id)
  const before = new PageTree(again ? [...pages, again] : pages)
  if (before.path(doc.id) === undefined) return doc
  const after = await publishedTree(req)
  for (const id of [doc.id as number, ...before.descendants(doc.id)]) {
    const from = before.path(id)
    const to = after.path(id)
    // Another page may have taken the address in the meantime.
    if (from === undefined || to === undefined || from === to || after.idAt(from) !== undefined) continue
    await moveAddress(req, id, from, to)
  }
  return doc
}

/** Points the old path to the page. A redirect at the new path would have no effect, so it is deleted. */
async function moveAddress(req: PayloadRequest, page: number, from: string, to: string): Promise<void> {
  const { payload } = req
  await payload.delete({ collection: REDIRECTS, where: { from: { in: [from, to] } }, req, overrideAccess: true })
  await payload.create({
    collection: REDIRECTS,
    data: { from, type: 'page', page, permanent: true, automatic: true },
    req,
    overrideAccess: true,
  })
}
