/** Searches everything visible to visitors in a language, best first. Used by the results page and the suggestions. */

import type { ContentReader } from '../../cms/reader'
import type { Media } from '../../cms/types'
import { byKey, sortKey } from '../../lib/sortKey'
import type { ExcerptPart } from '../../lib/words/excerpt'
import { searchTogether } from '../../lib/words/search'
import type { Hits, Searchable } from '../../lib/words/searchable'
import type { WordIndex } from '../../lib/words/wordIndex'
import { declaredIn } from '../../web/declared'
import { MAX_TERM } from '../../web/SearchForm'
import type { SearchKind, ShownHit } from '../../web/searchKind'
import type { Site } from '../../web/site'
import { type ArticleFacts, articleKind, findArticlesById, readArticlePictures } from '../catalogue'
import { readEditorial } from './editorial'

export interface Found extends ShownHit {
  kind: SearchKind
  title: string
  description: string
  /** Article data for ordering. */
  article?: ArticleFacts
  picture?: Media | undefined
  /** The piece of a file's text that was found (`fileExcerpts.ts`). */
  excerpt?: readonly ExcerptPart[] | undefined
}

/** More than word matches can add up to. */
const MEANT = 1_000_000

/** A hit before what it shows is read. */
interface Candidate {
  kind: SearchKind
  item: Searchable
  score: number
}

export interface Search {
  total: number
  counts: ReadonlyMap<SearchKind, number>
  /** Kinds that have hits, the one with the best hit first. */
  kinds: readonly SearchKind[]
  /** The term with slips corrected, if the hits are those of another spelling. */
  corrected?: string | undefined
  /** The forms of each word that was searched for, as texts are compared with them. */
  words: readonly (readonly string[])[]
  /** Scores of all found articles by id, where these alone are shown. */
  articles: ReadonlyMap<number, number>
  /** Hits that editors put first. */
  pinned(): Promise<Found[]>
  /** Hits of a kind, or of all kinds in one order, without the pinned ones. */
  hits(kind: SearchKind | undefined, from: number, length: number): Promise<Found[]>
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
  kind?: SearchKind | undefined
}

/** A kind with its index, and what of it visitors can open. */
interface ReadKind {
  kind: SearchKind
  index: WordIndex<Searchable>
  isVisible: ((id: number) => boolean) | undefined
}

const keyOf = ({ name }: SearchKind, { id }: Searchable) => `${name} ${id}`

async function readKind(kind: SearchKind, content: Content): Promise<ReadKind> {
  const [index, isVisible] = await Promise.all([kind.read(content.reader), kind.readVisible?.(content)])
  return { kind, index, isVisible }
}

/** Reads and sorts the index of every kind, one after the other. */
export async function readSearchAhead({ reader }: Content): Promise<void> {
  for (const kind of declaredIn(reader.payload).searchKinds) await (await kind.read(reader)).settle()
}

