/** The numbers of an index's documents as they are typed, with or without what divides them: `VA-100`, `va100`. */
import { RowOrder } from '../rowOrder'
import { byKey } from '../sortKey'
import { EXACT_NUMBER, MIN_NUMBER_PREFIX, NUMBER_PREFIX } from './ranking'
import { words } from './words'

/** A number as one word. */
const bare = (number: string | undefined) => words(number ?? '').join('')

export class Numbers {
  /** By place; empty for a document that has none or is gone. */
  #numbers: string[] = []
  #placeOf = new Map<string, number>()
  readonly #order = new RowOrder<string>({
    keyOf: (place) => this.#numbers[place] || undefined,
    compare: byKey,
  })

  /** The number of the document at the next place. */
  add(number: string | undefined): void {
    const place = this.#numbers.length
    const typed = bare(number)
    this.#numbers.push(typed)
    if (!typed) return
    this.#placeOf.set(typed, place)
    this.#order.change(place)
  }

  delete(place: number): void {
    const number = this.#numbers[place] ?? ''
    if (this.#placeOf.get(number) === place) this.#placeOf.delete(number)
    this.#numbers[place] = ''
    this.#order.change(place)
  }

  /** The documents that are left, in their present order. */
  keep(places: readonly number[]): void {
    this.#numbers = places.map((place) => this.#numbers[place] ?? '')
    this.#placeOf = new Map(this.#numbers.flatMap((number, place) => (number ? [[number, place] as const] : [])))
    this.#order.changeAll()
  }

  settle(): Promise<void> {
    return this.#order.settle(() => this.#numbers.length)
  }

  /** `take` receives the document with the number, and those whose number begins so, with their scores. */
  find(typed: string, take: (place: number, score: number) => void): void {
    const exact = this.#placeOf.get(typed)
    if (exact !== undefined) take(exact, EXACT_NUMBER)
    if (typed.length < MIN_NUMBER_PREFIX) return
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
      if (place !== exact) take(place, NUMBER_PREFIX)
    }
  }
}
