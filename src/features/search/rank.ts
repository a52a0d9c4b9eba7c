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
  /** What it is ordered by; the whole of it, or its beginning, comes before all words. */
  number?: string
}

const TITLE = 10
const DESCRIPTION = 4
const TEXT = 1
/** A whole word, the beginning of one, or somewhere inside one. */
const WHOLE = 3
const PREFIX = 2
const INSIDE = 1
/** A title that is the search and nothing more: `Ovner` before `Ovner i stein`. */
const WHOLE_TITLE = 5
/** Shorter terms inside words would match nearly everything. */
const MIN_INSIDE = 3
/** More than words can add up to, so that a number that was typed comes first. */
const EXACT_NUMBER = 100_000
const NUMBER_PREFIX = 10_000
/** One character begins too many numbers to mean one. */
const MIN_NUMBER_PREFIX = 2
/** Words of a search that are looked for; a hundred letters could be fifty words, each asked of every document. */
const MAX_WORDS = 10

/** Words with a space on each side: the engine finds a part of a long string far faster than we compare words. */
type Words = string

export interface Indexed<T> {
  item: T
  title: Words
  description: Words
  text: Words
  number: Words
  /** The number without what divides its parts: `VA-100` is typed as `va100` too. */
  bareNumber: string
}

const joined = (all: Iterable<string>): Words => ` ${[...all].join(' ')} `

/** `text` is only searched: it is not kept twice. */
export function index<T extends Searchable>(item: T, text: string): Indexed<T> {
  const number = words(item.number ?? '')
  return {
    item,
    title: joined(words(item.title)),
    description: joined(words(item.description)),
    text: joined(new Set(words(text))),
    number: joined(new Set([...number, number.join('')])),
    bareNumber: number.join(''),
  }
}

function matchOf(term: string, candidates: Words): number {
  const at = candidates.indexOf(term)
  if (at < 0) return 0
  if (candidates.includes(` ${term} `, at - 1)) return WHOLE
  if (candidates.includes(` ${term}`, at - 1)) return PREFIX
  return term.length >= MIN_INSIDE ? INSIDE : 0
}

/** Zero where a term is not found. */
function scoreOfWords(terms: readonly string[], { title, number, description, text }: Indexed<unknown>): number {
  let score = 0
  for (const term of terms) {
    const found =
      TITLE * Math.max(matchOf(term, title), matchOf(term, number)) +
      DESCRIPTION * matchOf(term, description) +
      TEXT * matchOf(term, text)
    if (found === 0) return 0
    score += found
  }
  return score
}

function scoreOfNumber(typed: string, { bareNumber }: Indexed<unknown>): number {
  if (bareNumber === '') return 0
  if (bareNumber === typed) return EXACT_NUMBER
  return typed.length >= MIN_NUMBER_PREFIX && bareNumber.startsWith(typed) ? NUMBER_PREFIX : 0
}

const norwegian = new Intl.Collator('nb')

/** Items whose number was typed or in which every word is found, best first; equal ones by title. */
export function rank<T extends Searchable>(items: readonly Indexed<T>[], search: string): T[] {
  const typed = words(search)
  if (typed.length === 0) return []
  const terms = [...new Set(typed)].slice(0, MAX_WORDS)
  const number = typed.join('')
  const whole = joined(typed)
  return items
    .map((entry) => {
      const score = scoreOfNumber(number, entry) + scoreOfWords(terms, entry)
      return { item: entry.item, score: entry.title === whole ? score + WHOLE_TITLE : score }
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || norwegian.compare(one.item.title, other.item.title))
    .map(({ item }) => item)
}
