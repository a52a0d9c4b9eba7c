/**
 * In-memory full-text index: for each word the documents that contain it, and in which fields. It is updated document
 * by document: a changed document gets a new place, and old places are skipped until there are enough of them to
 * compact.
 */
import { folded } from '../norwegian'
import { RowOrder } from '../rowOrder'
import { byKey, sortKey } from '../sortKey'
import { BestRows } from './bestRows'
import { FIELD_BITS, type Postings } from './postings'
import {
  DESCRIPTION,
  EXACT_NUMBER,
  INSIDE,
  MAX_WORDS,
  MIN_INSIDE,
  MIN_NUMBER_PREFIX,
  NUMBER_PREFIX,
  PREFIX,
  shiftOf,
  TEXT,
  TITLE,
  WHOLE,
  WHOLE_TITLE,
  worth,
} from './ranking'
import { Scratch } from './scratch'
import { distance, mistakesForgiven } from './spelling'
import { Vocabulary } from './vocabulary'
import { words, writtenWords } from './words'

export interface Searchable {
  id: number
  title: string
  description: string
  /** Sort key. A search that equals it or is its prefix ranks above all word matches. */
  number?: string
}

interface Hit<Item> {
  item: Item
  score: number
}

export interface Hits<Item> {
  total: number
  /** The highest-ranked hits. */
  best: Hit<Item>[]
}

/** Unused places before the index is compacted. */
const MIN_DEAD = 2000

/** An article number as one word: `VA-100` is also found as `va100`. */
const bareNumber = (number: string | undefined) => words(number ?? '').join('')

