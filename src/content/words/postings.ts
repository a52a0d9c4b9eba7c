/** For each document that has a word: its place, and in three bits the fields that the word stands in. */
export const FIELD_BITS = 3
export const FIELDS = (1 << FIELD_BITS) - 1

export class Postings {
  entries = new Uint32Array(4)
  length = 0

  add(place: number, fields: number): void {
    if (this.length === this.entries.length) {
      const more = new Uint32Array(this.length * 2)
      more.set(this.entries)
      this.entries = more
    }
    this.entries[this.length++] = place * (FIELDS + 1) + fields
  }

  /** Gives documents their new places; what has none (below zero) goes. */
  move(places: Int32Array): void {
    const { entries, length } = this
    this.length = 0
    for (let at = 0; at < length; at++) {
      const entry = entries[at] as number
      const place = places[entry >>> FIELD_BITS] as number
      // What is left is written over what was read already.
      if (place >= 0) this.add(place, entry & FIELDS)
    }
  }
}
