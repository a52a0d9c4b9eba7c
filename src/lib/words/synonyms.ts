/** Words that mean the same to a search: `pipehatt` finds `regnhatt`. */
import type { Locale } from '../locales'
import { SYNONYM } from './ranking'
import { type Stem, stems } from './stem'
import type { Form } from './wordMatcher'
import { words } from './words'

/** Words of the longest phrase that is looked for. */
const MAX_PHRASE = 3

interface Phrase {
  /** Number of typed words. */
  length: number
  forms: readonly Form[]
}

export class Synonyms {
  readonly #stem: Stem
  /** By the stems of a phrase, the other words of its group. */
  readonly #others = new Map<string, Set<string>>()

  /** Each group holds words and phrases that stand for each other. */
  constructor(locale: Locale, groups: readonly (readonly string[])[]) {
    this.#stem = stems[locale]
    for (const group of groups) {
      const phrases = group.map((phrase) => words(phrase)).filter((phrase) => phrase.length > 0)
      for (const phrase of phrases) {
        const key = this.#keyOf(phrase)
        const others = this.#others.get(key) ?? new Set()
        for (const other of phrases)
          if (other.length === 1 && this.#keyOf(other) !== key) others.add(other[0] as string)
        this.#others.set(key, others)
      }
    }
  }

  /** What stands for the longest phrase that begins at a place. */
  at(typed: readonly string[], from: number): Phrase | undefined {
    for (let length = Math.min(MAX_PHRASE, typed.length - from); length > 0; length--) {
      const others = this.#others.get(this.#keyOf(typed.slice(from, from + length)))
      if (others && others.size > 0) return { length, forms: [...others].map((word) => ({ word, factor: SYNONYM })) }
    }
    return undefined
  }

  #keyOf(phrase: readonly string[]): string {
    return phrase.map(this.#stem).join(' ')
  }
}
