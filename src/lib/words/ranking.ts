/**
 * Scores of matches. Pages, articles, dealers and files share one ranking. A word scores by how it matches (a quality
 * of at most 1), by the field it stands in, and by how rare it is (docs/search.md#ranking).
 */

/** Fields in which a word stands; an article's number counts as title. One bit each. */
export const TITLE = 1
export const DESCRIPTION = 2
export const TEXT = 4
/** Group, properties, services: what a document is, without being its text; of a page, its headings. */
export const KEYWORDS = 8
/** The word of a title that says what the thing is: the first (`Lokk til bålfat`), in English the last of its noun. */
export const LEAD = 16
/** A word of a title behind a preposition: what the thing belongs to (`Lokk til bålfat`). */
export const QUALIFIER = 32
/** A word of an English title before the one that says what the thing is, as the beginning of a compound: `Stove paint`. */
export const MODIFIER = 64
/** The word of a group's name that says what is in it: `Wood stoves`. */
export const KIND = 128

/** Score of a word by its field. */
const fieldWeights: readonly [field: number, weight: number][] = [
  [TITLE, 10],
  [LEAD, 3.5],
  [QUALIFIER, 6],
  [KIND, 7.5],
  [KEYWORDS, 5],
  [MODIFIER, 5.4],
  [DESCRIPTION, 2.5],
  [TEXT, 0.65],
]

/** Share of what the other fields add to the best one: a word in the title and in the text is not worth both. */
const OTHER_FIELDS = 0.4

/** Score by the fields of a posting. */
export const fieldWorth: Float32Array = Float32Array.from({ length: 256 }, (_, fields) => {
  const weights = fieldWeights.map(([field, weight]) => ((fields & field) === 0 ? 0 : weight))
  const [title = 0, lead = 0, ...others] = weights
  const all = [title + lead, ...others].sort((one, other) => other - one)
  return all.reduce((sum, weight, at) => sum + weight * (at === 0 ? 1 : OTHER_FIELDS), 0)
})

/** Qualities of a match, from the word itself to any part of a word. */
export const WHOLE = 1
export const SAME_STEM = 0.9
/** The end of a compound says what a thing is: `ovn` in `vedovn`. */
export const COMPOUND_END = 0.75
/** A word that begins with what was typed: at least this, and more the less is missing. */
export const PREFIX = 0.55
export const PREFIX_NEARLY = 0.35
/** The beginning of a compound: `ovn` in `ovnsrør`. */
export const COMPOUND_BEGINNING = 0.4
export const INSIDE = 0.2
/** A number with a unit that is not written in the search: `500` for `500 mm`. */
export const NUMBER_OF_QUANTITY = 0.6
/** From this quality on a word of the title counts as found whole. */
export const MIN_WHOLE = 0.8

/** Factors of words that stand for a typed one. */
export const SYNONYM = 0.95
export const CORRECTED = 0.9
export const BARE_NUMBER = 0.75
/** A typed number without a unit, read as centimetres. */
export const CENTIMETRES = 0.6
/** A typed amount that nothing has, by amounts near it; the digits of a number word. */
export const NEAR_AMOUNT = 0.75
export const NUMBER_WORD = 0.9
/** A compound's end says what is looked for; its beginning counts this much beside it. */
export const COMPOUND_SHARE = 0.75

/** What a question asks for counts this much beside its other words: a dealer, in `hvor kan jeg kjøpe ovn`. */
export const INTENT_SHARE = 3

/** The site's name counts this much beside the other words: all is of that name, though few texts say so. */
export const OWN_NAME = 0.2

/** Bonus for the share of a title's words that were searched for, and for a title that equals the search. */
export const TITLE_SHARE = 2.25
export const WHOLE_TITLE = 5

/**
 * Bonus for what is named by all words of a search: in title, group, properties or summary, not just somewhere in the
 * text. For kinds whose documents are what visitors look for (`Searched.named`).
 */
export const MIN_NAMED = 0.75
/** What names a document by half of a search has this power of a half of the bonus. */
export const NAMED_POWER = 5

/** Bonus of the first of those that are what was searched for, by what they measure; the next ones have less. */
export const EXTREME = 20
export const MAX_EXTREME = 20

/** Shorter terms would match inside nearly every word. */
export const MIN_INSIDE = 3
/** More than word matches can add up to, so that a typed article number comes first. */
export const EXACT_NUMBER = 100_000
export const NUMBER_PREFIX = 10_000
/** One character is the prefix of too many numbers. */
export const MIN_NUMBER_PREFIX = 2
/** Words of a search that are looked for: a search of a hundred letters could hold fifty words. */
export const MAX_WORDS = 10

/** A document that holds a share of a search's weight has its score times this power of the share. */
export const COVERAGE_POWER = 1.5
/** Share of a search's weight that a document must hold if it lacks a word: an article seldom has all of a description. */
export const MIN_COVERAGE = 0.3
/** Share of the best score below which a document that lacks a word is left out. */
export const MIN_OF_BEST = 0.4

/** Weight of a word that so many of all documents have. */
export function rarity(documents: number, all: number): number {
  return Math.log(1 + (all + 1) / (documents + 1))
}

/** Weight of a limit that what is found must be within: all is, so it tells nothing of which is best. */
export const LIMIT = 0.5

/** Weight of a word that no document has: it distinguishes nothing, and the other words are searched for without it. */
export const UNKNOWN_WORD = 0.65
/** The same of a number: without it the rest of an article number would find every other article. */
export const UNKNOWN_NUMBER = 3