export class WordIndex<Item extends Searchable> {
  #items: (Item | undefined)[] = []
  #placeById = new Map<number, number>()
  #placeByNumber = new Map<string, number>()
  /** Normalised numbers, by place. */
  #numbers: string[] = []
  readonly #vocabulary = new Vocabulary()
  /**
   * Divided numbers as one word. Kept apart and searched only for terms with a digit: `va` finds `VA-100` by its first
   * part, without going through every number with that prefix.
   */
  readonly #joinedNumbers = new Vocabulary()
  /** Original spelling of words in titles, by folded form: `balpanne` → `bålpanne`. */
  readonly #written = new Map<string, string>()
  readonly #byTitle = new RowOrder<string>({
    keyOf: (place) => {
      const item = this.#items[place]
      return item && sortKey(item.title)
    },
    compare: byKey,
  })
  readonly #byNumber = new RowOrder<string>({
    keyOf: (place) => (this.#items[place] && this.#numbers[place]) || undefined,
    compare: byKey,
  })
  #scratch = new Scratch(0)

  get size(): number {
    return this.#placeById.size
  }

  /** `text` is indexed and not stored. */
  set(item: Item, text: string): void {
    this.delete(item.id)
    const place = this.#items.length
    this.#items.push(item)
    this.#numbers.push(bareNumber(item.number))
    this.#placeById.set(item.id, place)
    const fields = new Map<string, number>()
    const note = (found: readonly string[], field: number) => {
      for (const word of found) fields.set(word, (fields.get(word) ?? 0) | field)
    }
    const titleWords = words(item.title)
    note(titleWords, TITLE)
    note(words(item.description), DESCRIPTION)
    note(words(text), TEXT)
    if (item.number !== undefined) {
      const number = words(item.number)
      note(number, TITLE)
      if (number.length > 1) this.#joinedNumbers.of(number.join('')).add(place, TITLE)
      this.#placeByNumber.set(number.join(''), place)
      this.#byNumber.change(place)
    }
    for (const [word, field] of fields) this.#vocabulary.of(word).add(place, field)
    for (const [at, written] of writtenWords(item.title).entries()) {
      const word = titleWords[at]
      if (word !== undefined && word !== written && folded(written) === word) this.#written.set(word, written)
    }
    this.#byTitle.change(place)
  }

  delete(id: number): void {
    const place = this.#placeById.get(id)
    if (place === undefined) return
    const number = this.#numbers[place] ?? ''
    if (this.#placeByNumber.get(number) === place) this.#placeByNumber.delete(number)
    this.#items[place] = undefined
    this.#placeById.delete(id)
    this.#byTitle.change(place)
    this.#byNumber.change(place)
    const dead = this.#items.length - this.#placeById.size
    if (dead > MIN_DEAD && dead > this.#placeById.size / 3) this.#makeRoom()
  }

  /**
   * Sorts ahead of the next search, with pauses: among very many documents the first search would block the event loop.
   */
  async settle(): Promise<void> {
    await Promise.all([this.#byTitle.settle(this.#items.length), this.#byNumber.settle(this.#items.length)])
  }

  /** Documents that contain every word, or whose number was typed; best first, equal scores by title. */
  search(typed: string, limit: number): Hits<Item> {
    const all = words(typed)
    if (all.length === 0) return { total: 0, best: [] }
    const terms = [...new Set(all)].slice(0, MAX_WORDS)
    if (this.#scratch.size < this.#items.length) this.#scratch = new Scratch(this.#items.length * 1.25)
    const scratch = this.#scratch
    scratch.begin()
    for (const [at, term] of terms.entries()) this.#matchTerm(term, at)
    this.#matchNumber(all.join(''), terms.length)

    const ranks = this.#byTitle.ranks(this.#items.length)
    const best = new BestRows(limit, (one, other) => (ranks[one] as number) - (ranks[other] as number))
    let total = 0
    for (let at = 0; at < scratch.touchedCount; at++) {
      const place = scratch.touched[at] as number
      const item = this.#items[place]
      if (!item || scratch.found[place] !== terms.length) continue
      total++
      let score = scratch.scores[place] as number
      if (scratch.wholes[place] === terms.length && words(item.title).join(' ') === all.join(' ')) score += WHOLE_TITLE
      best.offer(place, score)
    }
    return {
      total,
      best: best.list().flatMap(({ row, score }) => {
        const item = this.#items[row]
        return item ? [{ item, score }] : []
      }),
    }
  }

  /** Whether a word occurs in any document. */
  knows(term: string): boolean {
    let found = this.#vocabulary.get(term) !== undefined
    if (!found)
      this.#wordsWith(term, () => {
        found = true
      })
    return found
  }

  /** The known word closest to an unknown one: fewest mistakes, then most documents. */
  nearest(term: string): { word: string; mistakes: number; documents: number } | undefined {
    const forgiven = mistakesForgiven(term.length)
    let best: { word: string; mistakes: number; documents: number } | undefined
    if (forgiven === 0) return undefined
    for (let length = term.length - forgiven; length <= term.length + forgiven; length++)
      for (const word of this.#vocabulary.spelt(length)) {
        const mistakes = distance(term, word, best?.mistakes ?? forgiven)
        if (mistakes > (best?.mistakes ?? forgiven)) continue
        const documents = this.#vocabulary.get(word)?.entries.length ?? 0
        if (!best || mistakes < best.mistakes || documents > best.documents) best = { word, mistakes, documents }
      }
    return best && { ...best, word: this.#written.get(best.word) ?? best.word }
  }

  /** `take` receives each word that equals the term, begins with it or, for long enough terms, contains it. */
  #wordsWith(term: string, take: (postings: Postings, length: number, at: number) => void): void {
    for (const vocabulary of /\d/.test(term) ? [this.#vocabulary, this.#joinedNumbers] : [this.#vocabulary])
      if (term.length >= MIN_INSIDE) vocabulary.withPart(term, take)
      else vocabulary.withPrefix(term, take)
  }

  /** Adds a term's score to the documents that matched all terms before it. */
  #matchTerm(term: string, before: number): void {
    // Best matches of a word first: later matches do not lower a score.
    const lists: Postings[][] = [[], [], [], []]
    this.#wordsWith(term, (postings, length, at) => {
      lists[at > 0 ? INSIDE : length === term.length ? WHOLE : PREFIX]?.push(postings)
    })
    const { found, levels, scores, wholes, matched } = this.#scratch
    let count = 0
    for (const level of [WHOLE, PREFIX, INSIDE])
      for (const { entries } of lists[level] ?? [])
        for (const entry of entries) {
          const place = entry >>> FIELD_BITS
          if (before > 0 && found[place] !== before) continue
          const known = levels[place] as number
          if (known === 0) matched[count++] = place
          let now = known
          for (const field of [TITLE, DESCRIPTION, TEXT] as const)
            if ((entry & field) !== 0 && ((known >> shiftOf[field]) & 3) === 0) now |= level << shiftOf[field]
          levels[place] = now
        }
    for (let at = 0; at < count; at++) {
      const place = matched[at] as number
      const level = levels[place] as number
      if (before === 0) this.#scratch.touch(place)
      found[place] = before + 1
      scores[place] = (scores[place] as number) + (worth[level] as number)
      if ((level & 3) === WHOLE) wholes[place] = (wholes[place] as number) + 1
      levels[place] = 0
    }
  }

  #matchNumber(number: string, terms: number): void {
    const take = (place: number, score: number) => {
      this.#scratch.touch(place)
      // Documents found by number need no word matches.
      if (this.#scratch.found[place] !== terms) this.#scratch.scores[place] = 0
      this.#scratch.found[place] = terms
      this.#scratch.scores[place] = (this.#scratch.scores[place] as number) + score
    }
    const exact = this.#placeByNumber.get(number)
    if (exact !== undefined) take(exact, EXACT_NUMBER)
    if (number.length < MIN_NUMBER_PREFIX) return
    const places = this.#byNumber.rows(this.#items.length)
    let [low, high] = [0, places.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#numbers[places[middle] as number] ?? '') < number) low = middle + 1
      else high = middle
    }
    for (let at = low; at < places.length; at++) {
      const place = places[at] as number
      if (!this.#numbers[place]?.startsWith(number)) break
      if (place !== exact) take(place, NUMBER_PREFIX)
    }
  }

  /** Renumbers the documents without gaps, in their present order. */
  #makeRoom(): void {
    const moved = new Int32Array(this.#items.length).fill(-1)
    const kept: Item[] = []
    for (const [place, item] of this.#items.entries())
      if (item) {
        moved[place] = kept.length
        kept.push(item)
      }
    for (const vocabulary of [this.#vocabulary, this.#joinedNumbers])
      for (const postings of vocabulary.all()) postings.move(moved)
    this.#items = kept
    this.#numbers = kept.map(({ number }) => bareNumber(number))
    this.#placeById = new Map(kept.map(({ id }, place) => [id, place]))
    this.#placeByNumber = new Map(this.#numbers.flatMap((number, place) => (number ? [[number, place] as const] : [])))
    this.#byTitle.changeAll()
    this.#byNumber.changeAll()
  }
}
