/**
 * Rows in an order that follows their changes. A sort of a hundred thousand takes a tenth of a second; a few rows that
 * changed are taken out of the order and put back where they belong, in a millisecond.
 */

/** Beyond so many changed rows all are sorted anew. */
const MANY = 500

export interface Sorting<Key> {
  /** What a row is ordered by; undefined takes it out of the order. */
  keyOf(row: number): Key | undefined
  compare(one: Key, other: Key): number
}

export class SortedRows<Key> {
  readonly #sorting: Sorting<Key>
  #rows = new Uint32Array(0)
  #ranks: Uint32Array | undefined
  #changed = new Set<number>()
  #all = true

  constructor(sorting: Sorting<Key>) {
    this.#sorting = sorting
  }

  /** A row has changed, is new, or is gone. */
  change(row: number): void {
    if (!this.#all) this.#changed.add(row)
    if (this.#changed.size > MANY) this.changeAll()
  }

  changeAll(): void {
    this.#all = true
    this.#changed.clear()
  }

  /** The rows in their order; `size` is how many rows there may be. */
  rows(size: number): Uint32Array {
    if (this.#all) this.#sortAll(size)
    else if (this.#changed.size > 0) this.#moveChanged()
    return this.#rows
  }

  /** The place of each row in the order. */
  ranks(size: number): Uint32Array {
    const rows = this.rows(size)
    if (this.#ranks === undefined) {
      this.#ranks = new Uint32Array(size)
      for (let at = 0; at < rows.length; at++) this.#ranks[rows[at] as number] = at
    }
    return this.#ranks
  }

  #sortAll(size: number): void {
    const { keyOf } = this.#sorting
    const keyed: { row: number; key: Key }[] = []
    for (let row = 0; row < size; row++) {
      const key = keyOf(row)
      if (key !== undefined) keyed.push({ row, key })
    }
    keyed.sort((one, other) => this.#compare(one.key, one.row, other.key, other.row))
    this.#rows = Uint32Array.from(keyed, ({ row }) => row)
    this.#ranks = undefined
    this.#all = false
  }

  #moveChanged(): void {
    const { keyOf } = this.#sorting
    const kept = this.#rows.filter((row) => !this.#changed.has(row))
    const moved: { row: number; key: Key; at: number }[] = []
    for (const row of this.#changed) {
      const key = keyOf(row)
      if (key !== undefined) moved.push({ row, key, at: this.#placeIn(kept, key, row) })
    }
    moved.sort((one, other) => one.at - other.at || this.#compare(one.key, one.row, other.key, other.row))
    const rows = new Uint32Array(kept.length + moved.length)
    let from = 0
    for (const [before, { row, at }] of moved.entries()) {
      rows.set(kept.subarray(from, at), from + before)
      rows[at + before] = row
      from = at
    }
    rows.set(kept.subarray(from), from + moved.length)
    this.#rows = rows
    this.#ranks = undefined
    this.#changed.clear()
  }

  /** How many rows of the order come before this one. */
  #placeIn(rows: Uint32Array, key: Key, row: number): number {
    let [low, high] = [0, rows.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      const other = rows[middle] as number
      const otherKey = this.#sorting.keyOf(other)
      if (otherKey !== undefined && this.#compare(otherKey, other, key, row) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Equal keys keep the order of their rows, so that pages of a listing never overlap. */
  #compare(one: Key, oneRow: number, other: Key, otherRow: number): number {
    return this.#sorting.compare(one, other) || oneRow - otherRow
  }
}
