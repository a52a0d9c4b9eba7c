/**
 * All words of the documents, found by prefix or substring, each with the documents that contain it. The words stand in
 * one long string: the engine finds a substring far faster than words can be compared one by one.
 */
import { Postings } from './postings'
import { lettersOf, mayBeNear } from './spelling'
import type { Stem } from './stem'

/** New words collected before the string is rebuilt. */
const MAX_FRESH = 1000
const BETWEEN = '\n'
const DIGIT = /\d/

/** `take` receives each word that contains the term, its documents, and the term's position in it. */
type Take = (postings: Postings, word: string, at: number) => void

export class Vocabulary {
  readonly #postings = new Map<string, Postings>()
  #sorted: string[] = []
  /** For each word in `#sorted`. */
  #lists: Postings[] = []
  #text = ''
  /** Where each word begins in the string. */
  #starts = new Uint32Array(0)
  /** Words without digits by length: candidates for corrections. */
  #spelt: { words: string[]; letters: number[] }[] = []
  #fresh: string[] = []
  readonly #byStem = new Map<string, string[]>()
  readonly #stem: Stem

  constructor(stem: Stem) {
    this.#stem = stem
  }

  get(word: string): Postings | undefined {
    return this.#postings.get(word)
  }

  /** The documents of a word, which is added if new. */
  of(word: string): Postings {
    const known = this.#postings.get(word)
    if (known) return known
    const made = new Postings()
    this.#postings.set(word, made)
    this.#fresh.push(word)
    if (!DIGIT.test(word)) {
      const stem = this.#stem(word)
      const alike = this.#byStem.get(stem)
      if (alike) alike.push(word)
      else this.#byStem.set(stem, [word])
    }
    return made
  }

  /** Words of one stem. */
  ofStem(stem: string): readonly string[] {
    return this.#byStem.get(stem) ?? []
  }

  all(): Iterable<Postings> {
    return this.#postings.values()
  }

  /** Words without digits of this length that may be so many letters from a word. */
  *spelt(length: number, near: string, most: number): Iterable<string> {
    this.#tidy()
    const letters = lettersOf(near)
    const { words, letters: known } = this.#spelt[length] ?? { words: [], letters: [] }
    for (let at = 0; at < words.length; at++)
      if (mayBeNear(known[at] as number, letters, most)) yield words[at] as string
    for (const word of this.#fresh) if (word.length === length && !DIGIT.test(word)) yield word
  }

  /** Words that begin with a term. */
  withPrefix(term: string, take: Take): void {
    this.#tidy()
    for (const word of this.#fresh) if (word.startsWith(term)) take(this.of(word), word, 0)
    for (let at = this.#placeOf(term); at < this.#sorted.length; at++) {
      const word = this.#sorted[at] as string
      if (!word.startsWith(term)) break
      take(this.#lists[at] as Postings, word, 0)
    }
  }

  /** Words that contain a term. */
  withPart(term: string, take: Take): void {
    this.#tidy()
    for (const word of this.#fresh) {
      const at = word.indexOf(term)
      if (at >= 0) take(this.of(word), word, at)
    }
    for (let found = this.#text.indexOf(term); found >= 0; ) {
      const index = this.#wordAt(found)
      const start = this.#starts[index] as number
      const word = this.#sorted[index] as string
      take(this.#lists[index] as Postings, word, found - start)
      // Each word is taken once: continue at the next.
      found = this.#text.indexOf(term, start + word.length)
    }
  }

  #tidy(): void {
    if (this.#fresh.length <= MAX_FRESH) return
    this.#sorted = this.#sorted.concat(this.#fresh).sort()
    this.#fresh = []
    this.#text = this.#sorted.join(BETWEEN)
    this.#lists = this.#sorted.map((word) => this.of(word))
    this.#starts = new Uint32Array(this.#sorted.length)
    this.#spelt = []
    let start = 0
    for (const [index, word] of this.#sorted.entries()) {
      this.#starts[index] = start
      start += word.length + BETWEEN.length
      if (DIGIT.test(word)) continue
      const alike = this.#spelt[word.length]
      if (!alike) this.#spelt[word.length] = { words: [word], letters: [lettersOf(word)] }
      else {
        alike.words.push(word)
        alike.letters.push(lettersOf(word))
      }
    }
  }

  /** Index of the first word that does not sort before the term. */
  #placeOf(term: string): number {
    let [low, high] = [0, this.#sorted.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#sorted[middle] as string) < term) low = middle + 1
      else high = middle
    }
    return low
  }

  /** The word at a position of the string. */
  #wordAt(place: number): number {
    let [low, high] = [0, this.#starts.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >>> 1
      if ((this.#starts[middle] as number) <= place) low = middle
      else high = middle - 1
    }
    return low
  }
}
