/** Searches everything visible to visitors in a language, best first. Used by the results page and the suggestions. */

import type { ContentReader } from '../../cms/reader'
import { byKey, sortKey } from '../../lib/sortKey'
import { MAX_WORDS } from '../../lib/words/ranking'
import type { WordIndex } from '../../lib/words/wordIndex'
import { words } from '../../lib/words/words'
import { articleHref, dealersHref } from '../../web/links'
import { MAX_TERM } from '../../web/SearchForm'
import type { Site } from '../../web/site'
import { type ArticleFacts, findArticlesById, readArticleWords } from '../catalogue'
import { readDealerWords, readPageWords } from './sources'

export interface Found {
  kind: 'page' | 'article' | 'dealer'
  title: string
  href: string
  description: string
  /** Distinguishes equal titles: an article's number, a dealer's place, the parent of a page. */
  detail?: string | undefined
  /** Article data for ordering. */
  article?: ArticleFacts
}

export interface FoundAll {
  total: number
  hits: Found[]
  /** A corrected spelling that has hits, if the search has none. */
  meant?: string
}

interface Content {
  site: Site
  reader: ContentReader
}

/** Normalises a typed or submitted search. */
export function searchTerm(typed: string): string {
  return typed.trim().slice(0, MAX_TERM)
}

interface Candidate {
  kind: Found['kind']
  id: number
  title: string
  score: number
  draw: () => Found
}

/** `length` hits, starting at `from`. */
export async function find(content: Content, term: string, from: number, length: number): Promise<FoundAll> {
  const { site, reader } = content
  const [pages, articles, dealers] = await Promise.all([
    readPageWords(reader),
    readArticleWords(reader),
    readDealerWords(reader),
  ])
  await Promise.all([pages, articles, dealers].map((index) => index.settle()))
  const limit = from + length
  // Searches all pages, so that those without a path in this language are not counted.
  const foundPages = pages.search(term, pages.size).best.filter(({ item }) => pageHref(item.id, site) !== undefined)
  const [foundArticles, foundDealers] = [articles.search(term, limit), dealers.search(term, limit)]
  const total = foundPages.length + foundArticles.total + foundDealers.total
  if (total === 0) {
    const meant = otherSpelling(term, [pages, articles, dealers])
    return { total, hits: [], ...(meant ? { meant } : {}) }
  }
  const candidates: Candidate[] = [
    ...foundPages.map(
      ({ item, score }): Candidate => ({
        kind: 'page',
        id: item.id,
        title: item.title,
        score,
        draw: () => ({
          kind: 'page',
          title: item.title,
          href: pageHref(item.id, site) ?? '',
          description: item.description,
          detail: site.tree.ancestors(item.id).at(-1)?.title[site.locale],
        }),
      }),
    ),
    ...foundArticles.best.map(
      ({ item, score }): Candidate => ({
        kind: 'article',
        id: item.id,
        title: item.title,
        score,
        draw: () => ({
          kind: 'article',
          title: item.title,
          href: articleHref(item, site),
          description: item.description,
          detail: site.t('searchArticleNumber', { number: item.number }),
        }),
      }),
    ),
    ...foundDealers.best.map(
      ({ item, score }): Candidate => ({
        kind: 'dealer',
        id: item.id,
        title: item.title,
        score,
        draw: () => ({
          kind: 'dealer',
          title: item.title,
          href: `${dealersHref(site)}/${item.slug}`,
          description: item.description,
          detail: item.place || undefined,
        }),
      }),
    ),
  ]
  const page = candidates.sort(bestFirst).slice(from, limit)
  const ids = page.flatMap(({ kind, id }) => (kind === 'article' ? [id] : []))
  const facts = await findArticlesById(reader, ids)
  const hits = page.map(({ kind, id, draw }) => {
    const article = kind === 'article' ? facts.get(id) : undefined
    return { ...draw(), ...(article ? { article } : {}) }
  })
  return { total, hits }
}

/** Equal scores are ordered by title, as in each index. */
function bestFirst(one: Candidate, other: Candidate): number {
  return other.score - one.score || byKey(sortKey(one.title), sortKey(other.title))
}

/** The page's path; undefined if it does not exist in the language. */
function pageHref(id: number, site: Site): string | undefined {
  return site.tree.node(id)?.title[site.locale] === undefined || site.tree.path(id) === undefined
    ? undefined
    : site.pageHref(id)
}

/**
 * The search with each unknown word replaced by the most similar known one; undefined if there is none. Only the first
 * words are corrected, since each is compared with all known words.
 */
function otherSpelling(
  term: string,
  indexes: readonly Pick<WordIndex<never>, 'knows' | 'nearest'>[],
): string | undefined {
  let changed = false
  const other = words(term)
    .slice(0, MAX_WORDS)
    .map((word) => {
      if (indexes.some((index) => index.knows(word))) return word
      const near = indexes
        .flatMap((index) => index.nearest(word) ?? [])
        .sort((one, two) => one.mistakes - two.mistakes || two.documents - one.documents)[0]
      if (near) changed = true
      return near?.word ?? word
    })
  return changed ? other.join(' ') : undefined
}
