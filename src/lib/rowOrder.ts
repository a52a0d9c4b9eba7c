/**
 * Rows in sorted order, updated as single rows change. Sorting 100,000 rows blocks the event loop for a third of a
 * second, unless `settle` sorts ahead of use with pauses. A few changed rows are removed and inserted again, in a
 * millisecond.
 */
import { atOnce, withPauses } from './pieces'

/** Beyond this number of changed rows all are sorted anew. */
const MANY = 500

/** Rows sorted or merged between two pauses: a few milliseconds. */
const PIECE = 1024

export interface Sorting<Key> {
  /** Sort key of a row; undefined leaves it out of the order. */
  keyOf(row: number): Key | undefined
  compare(one: Key, other: Key): number
}

interface Keyed<Key> {
  row: number
  key: Key
}

/** A loop: `Uint32Array.from` takes tens of milliseconds for 100,000. */
function rowsOf(keyed: readonly Keyed<unknown>[]): Uint32Array<ArrayBuffer> {
  const rows = new Uint32Array(keyed.length)
  for (let at = 0; at < keyed.length; at++) rows[at] = keyed[at]?.row ?? 0
  return rows
}

export class RowOrder<Key> {
  readonly #sorting: Sorting<Key>
  #rows = new Uint32Array(0)
  #ranks: Uint32Array | undefined
  #changed = new Set<number>()
  #all = true
  #settling: Promise<void> | undefined
  /** Incremented when a sort in progress becomes useless. */
  #era = 0

  /** `from`: an order of the same rows, sorted alike so far. */
  constructor(sorting: Sorting<Key>, from?: RowOrder<Key>) {
    this.#sorting = sorting
    if (!from) return
    this.#rows = from.#rows
    this.#ranks = from.#ranks
    this.#changed = new Set(from.#changed)
    this.#all = from.#all
  }

  /** To be called when a row was added, changed or removed. */
  change(row: number): void {
    if (!this.#all || this.#settling) this.#changed.add(row)
    if (this.#changed.size > MANY) this.changeAll()
  }

  changeAll(): void {
    this.#all = true
    this.#era++
    this.#changed.clear()
  }

  /**
   * Sorts ahead of use, with pauses for the event loop; does nothing if the order is current. `size` as for `rows`, asked
   * for again where so much changes meanwhile that all is sorted once more.
   */
  async settle(size: () => number): Promise<void> {
    while (this.#all) {
      this.#settling ??= this.#sortWithPauses(size()).finally(() => {
        this.#settling = undefined
      })
      await this.#settling
    }
  }

  /** The rows in sorted order; `size` is the number of possible rows. */
  rows(size: number): Uint32Array {
    if (this.#all) this.#sortAll(size)
    else if (this.#changed.size > 0) this.#moveChanged()
    return this.#rows
  }

  /** Position of each row in the order. */
  ranks(size: number): Uint32Array {
    const rows = this.rows(size)
    if (this.#ranks === undefined) {
      this.#ranks = new Uint32Array(size)
      for (let at = 0; at < rows.length; at++) this.#ranks[rows[at] as number] = at
    }
    return this.#ranks
  }

  #sortAll(size: number): void {
    this.#take(atOnce(this.#sort(size)))
    this.#era++
    this.#changed.clear()
  }

  /** Rows that change during a pause are moved afterwards. */
  async #sortWithPauses(size: number): Promise<void> {
    const era = this.#era
    const sorted = await withPauses(this.#sort(size))
    if (this.#era === era) this.#take(sorted)
  }

  /** The rows in sorted order, for callers that need it once; not kept. */
  *sorted(size: number): Generator<void, Uint32Array<ArrayBuffer>> {
    return rowsOf(yield* this.#sort(size))
  }

  #take(sorted: readonly Keyed<Key>[]): void {
    this.#rows = rowsOf(sorted)
    this.#ranks = undefined
    this.#all = false
  }

  /** Sorts pieces one by one, then merges them in pairs. */
  *#sort(size: number): Generator<void, Keyed<Key>[]> {
    const { keyOf } = this.#sorting
    let runs: Keyed<Key>[][] = []
    for (let from = 0; from < size; from += PIECE) {
      const run: Keyed<Key>[] = []
      for (let row = from; row < Math.min(from + PIECE, size); row++) {
        const key = keyOf(row)
        if (key !== undefined) run.push({ row, key })
      }
      runs.push(run.sort(this.#order))
      yield
    }
    while (runs.length > 1) {
      const merged: Keyed<Key>[][] = []
      for (let at = 0; at < runs.length; at += 2) merged.push(yield* this.#merge(runs[at] ?? [], runs[at + 1] ?? []))
      runs = merged
    }
    return runs[0] ?? []
  }

  *#merge(first: readonly Keyed<Key>[], second: readonly Keyed<Key>[]): Generator<void, Keyed<Key>[]> {
    const merged: Keyed<Key>[] = []
    let [one, other] = [0, 0]
    while (one < first.length || other < second.length) {
      const [left, right] = [first[one], second[other]]
      if (left && (!right || this.#order(left, right) < 0)) {
        merged.push(left)
        one++
      } else if (right) {
        merged.push(right)
        other++
      }
      if (merged.length % PIECE === 0) yield
    }
    return merged
  }

  #moveChanged(): void {
    const { keyOf } = this.#sorting
    const kept = this.#rows.filter((row) => !this.#changed.has(row))
    const moved: (Keyed<Key> & { at: number })[] = []
    for (const row of this.#changed) {
      const key = keyOf(row)
      if (key !== undefined) moved.push({ row, key, at: this.#placeIn(kept, { row, key }) })
    }
    moved.sort((one, other) => one.at - other.at || this.#order(one, other))
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

  /** Number of rows that come before this one. */
  #placeIn(rows: Uint32Array, keyed: Keyed<Key>): number {
    let [low, high] = [0, rows.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      const row = rows[middle] as number
      const key = this.#sorting.keyOf(row)
      if (key !== undefined && this.#order({ row, key }, keyed) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Rows with equal keys are ordered by number, so that pages of a listing never overlap. */
  readonly #order = (one: Keyed<Key>, other: Keyed<Key>): number =>
    this.#sorting.compare(one.key, other.key) || one.row - other.row
}
