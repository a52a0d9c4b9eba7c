/**
 * The published pages as a tree: the only place that knows the address of a page.
 *
 * A page stores its last segment and its parent; the address follows from them. So moving a page moves the pages below
 * it without rewriting rows, and unfinished drafts below it stay drafts.
 */

import { PAGES } from '../cms/linkTargets'
import { allPublic } from '../cms/publicDocuments'
import type { ContentReader } from '../cms/reader'
import { relatedId } from '../cms/relatedId'
import type { Locale } from '../lib/locales'
import { memoized } from '../lib/memoized'

export type PageId = number

export interface PageNode {
  id: PageId
  slug: string
  parent: PageId | null
  /** Titles by language; a page exists in the languages that it has a title in. */
  title: Partial<Record<Locale, string>>
  noindex: boolean
  /** Address that search engines are to index instead (`canonical.ts`). */
  canonical?: string
  /** ISO 8601. */
  updatedAt: string
}

/** Tag of everything that depends on addresses, titles and nesting of any page. */
export const PAGE_TREE_TAG = 'pages:tree'

/** Segment of the front page, which has the address `/`. */
export const FRONT_PAGE = '/'

/** Deeper nesting is cut off: a guard against a parent chain that loops. */
const MAX_DEPTH = 20

export class PageTree {
  readonly #byId: Map<PageId, PageNode>
  readonly #idByPath = new Map<string, PageId>()
  readonly #pathById = new Map<PageId, string>()

  constructor(nodes: readonly PageNode[]) {
    this.#byId = new Map(nodes.map((node) => [node.id, node]))
    for (const node of nodes) {
      const path = this.#pathFrom(node)
      if (path === undefined) continue
      this.#pathById.set(node.id, path)
      this.#idByPath.set(path, node.id)
    }
  }

  /** Undefined where an ancestor is not published: the page is unreachable then. */
  #pathFrom(node: PageNode): string | undefined {
    const segments: string[] = []
    let current: PageNode | undefined = node
    while (current) {
      if (current.slug === FRONT_PAGE) return segments.length === 0 ? '/' : undefined
      segments.unshift(current.slug)
      if (segments.length > MAX_DEPTH) return undefined
      if (current.parent === null) return `/${segments.join('/')}`
      current = this.#byId.get(current.parent)
    }
    return undefined
  }

  node(id: PageId): PageNode | undefined {
    return this.#byId.get(id)
  }

  /** `/om-oss/historie`, or undefined where the page is unreachable. */
  path(id: PageId): string | undefined {
    return this.#pathById.get(id)
  }

  idAt(path: string): PageId | undefined {
    return this.#idByPath.get(path)
  }

  /** The page's ancestors, outermost first, without the page itself. */
  ancestors(id: PageId): PageNode[] {
    const found: PageNode[] = []
    let parent = this.#byId.get(id)?.parent ?? null
    while (parent !== null && found.length < MAX_DEPTH) {
      const node = this.#byId.get(parent)
      if (!node) break
      found.unshift(node)
      parent = node.parent
    }
    return found
  }

  /** Ids of the pages below this one, at any depth. */
  descendants(id: PageId): PageId[] {
    return this.all()
      .filter((node) => this.ancestors(node.id).some((ancestor) => ancestor.id === id))
      .map((node) => node.id)
  }

  /** Every reachable page, ordered by address. */
  all(): PageNode[] {
    return [...this.#idByPath.entries()]
      .sort(([one], [other]) => one.localeCompare(other))
      .flatMap(([, id]) => this.#byId.get(id) ?? [])
  }
}

interface StoredNode {
  id: PageId
  slug: string
  parent?: PageId | { id: PageId } | null
  title?: Partial<Record<Locale, string | null>> | string | null
  noindex?: boolean | null
  canonical?: string | null
  updatedAt: string
}

export function toNode(doc: StoredNode): PageNode {
  const title = typeof doc.title === 'object' && doc.title ? doc.title : {}
  return {
    id: doc.id,
    slug: doc.slug,
    parent: relatedId(doc.parent) ?? null,
    title: Object.fromEntries(Object.entries(title).filter(([, text]) => text)),
    noindex: doc.noindex === true,
    ...(doc.canonical ? { canonical: doc.canonical } : {}),
    updatedAt: doc.updatedAt,
  }
}

/** The tree of published pages, cached until a page's address, title or nesting changes. */
export async function readPageTree(reader: ContentReader): Promise<PageTree> {
  const nodes = await reader.remember('pageTree', [PAGE_TREE_TAG], async (req) => {
    const { docs } = await reader.payload.find({
      collection: PAGES,
      locale: 'all',
      ...allPublic,
      where: { _status: { equals: 'published' } },
      select: { slug: true, parent: true, title: true, noindex: true, canonical: true, updatedAt: true },
      // A separate request: `locale` would otherwise change that of the reader's request.
      req: { context: req.context, user: null },
    })
    return (docs as unknown as StoredNode[]).map(toNode)
  })
  return treeOf(nodes)
}

/** Built once for each array of nodes, while the array is cached. */
const treeOf = memoized((nodes: readonly PageNode[]) => new PageTree(nodes))
