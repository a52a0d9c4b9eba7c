/** For each document that has a word: its place, and in eight bits the fields that the word stands in (`ranking.ts`). */
export const FIELD_BITS = 8
export const FIELDS = (1 << FIELD_BITS) - 1

/** Documents up to which the list is copied to its exact length: `push` reserves room for sixteen more. */
const EXACT = 8
const NONE: number[] = []

export class Postings {
  /** A plain array: most words occur in one document, and a typed array costs too much memory for one number. */
  entries = NONE

  add(place: number, fields: number): void {
    const entry = place * (FIELDS + 1) + fields
    const { length } = this.entries
    if (length === 0) this.entries = [entry]
    else if (length < EXACT) this.entries = this.entries.concat(entry)
    else this.entries.push(entry)
  }

  /** Renumbers the documents; those whose new place is below zero are removed. */
  move(places: Int32Array): void {
    this.entries = this.entries.flatMap((entry) => {
      const place = places[entry >>> FIELD_BITS] as number
      return place >= 0 ? [place * (FIELDS + 1) + (entry & FIELDS)] : []
    })
  }
}
