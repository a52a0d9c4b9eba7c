/**
 * In-memory full-text index: for each word the documents that contain it, and in which fields. It is updated document
 * by document: a changed document gets a new place, and old places are skipped until there are enough of them to
 * compact. Several indexes are searched together (`search.ts`).
 */
import type { Locale } from '../locales'
import { folded } from '../norwegian'
import { NumberMap } from '../numberMap'
import { withPauses } from '../pieces'
import { RowOrder } from '../rowOrder'
import { byKey, sortKey } from '../sortKey'
import { BestRows } from './bestRows'
import { fieldsOf, type IndexedText, measuresOf } from './fields'
import { type Extreme, Measures } from './measures'
import { Numbers } from './numbers'
import { FIELD_BITS } from './postings'
import type { ReadQuery } from './query'
import {
  COVERAGE_POWER,
  EXTREME,
  MAX_EXTREME,
  MIN_COVERAGE,
  NAMED_POWER,
  PREFIX,
  TITLE_SHARE,
  WHOLE_TITLE,
} from './ranking'
import { Scratch } from './scratch'
import type { Hits, Searchable, WeighedMatches } from './searchable'
import { stems } from './stem'
import { Vocabulary } from './vocabulary'
import { type Form, type Match, WordMatcher } from './wordMatcher'
import { words, writtenWords } from './words'

/** Unused places before the index is compacted. */
const MIN_DEAD = 2000

/** Of an index that is searched together with others. */
export interface Layer<Item extends Searchable> {
  index: WordIndex<Item>
  /** Documents that another layer has in their place. */
  without?: ReadonlySet<number>
}

