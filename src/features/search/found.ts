/** Searches everything visible to visitors in a language, best first. Used by the results page and the suggestions. */

import { sizeInWords, typeInWords } from '../../blocks/fileList/size'
import type { ContentReader } from '../../cms/reader'
import type { Media } from '../../cms/types'
import { momentText } from '../../lib/moment'
import { byKey, sortKey } from '../../lib/sortKey'
import type { ExcerptPart } from '../../lib/words/excerpt'
import { searchTogether } from '../../lib/words/search'
import type { Hit, Searchable } from '../../lib/words/wordIndex'
import { articleHref, dealersHref, eventHref, postHref } from '../../web/links'
import { MAX_TERM } from '../../web/SearchForm'
import type { Site } from '../../web/site'
import {
  type ArticleFacts,
  type FoundArticle,
  findArticlesById,
  readArticlePictures,
  readArticleWords,
} from '../catalogue'
import { type FoundEvent, readEventWords } from '../events'
import { type FoundPost, readPostWords } from '../posts'
import { type FoundDealer, readDealerWords } from './dealerWords'
import { type Editorial, type PinnedKind, readEditorial } from './editorial'
import { type FoundFile, readFileWords } from './fileWords'
import {
  ANSWERING_DEALER,
  ANSWERING_EVENT,
  ANSWERING_PAGE,
  ANSWERING_POST,
  factors,
  type Kind,
  kinds,
  NAMED_ARTICLE,
} from './limits'
import { readPageWords } from './pageWords'

export interface Found {
  kind: Kind
  title: string
  href: string
  description: string
  /** Distinguishes equal titles: an article's number, a dealer's place, the parent of a page. */
  detail?: string | undefined
  /** Article data for ordering. */
  article?: ArticleFacts
  picture?: Media | undefined
  /** Id of a file. */
  file?: number
  /** The piece of a file's text that was found (`fileExcerpts.ts`). */
  excerpt?: readonly ExcerptPart[] | undefined
}

/** A hit before what it shows is read. */
interface Candidate {
  kind: Kind
  id: number
  title: string
  score: number
  draw: () => Found
}

export interface Search {
  total: number
  counts: Readonly<Record<Kind, number>>
  /** Kinds that have hits, the one with the best hit first. */
  kinds: readonly Kind[]
  /** The term with slips corrected, if the hits are those of another spelling. */
  corrected?: string | undefined
  /** The forms of each word that was searched for, as texts are compared with them. */
  words: readonly (readonly string[])[]
  /** Scores of all found articles by id, where these alone are shown. */
  articles: ReadonlyMap<number, number>
  /** Hits that editors put first. */
  pinned(): Promise<Found[]>
  /** Hits of a kind, or of all kinds in one order, without the pinned ones. */
  hits(kind: Kind | undefined, from: number, length: number): Promise<Found[]>
}

interface Content {
  site: Site
  reader: ContentReader
}

/** Normalises a typed or submitted search. */
export function searchTerm(typed: string): string {
  return typed.trim().slice(0, MAX_TERM)
}

interface FindOptions {
  /** Hits of each kind that can be read. */
  limit: number
  /** One kind alone is shown: what is pinned stands at its place among the hits, and is not added to them. */
  kind?: Kind | undefined
}

