/** What visitors can find in a language, best first: the one search behind the results page and the suggestions. */
import type { ContentReader } from '../../content/reader'
import { articleHref } from '../../site/links'
import { PAGE_TREE_TAG } from '../../site/pageTree'
import { MAX_TERM } from '../../site/SearchForm'
import type { Site } from '../../site/site'
import { richTextOf, textOf } from './pageText'
import { type Indexed, index, rank, type Searchable } from './rank'

interface PageEntry extends Searchable {
  kind: 'page'
  id: number
}
interface ArticleEntry extends Searchable {
  kind: 'article'
  slug: string
  number: string
}
type Entry = PageEntry | ArticleEntry

export interface Found {
  kind: Entry['kind']
  title: string
  href: string
  description: string
  /** Tells it from others of the same title: an article's number, the page that a page lies below. */
  detail?: string | undefined
}

/** What is searched for, however it was typed or sent. */
export function searchTerm(typed: string): string {
  return typed.trim().slice(0, MAX_TERM)
}

export async function find({ site, reader }: { site: Site; reader: ContentReader }, term: string): Promise<Found[]> {
  const [pages, articles] = await Promise.all([indexedPages(reader), indexedArticles(reader)])
  return rank<Entry>([...pages, ...articles], term).flatMap((entry) => {
    const { kind, title, description } = entry
    const href = kind === 'page' ? pageHref(entry.id, site) : articleHref(entry, site)
    const detail = kind === 'page' ? pageAbove(entry.id, site) : site.t('searchArticleNumber', { number: entry.number })
    return href === undefined ? [] : [{ kind, title, href, description, detail }]
  })
}

/** Only in languages that the page exists in. */
function pageHref(id: number, site: Site): string | undefined {
  return site.tree.node(id)?.title[site.locale] === undefined ? undefined : site.pageHref(id)
}

function pageAbove(id: number, site: Site): string | undefined {
  return site.tree.ancestors(id).at(-1)?.title[site.locale]
}

/** Pages ready to be searched, with what they show of reusable blocks and of the terms; kept until one changes. */
async function indexedPages(reader: ContentReader): Promise<Indexed<PageEntry>[]> {
  const tags = ['pages', 'reusableBlocks', 'deliveryTerms', PAGE_TREE_TAG]
  return reader.remember('search pages', tags, async (req) => {
    const all = { depth: 0, limit: 0, pagination: false, overrideAccess: false, req } as const
    const published = { _status: { equals: 'published' } }
    const { payload } = reader
    const [pages, reusable, terms] = await Promise.all([
      payload.find({
        collection: 'pages',
        where: { and: [published, { noindex: { not_equals: true } }] },
        select: { title: true, description: true, body: true },
        ...all,
      }),
      payload.find({ collection: 'reusableBlocks', where: published, select: { body: true }, ...all }),
      payload.findGlobal({ slug: 'deliveryTerms', depth: 0, overrideAccess: false, req }),
    ])
    const reusableText = new Map(reusable.docs.map(({ id, body }) => [id, textOf(body)]))
    const termsText = richTextOf(terms.content)
    return pages.docs.map(({ id, title, description, body }) => {
      const shown = (body ?? []).map((block) => {
        if (block.blockType === 'reusable') return reusableText.get(block.reusable as number) ?? ''
        return block.blockType === 'deliveryTerms' ? `${textOf([block])} ${termsText}` : textOf([block])
      })
      return index({ kind: 'page', id, title, description: description ?? '' }, shown.join(' '))
    })
  })
}

/** Articles ready to be searched, in the words of the language alone: one without a name in it is not found. */
async function indexedArticles(reader: ContentReader): Promise<Indexed<ArticleEntry>[]> {
  return reader.remember('search articles', ['articles'], async (req) => {
    const { docs } = await reader.payload.find({
      collection: 'articles',
      depth: 0,
      limit: 0,
      pagination: false,
      overrideAccess: false,
      fallbackLocale: false,
      where: { _status: { equals: 'published' } },
      select: { name: true, number: true, summary: true, description: true, slug: true },
      req,
    })
    return docs
      .filter(({ name }) => name)
      .map(({ name, number, summary, description, slug }) =>
        index({ kind: 'article', slug, number, title: name, description: summary ?? '' }, richTextOf(description)),
      )
  })
}