export class WordIndex<Item extends Searchable> {
  readonly matcher: WordMatcher
  #items: (Item | undefined)[] = []
  #placeById = new NumberMap()
  readonly #numbers = new Numbers()
  /** Numbers of words in the title, by place. */
  #titleLengths: number[] = []
  readonly #locale: Locale
  readonly #vocabulary: Vocabulary
  readonly #measures: Measures
  readonly #byTitle = new RowOrder<string>({
    keyOf: (place) => {
      const item = this.#items[place]
      return item && sortKey(item.title)
    },
    compare: byKey,
  })
  #scratch = new Scratch(0)
  readonly #beneath: WordIndex<Item> | undefined
  /** Incremented when a compacting in progress becomes useless. */
  #version = 0
  #compacting: Promise<void> | undefined
  /** Documents that stand here, or are gone, in the place of those beneath. */
  readonly #instead = new Set<number>()

  /** `beneath`: an index whose documents this one has, too; it stays as it is when they are set or deleted here. */
  constructor(locale: Locale, beneath?: WordIndex<Item>) {
    this.#locale = locale
    this.#beneath = beneath
    const stem = stems[locale]
    this.#vocabulary = new Vocabulary(stem)
    this.#measures = new Measures(locale)
    this.matcher = new WordMatcher(this.#vocabulary, this.#numbers, this.#measures, stem)
  }

  get size(): number {
    const beneath = this.#beneath
    if (!beneath) return this.#placeById.size
    return this.#placeById.size + beneath.size - [...this.#instead].filter((id) => beneath.byId(id)).length
  }

  /** The indexes that a search goes through in the place of this one, each with documents to leave out. */
  get layers(): readonly Layer<Item>[] {
    return [{ index: this }, ...(this.#beneath ? [{ index: this.#beneath, without: this.#instead }] : [])]
  }

  /** Words beside the item's own are indexed and not stored. */
  set(item: Item, indexed: IndexedText): void {
    this.delete(item.id)
    this.#version++
    const place = this.#items.length
    const titleWords = words(item.title)
    this.#items.push(item)
    this.#numbers.add(item.number)
    this.#titleLengths.push(titleWords.length)
    this.#placeById.set(item.id, place)
    for (const [word, field] of fieldsOf(item, indexed, this.#locale)) this.#vocabulary.add(word, place, field)
    for (const measure of measuresOf(indexed)) this.#measures.add(measure, place)
    for (const [at, written] of writtenWords(item.title).entries()) {
      const word = titleWords[at]
      if (word !== undefined && word !== written && folded(written) === word) this.matcher.noteWritten(word, written)
    }
    this.#byTitle.change(place)
  }

  delete(id: number): void {
    if (this.#beneath) this.#instead.add(id)
    const place = this.#placeById.get(id)
    if (place === undefined) return
    this.#numbers.delete(place)
    this.#items[place] = undefined
    this.#placeById.delete(id)
    this.#byTitle.change(place)
    this.#version++
  }

  byId(id: number): Item | undefined {
    const place = this.#placeById.get(id)
    if (place !== undefined) return this.#items[place]
    return this.#instead.has(id) ? undefined : this.#beneath?.byId(id)
  }

  /**
   * Compacts and sorts ahead of the next search, with pauses: among very many documents the first search would block the
   * event loop.
   */
  async settle(): Promise<void> {
    if (this.#isWorn()) {
      this.#compacting ??= this.#compact().finally(() => {
        this.#compacting = undefined
      })
      await this.#compacting
    }
    const parts = [this.#numbers, this.#vocabulary].map((part) => part.settle())
    await Promise.all([this.#beneath?.settle(), this.#byTitle.settle(() => this.#items.length), ...parts])
  }

  /** What the forms of a searched word match. */
  match(forms: readonly Form[]): readonly Match[] {
    return this.matcher.match(forms)
  }

  /** Number of documents that have a word itself or a good match of it; one that has two counts twice. */
  documents(matches: readonly Match[]): number {
    const hasGaps = this.#items.length > this.#placeById.size
    let count = 0
    for (const { postings, quality } of matches) {
      if (quality < PREFIX) continue
      if (!hasGaps) count += postings.length
      else for (const entry of postings.entries) if (this.#items[entry >>> FIELD_BITS]) count++
    }
    return count
  }

  /**
   * Scores all documents; those that the terms name get a bonus. `hitsFrom`, to be called before the next search, gives
   * the best that hold every term, or enough of them and score at least `minimum`; equal scores by title.
   */
  score(
    terms: readonly WeighedMatches[],
    { typed, titles, extreme }: Pick<ReadQuery, 'typed' | 'titles' | 'extreme'>,
    named: number,
    without?: ReadonlySet<number>,
  ): Scored<Item> {
    if (this.#scratch.size < this.#items.length) this.#scratch = new Scratch(this.#items.length * 1.25)
    this.#scratch.begin()
    for (const term of terms) this.#scratch.add(term)
    const strict = terms.filter(({ isStrict }) => isStrict).length
    const sum = terms.reduce((total, { weight }) => total + weight, 0)
    this.#matchNumber(typed.join(''), terms.length, sum)
    const { touched, touchedCount, found, covered, scores, wholes, names, kinds, limits } = this.#scratch
    const lengths = new Set(titles.map((title) => title.split(' ').length))
    let best = 0
    for (let at = 0; at < touchedCount; at++) {
      const place = touched[at] as number
      const item = this.#items[place]
      const coverage = (covered[place] as number) / sum
      const isWithin = limits[place] === strict
      if (!item || !isWithin || (coverage < MIN_COVERAGE && strict === 0) || without?.has(item.id)) {
        found[place] = 0xff
        continue
      }
      const whole = wholes[place] as number
      let score = ((scores[place] as number) / sum) * coverage ** COVERAGE_POWER
      const length = this.#titleLengths[place] as number
      score += TITLE_SHARE * coverage * Math.min(1, whole / Math.max(1, length))
      if (whole > 0 && lengths.has(length) && titles.includes(words(item.title).join(' '))) score += WHOLE_TITLE
      // A word of the summary alone does not name: `Prises av forhandleren` is no dealer.
      const isNamed = whole > 0 || (kinds[place] as number) > 0
      if (isNamed) score += named * ((names[place] as number) / sum) ** NAMED_POWER
      scores[place] = score
      if (score > best) best = score
    }
    if (extreme) best = Math.max(best, this.#addExtreme(extreme, terms.length))
    return { best, hitsFrom: (minimum, limit, each) => this.#collect(terms.length, minimum, limit, each) }
  }

  #collect(terms: number, minimum: number, limit: number, each?: Each<Item>): Hits<Item> {
    const { touched, touchedCount, found, scores } = this.#scratch
    const ranks = this.#byTitle.ranks(this.#items.length)
    const best = new BestRows(limit, (one, other) => (ranks[one] as number) - (ranks[other] as number))
    let total = 0
    for (let at = 0; at < touchedCount; at++) {
      const place = touched[at] as number
      if (found[place] === 0xff || (found[place] !== terms && (scores[place] as number) < minimum)) continue
      total++
      each?.(this.#items[place] as Item, scores[place] as number)
      best.offer(place, scores[place] as number)
    }
    return {
      total,
      best: best.list().flatMap(({ row, score }) => {
        const item = this.#items[row]
        return item ? [{ item, score, isComplete: found[row] === terms }] : []
      }),
    }
  }

  /** Of those that hold all terms and are what one of them says, the best by what they measure come first. */
  #addExtreme(extreme: Extreme, terms: number): number {
    const { found, kinds, scores } = this.#scratch
    const isMeant = (place: number) => found[place] === terms && kinds[place] !== 0
    let best = 0
    for (const [count, place] of this.#measures.furthest(extreme, MAX_EXTREME, isMeant).entries()) {
      scores[place] = (scores[place] as number) + EXTREME * (1 - count / MAX_EXTREME)
      best = Math.max(best, scores[place] as number)
    }
    return best
  }

  /** Documents found by number need no word matches. */
  #matchNumber(number: string, terms: number, sum: number): void {
    this.#numbers.find(number, (place, score) => {
      const { found, scores, covered } = this.#scratch
      this.#scratch.touch(place)
      found[place] = terms
      covered[place] = sum
      scores[place] = (scores[place] as number) + score * sum
    })
  }

  #isWorn(): boolean {
    const dead = this.#items.length - this.#placeById.size
    return dead > MIN_DEAD && dead > this.#placeById.size / 3
  }

  /** Given up where documents change meanwhile: the next search begins anew. */
  async #compact(): Promise<void> {
    const version = this.#version
    const places: number[] = []
    const placeOf = new Int32Array(this.#items.length).fill(-1)
    for (const [place, item] of this.#items.entries()) if (item) placeOf[place] = places.push(place) - 1
    const [byWord, measured] = await Promise.all([
      withPauses(this.#vocabulary.renumbered(placeOf)),
      withPauses(this.#measures.renumbered(placeOf)),
    ])
    if (this.#version !== version) return
    this.#vocabulary.replaceStored(byWord)
    this.#measures.replaceMeasured(measured)
    this.#items = places.map((place) => this.#items[place])
    this.#titleLengths = places.map((place) => this.#titleLengths[place] as number)
    this.#placeById = new NumberMap()
    for (const [place, item] of this.#items.entries()) if (item) this.#placeById.set(item.id, place)
    this.#numbers.keep(places)
    this.#byTitle.changeAll()
  }
}

type Each<Item> = (item: Item, score: number) => void

/** The scores of one search in one index. */
export interface Scored<Item> {
  best: number
  hitsFrom(minimum: number, limit: number, each?: Each<Item>): Hits<Item>
}
