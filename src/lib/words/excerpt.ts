/** The piece of a long text that shows why a search found it. */
import type { Locale } from '../locales'
import { stems } from './stem'
import { words } from './words'

/** A piece of an excerpt; the marked ones are what was searched for. */
export interface ExcerptPart {
  text: string
  isMarked: boolean
}

/** Characters of an excerpt, without the words at its edges. */
const LENGTH = 200
/** Characters before the first marked word. */
const BEFORE = 60
/** Letters of a searched word that a longer one begins or ends with: `ovn` marks `ovnsrør`. */
const MIN_PART = 3

/** Letters of the longest word that is shown: what is longer is no word of a language. */
const MAX_WORD = 60

const WORD = /[\p{Letter}\p{Number}]+/gu

interface Place {
  from: number
  to: number
  /** Which of the searched words. */
  term: number
}

/**
 * The piece of a text that holds most of the searched words, cut between words. `terms` are the forms of each word, as
 * a search compares them. Undefined if the text holds none of them.
 */
export function excerptOf(
  text: string,
  terms: readonly (readonly string[])[],
  locale: Locale,
): ExcerptPart[] | undefined {
  const places = placesOf(text, terms, locale)
  const first = bestBeginning(places)
  if (!first) return undefined
  const { from, to } = bounds(text, first)
  const parts: ExcerptPart[] = []
  let at = from
  const add = (end: number, isMarked: boolean) => {
    if (end > at) parts.push({ text: text.slice(at, end), isMarked })
    at = end
  }
  if (from > 0) parts.push({ text: '… ', isMarked: false })
  for (const place of places)
    if (place.from >= from && place.to <= to) {
      add(place.from, false)
      add(place.to, true)
    }
  add(to, false)
  if (to < text.length) parts.push({ text: ' …', isMarked: false })
  return parts
}

function placesOf(text: string, terms: readonly (readonly string[])[], locale: Locale): Place[] {
  const stem = stems[locale]
  const searched = terms.map((forms) => ({ forms, stems: new Set(forms.map(stem)) }))
  const termOf = (written: string): number | undefined => {
    const [word = ''] = words(written)
    const whole = searched.findIndex(({ stems }) => stems.has(stem(word)))
    if (whole >= 0) return whole
    const part = searched.findIndex(({ forms }) =>
      forms.some((form) => form.length >= MIN_PART && (word.startsWith(form) || word.endsWith(form))),
    )
    return part >= 0 ? part : undefined
  }
  // A text repeats its words.
  const known = new Map<string, number | undefined>()
  const places: Place[] = []
  for (const { 0: written, index } of text.matchAll(WORD)) {
    if (written.length > MAX_WORD) continue
    const key = written.toLowerCase()
    if (!known.has(key)) known.set(key, termOf(key))
    const term = known.get(key)
    if (term !== undefined) places.push({ from: index, to: index + written.length, term })
  }
  return places
}

/** The place from which an excerpt holds the most different words; the first of equal ones. */
function bestBeginning(places: readonly Place[]): Place | undefined {
  let best: Place | undefined
  let most = 0
  for (const [at, place] of places.entries()) {
    const held = new Set<number>()
    for (let next = at; next < places.length; next++) {
      const { to, term } = places[next] as Place
      if (to - place.from > LENGTH - BEFORE) break
      held.add(term)
    }
    if (held.size > most) {
      best = place
      most = held.size
    }
  }
  return best
}

/** The edges of the excerpt, between words. */
function bounds(text: string, first: Place): { from: number; to: number } {
  const early = Math.max(0, first.from - BEFORE)
  const space = early === 0 ? -1 : text.indexOf(' ', early)
  const from = early === 0 ? 0 : space >= 0 && space < first.from ? space + 1 : first.from
  const late = from + LENGTH
  if (late >= text.length) return { from, to: text.length }
  const end = text.lastIndexOf(' ', late)
  return { from, to: end > first.to ? end : Math.max(late, first.to) }
}
