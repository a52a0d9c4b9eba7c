/** What visitors can find in a language, best first: the one search behind the results page and the suggestions. */

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
  /** Tells it from others of the same title: an article's number, a dealer's place, the page that a page lies below. */
  detail?: string | undefined
  /** What can be ordered of an article. */
  article?: ArticleFacts
}

export interface FoundAll {
  total: number
  hits: Found[]
  /** Another spelling that finds something, where this one finds nothing. */
  meant?: string
}

interface Content {
  site: Site
  reader: ContentReader
}

/** What is searched for, however it was typed or sent. */
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

/** Hits from `from` on, as many as `length`. */
export async function find(content: Content, term: string, from: number, length: number): Promise<FoundAll> {
  const { site, reader } = content
  const [pages, articles, dealers] = await Promise.all([
    readPageWords(reader),
    readArticleWords(reader),
    readDealerWords(reader),
  ])
  await Promise.all([pages, articles, dealers].map((index) => index.settle()))
  const limit = from + length
  // All pages, so that those that cannot be reached in this language are not counted.
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

/** Equal ones by title, as each index has them already. */
function bestFirst(one: Candidate, other: Candidate): number {
  return other.score - one.score || byKey(sortKey(one.title), sortKey(other.title))
}

/** Only in languages that the page exists in. */
function pageHref(id: number, site: Site): string | undefined {
  return site.tree.node(id)?.title[site.locale] === undefined || site.tree.path(id) === undefined
    ? undefined
    : site.pageHref(id)
}

/**
 * The search with each word that is not known replaced by the one most like it; undefined where none is. Of the words
 * that decide, for each goes through all that are known.
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
