/** The words of an index that a searched word matches, and how well. */
import type { MeasuredRange, Measures } from './measures'
import type { Numbers } from './numbers'
import type { Postings } from './postings'
import {
  COMPOUND_BEGINNING,
  COMPOUND_END,
  INSIDE,
  MIN_INSIDE,
  MIN_NAMED,
  NUMBER_OF_QUANTITY,
  PREFIX,
  PREFIX_NEARLY,
  SAME_STEM,
  WHOLE,
} from './ranking'
import { distance, mistakesForgiven } from './spelling'
import type { Stem } from './stem'
import type { Vocabulary } from './vocabulary'

/** What is measured, or the amounts in texts. */
export type Within = MeasuredRange & { isMeasured?: boolean }

/** A word that is looked for in the place of a typed one, or that itself; or all amounts within a range. */
export interface Form {
  word: string
  within?: Within
  /** 1 for the typed word, less for one that stands for it. */
  factor: number
}

export interface Match {
  postings: Postings
  quality: number
  /** Whether the word itself, without its synonyms, is matched well enough to name a document. */
  names: boolean
}

/** How an index knows a word: as it is or inflected, as the beginning of words, as a part of words, or not. */
export type Knowledge = 'word' | 'beginning' | 'part' | undefined

export interface NearWord {
  word: string
  /** As a title has it: `bålpanne`. */
  written: string
  mistakes: number
  documents: number
}

const DIGITS = /^\d+$/
const DIGIT = /\d/
/** A shorter number is the beginning of too many others. */
const MIN_NUMBER = 3
/** The beginning or end of a compound is at least this long. */
const MIN_ELEMENT = 4

export class WordMatcher {
  readonly #vocabulary: Vocabulary
  readonly #documentNumbers: Numbers
  readonly #measures: Measures
  readonly #stem: Stem
  /** Original spelling of words in titles, by folded form: `balpanne` → `bålpanne`. */
  readonly #written = new Map<string, string>()

  constructor(vocabulary: Vocabulary, numbers: Numbers, measures: Measures, stem: Stem) {
    this.#vocabulary = vocabulary
    this.#documentNumbers = numbers
    this.#measures = measures
    this.#stem = stem
  }

  noteWritten(word: string, written: string): void {
    this.#written.set(word, written)
  }

  match(forms: readonly Form[]): readonly Match[] {
    const found: Match[] = []
    for (const { word, within, factor } of forms) {
      const take = (postings: Postings, quality: number) => {
        found.push({ postings, quality: quality * factor, names: quality >= MIN_NAMED })
      }
      const amounts = within?.isMeasured ? this.#measures : this.#vocabulary
      if (within) amounts.within(within, (postings) => take(postings, WHOLE))
      else this.#wordsOf(word, take)
    }
    return found
  }

  /** Names of what is measured in a unit. */
  measured(unit: string): ReadonlySet<string> {
    return this.#measures.names(unit)
  }

  /** Whether it knows the word, as it is or inflected; unlike `knowledge`, this looks at no other words. */
  isWord(word: string): boolean {
    return this.#vocabulary.get(word) !== undefined || this.#vocabulary.ofStem(this.#stem(word)).length > 0
  }

  knowledge(word: string): Knowledge {
    if (this.isWord(word)) return 'word'
    let known: Knowledge
    this.#wordsOf(word, (_, quality) => {
      known = quality >= PREFIX && known !== 'beginning' ? 'beginning' : (known ?? 'part')
    })
    return known
  }

  /** Whether words begin or end with this, which is long enough to be an element of compounds. */
  isElement(part: string, at: 'beginning' | 'end'): boolean {
    if (part.length < MIN_ELEMENT) return false
    let is = false
    this.#vocabulary.withPart(part, (_, word, place) => {
      is ||= at === 'beginning' ? place === 0 : place + part.length === word.length
    })
    return is
  }

  /** The known word closest to an unknown one: fewest mistakes, then most documents. */
  nearest(term: string): NearWord | undefined {
    const forgiven = mistakesForgiven(term.length)
    let best: NearWord | undefined
    if (forgiven === 0) return undefined
    for (let length = term.length - forgiven; length <= term.length + forgiven; length++)
      for (const word of this.#vocabulary.spelt(length, term, best?.mistakes ?? forgiven)) {
        const most = best?.mistakes ?? forgiven
        const mistakes = distance(term, word, most)
        if (mistakes > most) continue
        const documents = this.#vocabulary.get(word)?.length ?? 0
        if (!best || mistakes < best.mistakes || documents > best.documents)
          best = { word, written: this.#written.get(word) ?? word, mistakes, documents }
      }
    return best
  }

  #wordsOf(term: string, take: (postings: Postings, quality: number) => void): void {
    if (DIGITS.test(term)) this.#numbers(term, take)
    else if (term.length < MIN_INSIDE)
      this.#vocabulary.withPrefix(term, (postings, word) => take(postings, prefixQuality(term, word)))
    else this.#letters(term, take)
    if (!DIGIT.test(term)) return
    this.#documentNumbers.withPrefix(term, (postings, word) => take(postings, prefixQuality(term, word)))
  }

  #letters(term: string, take: (postings: Postings, quality: number) => void): void {
    const stem = this.#stem(term)
    for (const word of this.#vocabulary.ofStem(stem)) {
      const postings = this.#vocabulary.get(word)
      if (postings && word !== term) take(postings, SAME_STEM)
    }
    const part = term.startsWith(stem) && !DIGIT.test(term) ? stem : term
    this.#vocabulary.withPart(part, (postings, word, at) => {
      if (word === term) return take(postings, WHOLE)
      const own = this.#stem(word)
      if (own === stem) return
      if (word.startsWith(term)) take(postings, prefixQuality(term, word))
      else if (at + part.length === own.length || own.endsWith(stem)) take(postings, COMPOUND_END)
      else if (at === 0) {
        if (part.length >= MIN_INSIDE) take(postings, COMPOUND_BEGINNING)
      } else take(postings, INSIDE)
    })
  }

  /** A number matches as it is, with its unit, and as the beginning of a longer one if it is long enough. */
  #numbers(term: string, take: (postings: Postings, quality: number) => void): void {
    this.#vocabulary.withPrefix(term, (postings, word) => {
      if (word === term) take(postings, WHOLE)
      else if (!DIGIT.test(word.charAt(term.length))) take(postings, NUMBER_OF_QUANTITY)
      else if (term.length >= MIN_NUMBER) take(postings, INSIDE)
    })
  }
}

function prefixQuality(term: string, word: string): number {
  return word === term ? WHOLE : PREFIX + PREFIX_NEARLY * (term.length / word.length) ** 2
}
