/** In which fields of a document each of its words stands. */
import type { Locale } from '../locales'
import type { Measure } from './measures'
import { MONEY } from './quantities'
import { DESCRIPTION, KEYWORDS, KIND, LEAD, MODIFIER, QUALIFIER, TEXT, TITLE } from './ranking'
import { headOf, headsOf, modifiersIn, qualifiersIn } from './stopWords'
import { indexedWords, words } from './words'

/** What a document is found by, besides title, description and number. */
export interface IndexedText {
  text?: string | undefined
  /** Those that stand in the text; they count as keywords do. */
  headings?: string
  keywords?: string
  /** Names of groups that it is in. */
  kinds?: readonly string[]
  /** Only limits find these. */
  measures?: readonly Measure[]
  /** NOK; the same. */
  price?: number | undefined
}

export const measuresOf = ({ measures = [], price }: IndexedText): readonly Measure[] =>
  price === undefined ? measures : [...measures, { name: '', value: String(price), unit: MONEY }]

/** The fields by word, one bit each (`ranking.ts`). */
export function fieldsOf(
  { title, description, number }: { title: string; description: string; number?: string },
  { text = '', headings = '', keywords = '', kinds = [] }: IndexedText,
  locale: Locale,
): ReadonlyMap<string, number> {
  const fields = new Map<string, number>()
  const note = (found: readonly string[], field: number) => {
    for (const word of found) fields.set(word, (fields.get(word) ?? 0) | field)
  }
  const titleWords = words(title)
  const qualifiers = qualifiersIn(titleWords, locale)
  const modifiers = modifiersIn(title, locale)
  const fieldOf = (word: string) => (qualifiers.has(word) ? QUALIFIER : modifiers.has(word) ? MODIFIER : TITLE)
  for (const word of indexedWords(title)) note([word], fieldOf(word))
  note(headOf(title, locale), LEAD)
  note(indexedWords(description), DESCRIPTION)
  for (const kind of kinds) note(headsOf(kind, locale), KIND)
  for (const texts of [keywords, headings, ...kinds]) note(indexedWords(texts), KEYWORDS)
  note(indexedWords(text), TEXT)
  note(words(number ?? ''), TITLE)
  return fields
}
