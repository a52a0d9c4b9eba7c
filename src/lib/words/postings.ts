/** For each document that has a word: its place, and in three bits the fields that the word stands in. */
export const FIELD_BITS = 3
const FIELDS = (1 << FIELD_BITS) - 1

export class Postings {
  /** A plain list: most words stand in one document, and a typed array is much to keep for one number. */
  entries: number[] = []

  add(place: number, fields: number): void {
    this.entries.push(place * (FIELDS + 1) + fields)
  }

  /** Gives documents their new places; what has none (below zero) goes. */
  move(places: Int32Array): void {
    this.entries = this.entries.flatMap((entry) => {
      const place = places[entry >>> FIELD_BITS] as number
      return place >= 0 ? [place * (FIELDS + 1) + (entry & FIELDS)] : []
    })
  }
}
