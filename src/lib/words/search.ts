/** A search in several indexes together: they share what is known of words, how rare these are, and one ranking. */

import { byKey, sortKey } from '../sortKey'
import { type QueryOptions, type ReadQuery, readQuery } from './query'
import { LIMIT, MIN_OF_BEST, rarity, UNKNOWN_NUMBER, UNKNOWN_WORD } from './ranking'
import type { Hits, Searchable } from './searchable'
import type { WordIndex } from './wordIndex'

const DIGIT = /\d/

/** An index, how much its scores count beside those of others, and how many of its hits are listed. */
export interface Searched<Item extends Searchable> {
  index: WordIndex<Item>
  factor: number
  limit: number
  /** Receives every hit, also those that are not listed. */
  each?: ((item: Item, score: number) => void) | undefined
  /** Bonus for documents that all words name, and the factor of a question (docs/search.md#ranking). */
  named?: number
  questionFactor?: number
}

export interface Found<Items extends Record<string, Searchable>> {
  hits: { [Name in keyof Items]: Hits<Items[Name]> }
  query: ReadQuery
}

/**
 * Documents that hold every word of the search, or the weightier ones of them; best first in each index. A number or a
 * corrected word finds as if it were written so.
 */
export function searchTogether<Items extends Record<string, Searchable>>(
  indexes: { readonly [Name in keyof Items]: Searched<Items[Name]> },
  typed: string,
  options: QueryOptions,
): Found<Items> {
  const searched = Object.entries(indexes) as unknown as [string, Searched<Searchable>][]
  const all = searched.flatMap(([name, one]) => one.index.layers.map((layer) => ({ ...one, ...layer, name })))
  const query = readQuery(
    typed,
    all.map(({ index }) => index.matcher),
    options,
  )
  const size = searched.reduce((sum, [, { index }]) => sum + index.size, 0)
  const matched = query.terms.map((term) => all.map(({ index }) => index.match(term.forms)))
  const weights = matched.map((inIndexes, term) => {
    const documents = all.reduce((sum, { index }, at) => sum + index.documents(inIndexes[at] ?? []), 0)
    const isKnown = inIndexes.some((matches) => matches.length > 0)
    const { share = 1, forms = [], isStrict } = query.terms[term] ?? {}
    if (isStrict) return LIMIT
    const unknown = DIGIT.test(forms[0]?.word ?? '') ? UNKNOWN_NUMBER : UNKNOWN_WORD
    return share * (isKnown ? rarity(documents, size) : unknown)
  })
  const scored = all.map((one, at) => {
    const terms = matched.map((inIndexes, term) => ({
      matches: inIndexes[at] ?? [],
      weight: weights[term] ?? 0,
      isStrict: query.terms[term]?.isStrict === true,
    }))
    const { name, index, without, limit, each, named = 0, questionFactor = one.factor } = one
    const [factor, bonus] = query.isQuestion ? [questionFactor, 0] : [one.factor, named]
    return { name, factor, limit, each, ...index.score(terms, query, bonus, without) }
  })
  const best = Math.max(0, ...scored.map(({ best, factor }) => best * factor))
  const hits: Record<string, Hits<Searchable>> = {}
  for (const { name, factor, limit, each, hitsFrom } of scored) {
    const { total, best: list } = hitsFrom((best * MIN_OF_BEST) / factor, limit, each)
    const own = { total, best: list.map((hit) => ({ ...hit, score: hit.score * factor })) }
    hits[name] = hits[name] ? together(hits[name], own, limit) : own
  }
  return { hits: hits as Found<Items>['hits'], query }
}

/** Hits of two layers of an index, in the order of one. */
function together<Item extends Searchable>(one: Hits<Item>, other: Hits<Item>, limit: number): Hits<Item> {
  const best = [...one.best, ...other.best].sort(
    (hit, next) => next.score - hit.score || byKey(sortKey(hit.item.title), sortKey(next.item.title)),
  )
  return { total: one.total + other.total, best: best.slice(0, limit) }
}

/** A search in one index. */
export function searchIn<Item extends Searchable>(
  index: WordIndex<Item>,
  typed: string,
  limit: number,
  options: QueryOptions,
): Hits<Item> {
  return searchTogether<{ only: Item }>({ only: { index, factor: 1, limit } }, typed, options).hits.only
}
