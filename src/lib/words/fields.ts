/** In which fields of a document each of its words stands. */
import type { Locale } from '../locales'
import { priceWord } from './quantities'
import { DESCRIPTION, KEYWORDS, LEAD, QUALIFIER, TEXT, TITLE } from './ranking'
import { qualifiersIn, stopWords } from './stopWords'
import { indexedWords, words } from './words'

/** What a document is found by, besides title, description and number. */
export interface IndexedText {
  text?: string | undefined
  /** Those that stand in the text; they count as keywords do. */
  headings?: string
  keywords?: string
  /** NOK; only a limit finds it. */
  price?: number | undefined
}

/** The fields by word, one bit each (`ranking.ts`). */
export function fieldsOf(
  { title, description, number }: { title: string; description: string; number?: string },
  { text = '', headings = '', keywords = '', price }: IndexedText,
  locale: Locale,
): ReadonlyMap<string, number> {
  const fields = new Map<string, number>()
  const note = (found: readonly string[], field: number) => {
    for (const word of found) fields.set(word, (fields.get(word) ?? 0) | field)
  }
  const titleWords = words(title)
  const qualifiers = qualifiersIn(titleWords, locale)
  for (const word of indexedWords(title)) note([word], qualifiers.has(word) ? QUALIFIER : TITLE)
  note(titleWords.filter((word) => !stopWords[locale].has(word)).slice(0, 1), LEAD)
  note(indexedWords(description), DESCRIPTION)
  for (const texts of [keywords, headings]) note(indexedWords(texts), KEYWORDS)
  note(indexedWords(text), TEXT)
  if (price !== undefined) note([priceWord(price)], KEYWORDS)
  note(words(number ?? ''), TITLE)
  return fields
}
