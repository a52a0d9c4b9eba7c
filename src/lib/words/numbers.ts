/** The numbers of an index's documents as they are typed, with or without what divides them: `VA-100`, `va100`. */
import { RowOrder } from '../rowOrder'
import { byKey } from '../sortKey'
import { entryOf, Postings } from './postings'
import { EXACT_NUMBER, MIN_NUMBER_PREFIX, NUMBER_PREFIX, TITLE } from './ranking'
import { words } from './words'

export class Numbers {
  /** As one word, by place; empty for a document that has none or is gone. */
  #numbers: string[] = []
  /** Whether what is written is several words. */
  #isDivided: boolean[] = []
  readonly #order = new RowOrder<string>({
    keyOf: (place) => this.#numbers[place] || undefined,
    compare: byKey,
  })

  /** The number of the document at the next place. */
  add(number: string | undefined): void {
    const place = this.#numbers.length
    const written = words(number ?? '')
    this.#numbers.push(written.join(''))
    this.#isDivided.push(written.length > 1)
    if (written.length > 0) this.#order.change(place)
  }

  delete(place: number): void {
    this.#numbers[place] = ''
    this.#order.change(place)
  }

  /** The documents that are left, in their present order. */
  keep(places: readonly number[]): void {
    this.#numbers = places.map((place) => this.#numbers[place] ?? '')
    this.#isDivided = places.map((place) => this.#isDivided[place] ?? false)
    this.#order.changeAll()
  }

  settle(): Promise<void> {
    return this.#order.settle(() => this.#numbers.length)
  }

  /** `take` receives the documents with the number, and those whose number begins so, with their scores. */
  find(typed: string, take: (place: number, score: number) => void): void {
    for (const place of this.#beginningWith(typed))
      if (this.#numbers[place] === typed) take(place, EXACT_NUMBER)
      else if (typed.length >= MIN_NUMBER_PREFIX) take(place, NUMBER_PREFIX)
      else break
  }

  /**
   * Divided numbers as words that begin with a term. The words of documents do not have them so: `va` finds `VA-100` by
   * its first part, without going through every number with that prefix.
   */
  withPrefix(term: string, take: (postings: Postings, word: string) => void): void {
    for (const place of this.#beginningWith(term))
      if (this.#isDivided[place]) take(new Postings([entryOf(place, TITLE)]), this.#numbers[place] as string)
  }

  /** In the order of their numbers. */
  *#beginningWith(typed: string): Generator<number> {
    if (!typed) return
    const places = this.#order.rows(this.#numbers.length)
    let [low, high] = [0, places.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#numbers[places[middle] as number] ?? '') < typed) low = middle + 1
      else high = middle
    }
    for (let at = low; at < places.length; at++) {
      const place = places[at] as number
      if (!this.#numbers[place]?.startsWith(typed)) break
      yield place
    }
  }
}