/** Searches for a term. */
export async function find(content: Content, term: string, { limit, kind: only }: FindOptions): Promise<Search> {
  const { reader } = content
  const kinds = declaredIn(reader.payload).searchKinds
  const [all, editorial] = await Promise.all([
    Promise.all(kinds.map((kind) => readKind(kind, content))),
    readEditorial(reader),
  ])
  await Promise.all(all.map(({ index }) => index.settle()))
  const pins = only
    ? []
    : editorial.pinsFor(term).flatMap(({ collection, id }): Candidate[] => {
        const found = all.find(({ kind }) => kind.pinnedFrom === collection)
        const item = found?.index.byId(id)
        return found && item && found.isVisible?.(id) !== false ? [{ kind: found.kind, item, score: 0 }] : []
      })
  const pinned = new Set(pins.map(({ kind, item }) => keyOf(kind, item)))
  const meant = (await readMeant(all, content, term)).filter(({ kind, item }) => !pinned.has(keyOf(kind, item)))
  const known = new Set<string>()
  const scores = new Map<number, number>()
  const { hits, query } = searchTogether(
    Object.fromEntries(
      all.map(({ kind, index, isVisible }) => {
        const { factor, questionFactor = factor, named = 0 } = kind
        const aside = new Set([...pins, ...meant].flatMap((one) => (one.kind === kind ? [one.item.id] : [])))
        const isListed = kind === only && kind === articleKind
        const note = (item: Searchable, score: number) => {
          if (isListed) scores.set(item.id, score)
          if (aside.has(item.id)) known.add(keyOf(kind, item))
        }
        const each = isListed || aside.size > 0 ? note : undefined
        const listed = isVisible ? index.size : limit + pins.length
        return [kind.name, { index, factor, questionFactor, named, limit: listed, each }]
      }),
    ),
    term,
    { locale: reader.locale, synonyms: editorial.synonyms, ownName: content.site.settings.name },
  )
  const shown = all.map(({ kind, isVisible }) => ({ kind, ...visible(hits[kind.name], isVisible) }))
  const isAnswered = shown.some(({ best }) => best.some(({ isComplete }) => isComplete))
  const first = isAnswered ? [] : meant
  const apart = new Set([...pins, ...first].map(({ kind, item }) => keyOf(kind, item)))
  const counts = new Map(shown.map(({ kind, total }) => [kind, total]))
  const candidates = new Map<SearchKind, readonly Candidate[]>()
  for (const { kind, best } of shown)
    candidates.set(kind, [
      ...first.filter((one) => one.kind === kind),
      ...best.flatMap(({ item, score }) => (apart.has(keyOf(kind, item)) ? [] : [{ kind, item, score }])),
    ])
  // A document that is pinned or meant, and that the words do not find, counts too.
  for (const { kind, item } of [...pins, ...first])
    if (!known.has(keyOf(kind, item))) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const best = (kind: SearchKind) => candidates.get(kind)?.[0]?.score ?? 0
  return {
    total: kinds.reduce((sum, kind) => sum + (counts.get(kind) ?? 0), 0),
    counts,
    kinds: kinds.filter((kind) => counts.get(kind)).sort((one, other) => best(other) - best(one)),
    corrected: query.corrected,
    words: query.terms.map(({ forms }) => forms.map(({ word }) => word)),
    articles: scores,
    pinned: () => complete(pins, content),
    hits(kind, from, length) {
      const list = kind ? (candidates.get(kind) ?? []) : [...candidates.values()].flat().sort(bestFirst)
      return complete(list.slice(from, from + length), content)
    },
  }
}

/** What a search means without its words, before all that has some of them. */
async function readMeant(all: readonly ReadKind[], content: Content, term: string): Promise<Candidate[]> {
  const inKinds = await Promise.all(
    all.map(async ({ kind, index, isVisible }) => {
      const ids = (await kind.readMeant?.(content, term)) ?? []
      const items = ids.flatMap((id) => (isVisible?.(id) !== false ? (index.byId(id) ?? []) : []))
      return items.map((item, at): Candidate => ({ kind, item, score: MEANT - at }))
    }),
  )
  return inKinds.flat()
}

/** The hits that visitors can open. */
function visible(hits: Hits<Searchable> = { total: 0, best: [] }, isVisible: ReadKind['isVisible']): Hits<Searchable> {
  if (!isVisible) return hits
  const best = hits.best.filter(({ item }) => isVisible(item.id))
  return { total: best.length, best }
}

/** Adds what the hits show; of an article what the article index has. */
async function complete(page: readonly Candidate[], { site, reader }: Content): Promise<Found[]> {
  const ids = page.flatMap(({ kind, item }) => (kind === articleKind ? [item.id] : []))
  const [facts, pictures] = await Promise.all([findArticlesById(reader, ids), readArticlePictures(reader, ids)])
  return page.map(({ kind, item }) => {
    const article = kind === articleKind ? facts.get(item.id) : undefined
    const { title, description } = item
    return {
      kind,
      title,
      description,
      ...kind.show(item, site),
      ...(article ? { article, picture: pictures.get(item.id) } : {}),
    }
  })
}

/** Equal scores are ordered by title, as in each index. */
function bestFirst(one: Candidate, other: Candidate): number {
  return other.score - one.score || byKey(sortKey(one.item.title), sortKey(other.item.title))
}
