/** Pages as stored, for rules that must see all of them: drafts included, in every language. */
import type { PayloadRequest, Where } from 'payload'
import { outsideBin } from '../cms/bin'
import { lastPublished } from '../cms/lastPublished'
import { PAGES } from '../cms/linkTargets'
import { type PageNode, PageTree, toNode } from './pageTree'

export interface StoredPage extends PageNode {
  published: boolean
}

/** Rows of the main table: published pages, and pages that never were; not those in the bin. */
export async function storedPages(req: PayloadRequest, where?: Where): Promise<StoredPage[]> {
  const { docs } = await req.payload.db.find<{ _status?: string } & Parameters<typeof toNode>[0]>({
    collection: PAGES,
    limit: 0,
    pagination: false,
    locale: 'all',
    req,
    select: { slug: true, parent: true, title: true, noindex: true, canonical: true, updatedAt: true, _status: true },
    where: where ? { and: [where, outsideBin] } : outsideBin,
  })
  return docs.map((doc) => ({ ...toNode(doc), published: doc._status === 'published' }))
}

/** The page as it was last published; undefined if it never was. */
export async function lastPublishedPage(req: PayloadRequest, id: number): Promise<StoredPage | undefined> {
  const found = await lastPublished<Parameters<typeof toNode>[0]>(req, PAGES, id)
  return found && { ...toNode({ ...found, id }), published: true }
}

export async function publishedPages(req: PayloadRequest): Promise<StoredPage[]> {
  return storedPages(req, { _status: { equals: 'published' } })
}

export async function publishedTree(req: PayloadRequest): Promise<PageTree> {
  return new PageTree(await publishedPages(req))
}

/** Addresses as the admin shows them, unpublished pages included. */
export async function wholeTree(req: PayloadRequest): Promise<PageTree> {
  return new PageTree(await storedPages(req))
}

/** A title to name the page by, in any language that has one. */
export function titleOf(page: PageNode): string {
  return page.title.nb ?? page.title.en ?? `#${page.id}`
}
