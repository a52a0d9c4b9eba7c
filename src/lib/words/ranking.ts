/**
 * Scores of matches. Pages, articles and dealers share one ranking, so that they can stand in one list.
 *
 * Every word of the search must match; where it matches decides the score. Prefix matches cover Norwegian inflections
 * and compounds (`ovn` finds `ovnen` and `ovnsrør`) better than stemming does; a match inside a word (`ovn` in
 * `vedovn`) scores less (docs/catalogue.md#how-search-ranks).
 */

/** Fields in which a word stands; an article's number counts as title. */
export const TITLE = 1
export const DESCRIPTION = 2
export const TEXT = 4

/** Score of a word by its field. */
const fieldWeights: readonly [field: number, weight: number][] = [
  [TITLE, 10],
  [DESCRIPTION, 4],
  [TEXT, 1],
]

/** Kinds of match: a whole word, a prefix, or a part of a word. */
export const WHOLE = 3
export const PREFIX = 2
export const INSIDE = 1

/** Bonus for a title that equals the search: `Ovner` before `Ovner i stein`. */
export const WHOLE_TITLE = 5
/** Shorter terms would match inside nearly every word. */
export const MIN_INSIDE = 3
/** More than word matches can add up to, so that a typed article number comes first. */
export const EXACT_NUMBER = 100_000
export const NUMBER_PREFIX = 10_000
/** One character is the prefix of too many numbers. */
export const MIN_NUMBER_PREFIX = 2
/** Words of a search that are looked for: a search of a hundred letters could hold fifty words. */
export const MAX_WORDS = 10

/** Bits for the matches of one field, packed into one small number. */
const BITS = 2
export const shiftOf = [0, 0, BITS, 0, 2 * BITS] as const

/** Score of one word by its kind of match in each field, packed into one number (`shiftOf`). */
export const worth: Uint16Array = Uint16Array.from({ length: 1 << (3 * BITS) }, (_, levels) =>
  fieldWeights.reduce((sum, [field, weight]) => sum + weight * ((levels >> (shiftOf[field] ?? 0)) & 3), 0),
)
