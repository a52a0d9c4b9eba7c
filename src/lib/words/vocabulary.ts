/**
 * All words of the documents, found by prefix or substring, each with the documents that contain it. The words stand in
 * one long string: the engine finds a substring far faster than words can be compared one by one.
 */
import { atOnce, withPauses } from '../pieces'
import { entryOf, type Postings, postingsOf, renumberedAll, type Stored, storedWith } from './postings'
import { type Range, readCanonical } from './quantities'
import { lettersOf, mayBeNear } from './spelling'
import type { Stem } from './stem'

/** New words collected before the string is rebuilt. */
const MAX_FRESH = 1000
/** Words sorted, merged or laid out between two pauses: a few milliseconds. */
const PIECE = 2048
const BETWEEN = '\n'
const DIGIT = /\d/

/** `take` receives each word that contains the term, its documents, and the term's position in it. */
type Take = (postings: Postings, word: string, at: number) => void

/** Words of one length. */
interface Spelt {
  words: string[]
  letters: number[]
}

interface Tidied {
  sorted: string[]
  starts: Uint32Array<ArrayBuffer>
  spelt: Spelt[]
  text: string
  /** Fresh words that it has. */
  taken: number
}

/** Sorted words and new ones in one order: sorts the new in pieces, then merges. */
function* inOrder(sorted: readonly string[], fresh: readonly string[]): Generator<void, string[]> {
  let runs: (readonly string[])[] = [sorted]
  for (let from = 0; from < fresh.length; from += PIECE) {
    runs.push(fresh.slice(from, from + PIECE).sort())
    yield
  }
  while (runs.length > 1) {
    const merged: string[][] = []
    for (let at = 0; at < runs.length; at += 2) merged.push(yield* mergedWords(runs[at] ?? [], runs[at + 1] ?? []))
    runs = merged
  }
  return [...(runs[0] ?? [])]
}

function* mergedWords(first: readonly string[], second: readonly string[]): Generator<void, string[]> {
  const merged: string[] = []
  let [one, other] = [0, 0]
  while (one < first.length || other < second.length) {
    const [left, right] = [first[one], second[other]]
    if (left !== undefined && (right === undefined || left < right)) {
      merged.push(left)
      one++
    } else if (right !== undefined) {
      merged.push(right)
      other++
    }
    if (merged.length % PIECE === 0) yield
  }
  return merged
}

export class Vocabulary {
  #stored = new Map<string, Stored>()
  #sorted: string[] = []
  #text = ''
  /** Where each word begins in the string. */
  #starts = new Uint32Array(0)
  /** Words without digits by length: candidates for corrections. */
  #spelt: Spelt[] = []
  #fresh: string[] = []
  #settling: Promise<void> | undefined
  readonly #byStem = new Map<string, string[]>()
  /** The amounts of each unit. */
  readonly #amounts = new Map<string, { amount: number; word: string }[]>()
  readonly #stem: Stem

  constructor(stem: Stem) {
    this.#stem = stem
  }

  get(word: string): Postings | undefined {
    const stored = this.#stored.get(word)
    return stored === undefined ? undefined : postingsOf(stored)
  }

  /** Notes that a document has a word, which is added if new. */
  add(word: string, place: number, fields: number): void {
    const stored = this.#stored.get(word)
    this.#stored.set(word, storedWith(stored, entryOf(place, fields)))
    if (stored === undefined) this.#addWord(word)
  }

  #addWord(word: string): void {
    this.#fresh.push(word)
    if (DIGIT.test(word)) {
      this.#noteAmount(word)
      return
    }
    const stem = this.#stem(word)
    const alike = this.#byStem.get(stem)
    if (alike) alike.push(word)
    else this.#byStem.set(stem, [word])
  }

  #noteAmount(word: string): void {
    const read = readCanonical(word)
    if (!read) return
    const alike = this.#amounts.get(read.unit)
    if (alike) alike.push({ amount: read.amount, word })
    else this.#amounts.set(read.unit, [{ amount: read.amount, word }])
  }

  /** The documents of each amount within a range. */
  within({ unit, least, most }: Range, take: (postings: Postings) => void): void {
    for (const { amount, word } of this.#amounts.get(unit) ?? []) {
      const postings = amount >= least && amount <= most ? this.get(word) : undefined
      if (postings && postings.length > 0) take(postings)
    }
  }

  /** Words of one stem. */
  ofStem(stem: string): readonly string[] {
    return this.#byStem.get(stem) ?? []
  }

  renumbered(placeOf: Int32Array): Generator<void, Map<string, Stored>> {
    return renumberedAll(this.#stored, placeOf)
  }

  replaceStored(stored: Map<string, Stored>): void {
    this.#stored = stored
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
    for (const word of this.#fresh) if (word.startsWith(term)) this.#give(word, 0, take)
    for (let at = this.#placeOf(term); at < this.#sorted.length; at++) {
      const word = this.#sorted[at] as string
      if (!word.startsWith(term)) break
      this.#give(word, 0, take)
    }
  }

  /** Words that contain a term. */
  withPart(term: string, take: Take): void {
    this.#tidy()
    for (const word of this.#fresh) {
      const at = word.indexOf(term)
      if (at >= 0) this.#give(word, at, take)
    }
    for (let found = this.#text.indexOf(term); found >= 0; ) {
      const index = this.#wordAt(found)
      const start = this.#starts[index] as number
      const word = this.#sorted[index] as string
      this.#give(word, found - start, take)
      // Each word is taken once: continue at the next.
      found = this.#text.indexOf(term, start + word.length)
    }
  }

  #give(word: string, at: number, take: Take): void {
    const postings = this.get(word)
    if (postings) take(postings, word, at)
  }

  /** Rebuilds the string ahead of use, with pauses for the event loop. Calls at once share one rebuilding. */
  async settle(): Promise<void> {
    while (this.#fresh.length > MAX_FRESH) {
      this.#settling ??= this.#tidyWithPauses().finally(() => {
        this.#settling = undefined
      })
      await this.#settling
    }
  }

  async #tidyWithPauses(): Promise<void> {
    const before = this.#sorted
    const tidied = await withPauses(this.#tidied(this.#fresh.length))
    // A search that could not wait has rebuilt it meanwhile.
    if (this.#sorted === before) this.#take(tidied)
  }

  #tidy(): void {
    if (this.#fresh.length <= MAX_FRESH) return
    this.#take(atOnce(this.#tidied(this.#fresh.length)))
  }

  #take({ sorted, starts, spelt, text, taken }: Tidied): void {
    this.#sorted = sorted
    this.#starts = starts
    this.#spelt = spelt
    this.#text = text
    this.#fresh = this.#fresh.slice(taken)
  }

  /** All words with the first `taken` fresh ones; words that come during a pause stay fresh. */
  *#tidied(taken: number): Generator<void, Tidied> {
    const sorted = yield* inOrder(this.#sorted, this.#fresh.slice(0, taken))
    const starts = new Uint32Array(sorted.length)
    const spelt: Spelt[] = []
    const texts: string[] = []
    let start = 0
    for (const [index, word] of sorted.entries()) {
      if (index % PIECE === 0) {
        texts.push(sorted.slice(index, index + PIECE).join(BETWEEN))
        yield
      }
      starts[index] = start
      start += word.length + BETWEEN.length
      if (DIGIT.test(word)) continue
      spelt[word.length] ??= { words: [], letters: [] }
      spelt[word.length]?.words.push(word)
      spelt[word.length]?.letters.push(lettersOf(word))
    }
    return { sorted, starts, spelt, text: texts.join(BETWEEN), taken }
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
