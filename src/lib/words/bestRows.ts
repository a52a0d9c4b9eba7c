/** The best of many rows, without sorting all of them. */

interface Scored {
  row: number
  score: number
}

export class BestRows {
  readonly #limit: number
  readonly #tie: (one: number, other: number) => number
  readonly #best: Scored[] = []

  /** `tie` orders rows with equal scores. */
  constructor(limit: number, tie: (one: number, other: number) => number) {
    this.#limit = limit
    this.#tie = tie
  }

  offer(row: number, score: number): void {
    const offered = { row, score }
    const last = this.#best.at(-1)
    const isFull = this.#best.length >= this.#limit
    if (isFull && (!last || this.#compare(offered, last) >= 0)) return
    let [low, high] = [0, this.#best.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#compare(this.#best[middle] as Scored, offered) <= 0) low = middle + 1
      else high = middle
    }
    this.#best.splice(low, 0, offered)
    if (isFull) this.#best.pop()
  }

  list(): readonly Scored[] {
    return this.#best
  }

  #compare(one: Scored, other: Scored): number {
    return other.score - one.score || this.#tie(one.row, other.row)
  }
}