/** Searches for a term. */
export async function find(content: Content, term: string, { limit, kind: only }: FindOptions): Promise<Search> {
  const { site, reader } = content
  const [article, page, post, event, dealer, file, editorial] = await Promise.all([
    readArticleWords(reader),
    readPageWords(reader),
    readPostWords(reader),
    readEventWords(reader),
    readDealerWords(reader),
    readFileWords(reader),
    readEditorial(reader),
  ])
  await Promise.all([article, page, post, event, dealer, file].map((index) => index.settle()))
  const draw = drawing(site)
  const pins = only
    ? []
    : pinnedHits(editorial, term, (kind, id) => {
        const item = { article, page, post, event, dealer }[kind].byId(id)
        return item && (kind !== 'page' || pageHref(id, site))
          ? { kind, id, title: item.title, score: 0, draw: () => draw[kind](item as never) }
          : undefined
      })
  const scores = new Map<number, number>()
  const pinned = new Set(pins.map(({ kind, id }) => `${kind} ${id}`))
  const { hits, query } = searchTogether(
    {
      article: {
        index: article,
        factor: factors.article,
        limit: limit + pins.length,
        named: NAMED_ARTICLE,
        each: only === 'article' ? ({ id }: FoundArticle, score: number) => void scores.set(id, score) : undefined,
      },
      // All are read of pages and files, so that those which visitors cannot open are not counted.
      page: { index: page, factor: factors.page, limit: page.size, questionFactor: ANSWERING_PAGE },
      post: { index: post, factor: factors.post, limit: limit + pins.length, questionFactor: ANSWERING_POST },
      event: { index: event, factor: factors.event, limit: limit + pins.length, questionFactor: ANSWERING_EVENT },
      dealer: { index: dealer, factor: factors.dealer, limit: limit + pins.length, questionFactor: ANSWERING_DEALER },
      file: { index: file, factor: factors.file, limit: file.size },
    },
    term,
    { locale: reader.locale, synonyms: editorial.synonyms },
  )
  const shown = {
    article: hits.article,
    page: visible(hits.page.best, ({ id }) => pageHref(id, site) !== undefined),
    post: hits.post,
    event: hits.event,
    dealer: hits.dealer,
    file: visible(hits.file.best, ({ id }) => article.isDocument(id)),
  }
  const candidates = Object.fromEntries(
    kinds.map((kind) => [
      kind,
      (shown[kind].best as readonly Hit<Searchable>[])
        .filter(({ item }) => !pinned.has(`${kind} ${item.id}`))
        .map(
          ({ item, score }): Candidate => ({
            kind,
            id: item.id,
            title: item.title,
            score,
            draw: () => draw[kind](item as never),
          }),
        ),
    ]),
  ) as Record<Kind, Candidate[]>
  const counts = Object.fromEntries(kinds.map((kind) => [kind, shown[kind].total])) as Record<Kind, number>
  const known = new Set(kinds.flatMap((kind) => shown[kind].best.map(({ item }) => `${kind} ${item.id}`)))
  // A pinned document that the words do not find counts too.
  for (const { kind, id } of pins) if (!known.has(`${kind} ${id}`)) counts[kind]++
  const best = (kind: Kind) => candidates[kind][0]?.score ?? 0
  return {
    total: kinds.reduce((sum, kind) => sum + counts[kind], 0),
    counts,
    kinds: kinds.filter((kind) => counts[kind] > 0).sort((one, other) => best(other) - best(one)),
    corrected: query.corrected,
    words: query.terms.map(({ forms }) => forms.map(({ word }) => word)),
    articles: scores,
    pinned: () => complete(pins, reader),
    hits(kind, from, length) {
      const list = kind ? candidates[kind] : kinds.flatMap((one) => candidates[one]).sort(bestFirst)
      return complete(list.slice(from, from + length), reader)
    },
  }
}

function visible<Item extends Searchable>(best: readonly Hit<Item>[], isVisible: (item: Item) => boolean) {
  const left = best.filter(({ item }) => isVisible(item))
  return { total: left.length, best: left }
}

function pinnedHits(
  editorial: Editorial,
  term: string,
  candidate: (kind: PinnedKind, id: number) => Candidate | undefined,
): Candidate[] {
  return editorial.pinsFor(term).flatMap(({ kind, id }) => candidate(kind, id) ?? [])
}

/** Adds what an article shows, read from the article index. */
async function complete(page: readonly Candidate[], reader: ContentReader): Promise<Found[]> {
  const ids = page.flatMap(({ kind, id }) => (kind === 'article' ? [id] : []))
  const [facts, pictures] = await Promise.all([findArticlesById(reader, ids), readArticlePictures(reader, ids)])
  return page.map(({ kind, id, draw }) => {
    const article = kind === 'article' ? facts.get(id) : undefined
    return { ...draw(), ...(article ? { article, picture: pictures.get(id) } : {}) }
  })
}

function drawing(site: Site) {
  return {
    article: (item: FoundArticle): Found => ({
      kind: 'article',
      title: item.title,
      href: articleHref(item, site),
      description: item.description,
      detail: site.t('searchArticleNumber', { number: item.number }),
    }),
    page: (item: Searchable): Found => ({
      kind: 'page',
      title: item.title,
      href: pageHref(item.id, site) ?? '',
      description: item.description,
      detail: site.tree.ancestors(item.id).at(-1)?.title[site.locale],
    }),
    post: (item: FoundPost): Found => ({
      kind: 'post',
      title: item.title,
      href: postHref(item, site),
      description: item.description,
      detail: momentText(item.date, site.locale, 'date'),
    }),
    event: (item: FoundEvent): Found => ({
      kind: 'event',
      title: item.title,
      href: eventHref(item, site),
      description: item.description,
      detail: item.when,
    }),
    dealer: (item: FoundDealer): Found => ({
      kind: 'dealer',
      title: item.title,
      href: `${dealersHref(site)}/${item.slug}`,
      description: item.description,
      detail: item.place || undefined,
    }),
    file: (item: FoundFile): Found => ({
      kind: 'file',
      title: item.title,
      href: item.href,
      description: '',
      detail: [typeInWords(item.filename), sizeInWords(item.size, site.locale)].filter(Boolean).join(', '),
      file: item.id,
    }),
  }
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
