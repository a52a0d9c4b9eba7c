/**
 * What a match is worth. One ranking for pages, articles and dealers, so that they stand in one list.
 *
 * Every word of the search must be found; where it is found decides the rank. Prefix matches carry Norwegian
 * inflections and compounds (`ovn` finds `ovnen` and `ovnsrør`) better than stemming does; a match inside a word (`ovn`
 * in `vedovn`) counts less (docs/catalogue.md#how-search-ranks).
 */

/** Where a word stands: an article's number counts as its title. */
export const TITLE = 1
export const DESCRIPTION = 2
export const TEXT = 4

/** What a word is worth by where it stands. */
const fieldWeights: readonly [field: number, weight: number][] = [
  [TITLE, 10],
  [DESCRIPTION, 4],
  [TEXT, 1],
]

/** A whole word, the beginning of one, or somewhere inside one. */
export const WHOLE = 3
export const PREFIX = 2
export const INSIDE = 1

/** A title that is the search and nothing more: `Ovner` before `Ovner i stein`. */
export const WHOLE_TITLE = 5
/** Shorter terms inside words would match nearly everything. */
export const MIN_INSIDE = 3
/** More than words can add up to, so that a number that was typed comes first. */
export const EXACT_NUMBER = 100_000
export const NUMBER_PREFIX = 10_000
/** One character begins too many numbers to mean one. */
export const MIN_NUMBER_PREFIX = 2
/** Words of a search that are looked for; a hundred letters could be fifty words. */
export const MAX_WORDS = 10

/** Bits in which the matches of one field are kept, beside each other in one small number. */
const BITS = 2
export const shiftOf = [0, 0, BITS, 0, 2 * BITS] as const

/** The worth of one word by how it matches in each field, all in one number (`shiftOf`). */
export const worth: Uint16Array = Uint16Array.from({ length: 1 << (3 * BITS) }, (_, levels) =>
  fieldWeights.reduce((sum, [field, weight]) => sum + weight * ((levels >> (shiftOf[field] ?? 0)) & 3), 0),
)
