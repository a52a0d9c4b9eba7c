/** Finds things, by their numbers, from a text that each has. What is kept of the text is a hash. */
import { NumberMap } from './numberMap'
import { textHash } from './textHash'

export class ByText {
  readonly #textOf: (thing: number) => string
  readonly #byHash: NumberMap
  /** Those whose hash another has, too. */
  readonly #others: Map<string, number>

  /** `from`: what this finds, too. */
  constructor(textOf: (thing: number) => string, from?: ByText) {
    this.#textOf = textOf
    this.#byHash = new NumberMap(from ? from.#byHash : undefined)
    this.#others = new Map(from ? from.#others : [])
  }

  get(text: string): number | undefined {
    const thing = this.#byHash.get(textHash(text))
    return thing !== undefined && this.#textOf(thing) === text ? thing : this.#others.get(text)
  }

  /** In the place of what had the text. */
  set(thing: number): void {
    const text = this.#textOf(thing)
    const hash = textHash(text)
    const known = this.#byHash.get(hash)
    if (known !== undefined && this.#textOf(known) !== text) {
      this.#others.set(text, thing)
      return
    }
    this.#byHash.set(hash, thing)
    this.#others.delete(text)
  }

  /** While it still has its text, unless another has that by now. */
  delete(thing: number): void {
    const text = this.#textOf(thing)
    const hash = textHash(text)
    if (this.#byHash.get(hash) === thing) this.#byHash.delete(hash)
    else if (this.#others.get(text) === thing) this.#others.delete(text)
  }
}
