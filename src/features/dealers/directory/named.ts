/** Dealers by any part of their names, which lie in one text: the engine finds a part there faster than in many. */
import { folded } from '../../../lib/norwegian'
import { RowOrder } from '../../../lib/rowOrder'
import { byKey, sortKey } from '../../../lib/sortKey'
import type { DealerEntry } from './entry'
import type { IsCurrent } from './located'

/** Names that are folded between two pauses. */
const PIECE = 2048
const BETWEEN = '\n'
/** How well a name matches: it is the term, begins with it, has a word that begins so, or has it somewhere. */
const RANKS = 4

interface Key {
  priority: number
  name: string
}

export function rankOf(name: string, term: string): number {
  if (name === term) return 0
  if (name.startsWith(term)) return 1
  return name.includes(` ${term}`) ? 2 : 3
}

export class Named {
  /** The highest priority first, then by name: of equal rank, the first found are the best. */
  readonly #dealers: readonly DealerEntry[]
  readonly #text: string
  /** Where each name begins in the text, and where one after the last would. */
  readonly #starts: Uint32Array

  private constructor(dealers: readonly DealerEntry[], text: string, starts: Uint32Array) {
    this.#dealers = dealers
    this.#text = text
    this.#starts = starts
  }

  static *of(all: readonly DealerEntry[]): Generator<void, Named> {
    const order = new RowOrder<Key>({
      keyOf: (row) => all[row] && { priority: all[row].priority, name: sortKey(all[row].name) },
      compare: (one, other) => other.priority - one.priority || byKey(one.name, other.name),
    })
    const rows = yield* order.sorted(all.length)
    const dealers = Array.from(rows, (row) => all[row] as DealerEntry)
    const starts = new Uint32Array(dealers.length + 1)
    const texts: string[] = []
    let length = 0
    for (let from = 0; from < dealers.length; from += PIECE) {
      yield
      const names = dealers.slice(from, from + PIECE).map(({ name }) => folded(name).replaceAll(BETWEEN, ' ') + BETWEEN)
      for (const [at, name] of names.entries()) {
        length += name.length
        starts[from + at + 1] = length
      }
      texts.push(names.join(''))
    }
    return new Named(dealers, texts.join(''), starts)
  }

  /** For each rank the best, at most `limit`. */
  find(term: string, limit: number, isCurrent: IsCurrent): DealerEntry[][] {
    const ranks: DealerEntry[][] = Array.from({ length: RANKS }, () => [])
    let at = 0
    for (let found = this.#text.indexOf(term); found >= 0; ) {
      while ((this.#starts[at + 1] as number) <= found) at++
      const end = this.#starts[at + 1] as number
      const dealer = this.#dealers[at] as DealerEntry
      const best = ranks[rankOf(this.#text.slice(this.#starts[at], end - BETWEEN.length), term)]
      if (best && best.length < limit && isCurrent(dealer)) best.push(dealer)
      found = this.#text.indexOf(term, end)
    }
    return ranks
  }
}
