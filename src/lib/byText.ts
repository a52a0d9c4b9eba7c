/** Finds things by a text that each tells itself. A number is kept of the text: 100,000 texts would take megabytes. */

/** FNV-1a over code units. */
function numberOf(text: string): number {
  let number = 0x811c9dc5
  for (let at = 0; at < text.length; at++) number = Math.imul(number ^ text.charCodeAt(at), 0x01000193)
  return number
}

export class ByText<Thing> {
  readonly #textOf: (thing: Thing) => string
  readonly #byNumber: Map<number, Thing>
  /** Those whose number another has, too. */
  readonly #others: Map<string, Thing>

  /** `from`: what this finds, too. */
  constructor(textOf: (thing: Thing) => string, from?: ByText<Thing>) {
    this.#textOf = textOf
    this.#byNumber = new Map(from ? from.#byNumber : [])
    this.#others = new Map(from ? from.#others : [])
  }

  get(text: string): Thing | undefined {
    const thing = this.#byNumber.get(numberOf(text))
    return thing !== undefined && this.#textOf(thing) === text ? thing : this.#others.get(text)
  }

  /** In the place of what had the text. */
  set(thing: Thing): void {
    const text = this.#textOf(thing)
    const number = numberOf(text)
    const known = this.#byNumber.get(number)
    if (known !== undefined && this.#textOf(known) !== text) {
      this.#others.set(text, thing)
      return
    }
    this.#byNumber.set(number, thing)
    this.#others.delete(text)
  }

  /** Unless another has its text by now. */
  delete(thing: Thing): void {
    const text = this.#textOf(thing)
    const number = numberOf(text)
    if (this.#byNumber.get(number) === thing) this.#byNumber.delete(number)
    else if (this.#others.get(text) === thing) this.#others.delete(text)
  }
}
