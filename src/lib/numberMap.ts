/** A number for each of many numbers, in a third of the memory of a `Map`. */

/** Share of the slots that may be taken: beyond it looking takes long. */
const FULL = 0.8
/** Spreads keys that follow each other (Knuth's multiplicative hash). */
const SPREAD = 0x9e3779b1

export class NumberMap {
  #keys: Int32Array<ArrayBuffer>
  /** One more than what is kept; 0 in a free slot. */
  #values: Uint32Array<ArrayBuffer>
  #size: number

  /** `from`: what this one has, too. */
  constructor(from?: NumberMap) {
    this.#keys = from ? from.#keys.slice() : new Int32Array(16)
    this.#values = from ? from.#values.slice() : new Uint32Array(16)
    this.#size = from ? from.#size : 0
  }

  get size(): number {
    return this.#size
  }

  get(key: number): number | undefined {
    const value = this.#values[this.#slotOf(key)] as number
    return value === 0 ? undefined : value - 1
  }

  /** Keys are integers of 32 bits, values from zero. */
  set(key: number, value: number): void {
    const slot = this.#slotOf(key)
    if (this.#values[slot] === 0) this.#size++
    this.#keys[slot] = key
    this.#values[slot] = value + 1
    if (this.#size > FULL * this.#keys.length) this.#grow()
  }

  delete(key: number): boolean {
    let free = this.#slotOf(key)
    if (this.#values[free] === 0) return false
    this.#size--
    const last = this.#keys.length - 1
    // Those behind it move up, as far as they would have stood there.
    for (let slot = (free + 1) & last; this.#values[slot] !== 0; slot = (slot + 1) & last) {
      const wanted = this.#wantedBy(this.#keys[slot] as number)
      if (((slot - wanted) & last) < ((slot - free) & last)) continue
      this.#keys[free] = this.#keys[slot] as number
      this.#values[free] = this.#values[slot] as number
      free = slot
    }
    this.#values[free] = 0
    return true
  }

  #wantedBy(key: number): number {
    return (Math.imul(key, SPREAD) >>> 8) & (this.#keys.length - 1)
  }

  /** The slot that has the key, or where it would be put. */
  #slotOf(key: number): number {
    const last = this.#keys.length - 1
    let slot = this.#wantedBy(key)
    while (this.#values[slot] !== 0 && this.#keys[slot] !== key) slot = (slot + 1) & last
    return slot
  }

  #grow(): void {
    const [keys, values] = [this.#keys, this.#values]
    this.#keys = new Int32Array(2 * keys.length)
    this.#values = new Uint32Array(2 * keys.length)
    for (let from = 0; from < keys.length; from++) {
      if (values[from] === 0) continue
      const slot = this.#slotOf(keys[from] as number)
      this.#keys[slot] = keys[from] as number
      this.#values[slot] = values[from] as number
    }
  }
}
