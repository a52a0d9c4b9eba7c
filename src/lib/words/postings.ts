/** For each document that has a word: its place, and in eight bits the fields that the word stands in (`ranking.ts`). */
export const FIELD_BITS = 8
export const FIELDS = (1 << FIELD_BITS) - 1

/** Documents up to which the list is copied to its exact length: a typed array costs as much memory as thirty numbers. */
const EXACT = 32
/** Room that a longer list gets for more. */
const GROWTH = 1.25

export class Postings {
  #list: readonly number[] | Uint32Array
  #length: number

  constructor(entries: readonly number[]) {
    this.#list = entries.length > EXACT ? Uint32Array.from(entries) : entries
    this.#length = entries.length
  }

  get length(): number {
    return this.#length
  }

  get entries(): readonly number[] | Uint32Array {
    return Array.isArray(this.#list) ? this.#list : (this.#list as Uint32Array).subarray(0, this.#length)
  }

  add(entry: number): void {
    if (this.#length < EXACT) this.#list = [...this.#list, entry]
    else {
      const list = this.#withRoom()
      list[this.#length] = entry
      this.#list = list
    }
    this.#length++
  }

  #withRoom(): Uint32Array {
    if (this.#list instanceof Uint32Array && this.#length < this.#list.length) return this.#list
    const more = new Uint32Array(Math.ceil(this.#length * GROWTH))
    more.set(this.#list)
    return more
  }
}

/** The documents of a word: most words occur in one, whose entry then stands without a list. */
export type Stored = number | Postings

export const entryOf = (place: number, fields: number): number => place * (FIELDS + 1) + fields

export const storedWith = (stored: Stored | undefined, entry: number): Stored => {
  if (stored === undefined) return entry
  if (typeof stored === 'number') return new Postings([stored, entry])
  stored.add(entry)
  return stored
}

export const postingsOf = (stored: Stored): Postings => (typeof stored === 'number' ? new Postings([stored]) : stored)

/** The entries of a word when documents have new places; those whose new place is below zero are gone. */
function moved(stored: Stored, placeOf: Int32Array): Stored {
  const entries: number[] = []
  for (const entry of postingsOf(stored).entries) {
    const place = placeOf[entry >>> FIELD_BITS] as number
    if (place >= 0) entries.push(entryOf(place, entry & FIELDS))
  }
  return entries.length === 1 ? (entries[0] as number) : new Postings(entries)
}

/** Words renumbered between two pauses: a few milliseconds. */
const PIECE = 2048

/** What is stored by word when documents have new places, in pieces. */
export function* renumberedAll(
  stored: ReadonlyMap<string, Stored>,
  placeOf: Int32Array,
): Generator<void, Map<string, Stored>> {
  const left = new Map<string, Stored>()
  let done = 0
  for (const [word, documents] of stored) {
    if (done++ % PIECE === 0) yield
    left.set(word, moved(documents, placeOf))
  }
  return left
}
