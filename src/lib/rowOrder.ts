/**
 * Rows in an order that follows their changes. A sort of a hundred thousand takes a third of a second, in which nobody
 * else is answered unless it is asked for beforehand (`settle`); a few rows that changed are taken out of the order and
 * put back where they belong, in a millisecond.
 */
import { setImmediate as turn } from 'node:timers/promises'

/** Beyond so many changed rows all are sorted anew. */
const MANY = 500

/** Rows sorted or merged between two pauses: some ten milliseconds. */
const PIECE = 4096

export interface Sorting<Key> {
  /** What a row is ordered by; undefined takes it out of the order. */
  keyOf(row: number): Key | undefined
  compare(one: Key, other: Key): number
}

interface Keyed<Key> {
  row: number
  key: Key
}

export class RowOrder<Key> {
  readonly #sorting: Sorting<Key>
  #rows = new Uint32Array(0)
  #ranks: Uint32Array | undefined
  #changed = new Set<number>()
  #all = true
  #settling: Promise<void> | undefined
  /** Counts the times at which a sort that is under way became useless. */
  #era = 0

  constructor(sorting: Sorting<Key>) {
    this.#sorting = sorting
  }

  /** A row has changed, is new, or is gone. */
  change(row: number): void {
    if (!this.#all || this.#settling) this.#changed.add(row)
    if (this.#changed.size > MANY) this.changeAll()
  }

  changeAll(): void {
    this.#all = true
    this.#era++
    this.#changed.clear()
  }

  /** Sorts with pauses in which others are answered; without need it does nothing. `size` as for `rows`. */
  async settle(size: number): Promise<void> {
    while (this.#all) {
      this.#settling ??= this.#sortWithPauses(size).finally(() => {
        this.#settling = undefined
      })
      await this.#settling
    }
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
    const sorting = this.#sort(size)
    let step = sorting.next()
    while (!step.done) step = sorting.next()
    this.#take(step.value)
    this.#era++
    this.#changed.clear()
  }

  /** What changes in a pause is moved afterwards. */
  async #sortWithPauses(size: number): Promise<void> {
    const era = this.#era
    const sorting = this.#sort(size)
    let step: IteratorResult<void, Keyed<Key>[]>
    do {
      await turn()
      step = sorting.next()
    } while (!step.done)
    if (this.#era === era) this.#take(step.value)
  }

  #take(sorted: readonly Keyed<Key>[]): void {
    this.#rows = Uint32Array.from(sorted, ({ row }) => row)
    this.#ranks = undefined
    this.#all = false
  }

  /** Pieces that are sorted each by itself, then merged two by two. */
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

  /** How many rows of the order come before this one. */
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

  /** Equal keys keep the order of their rows, so that pages of a listing never overlap. */
  readonly #order = (one: Keyed<Key>, other: Keyed<Key>): number =>
    this.#sorting.compare(one.key, other.key) || one.row - other.row
}
