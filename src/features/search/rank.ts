/**
 * The order of search results. Every word of the search must be found; where it is found decides the rank.
 * Prefix matches carry Norwegian inflections and compounds (`ovn` finds `ovnen` and `ovnsrør`) better than stemming
 * does; a match inside a word (`ovn` in `vedovn`) counts less (DESIGN §11).
 */
import { folded } from '../../content/norwegian'

function words(text: string): string[] {
  return folded(text).match(/[\p{Letter}\p{Number}]+/gu) ?? []
}

export interface Searchable {
  title: string
  description: string
  text: string
}

const TITLE = 10
const DESCRIPTION = 4
const TEXT = 1
/** A whole word, the beginning of one, or somewhere inside one. */
const WHOLE = 3
const PREFIX = 2
const INSIDE = 1
/** Shorter terms inside words would match nearly everything. */
const MIN_INSIDE = 3

function matchOf(term: string, candidates: readonly string[]): number {
  let best = 0
  for (const word of candidates) {
    if (word === term) return WHOLE
    if (word.startsWith(term)) best = Math.max(best, PREFIX)
    else if (term.length >= MIN_INSIDE && word.includes(term)) best = Math.max(best, INSIDE)
  }
  return best
}

export interface Indexed<T> {
  item: T
  title: readonly string[]
  description: readonly string[]
  text: readonly string[]
}

export function index<T extends Searchable>(item: T): Indexed<T> {
  return {
    item,
    title: words(item.title),
    description: words(item.description),
    text: [...new Set(words(item.text))],
  }
}

/** Items in which every term is found, best first; equal ones by title. */
export function rank<T extends Searchable>(items: readonly Indexed<T>[], search: string): T[] {
  const terms = words(search)
  if (terms.length === 0) return []
  return items
    .flatMap((entry) => {
      let score = 0
      for (const term of terms) {
        const found =
          TITLE * matchOf(term, entry.title) +
          DESCRIPTION * matchOf(term, entry.description) +
          TEXT * matchOf(term, entry.text)
        if (found === 0) return []
        score += found
      }
      return [{ item: entry.item, score }]
    })
    .sort((one, other) => other.score - one.score || one.item.title.localeCompare(other.item.title, 'nb'))
    .map(({ item }) => item)
}
