/** Working memory of a search for each document: allocated once, reset by the next search. */
export class Scratch {
  readonly size: number
  /** Number of terms found, in their order. */
  readonly found: Uint8Array
  readonly scores: Uint32Array
  readonly levels: Uint8Array
  /** Number of terms that stand in the title as whole words. */
  readonly wholes: Uint8Array
  readonly matched: Uint32Array
  readonly touched: Uint32Array
  touchedCount = 0

  constructor(size: number) {
    this.size = Math.ceil(size)
    this.found = new Uint8Array(this.size)
    this.scores = new Uint32Array(this.size)
    this.levels = new Uint8Array(this.size)
    this.wholes = new Uint8Array(this.size)
    this.matched = new Uint32Array(this.size)
    this.touched = new Uint32Array(this.size)
  }

  touch(place: number): void {
    if (this.found[place] === 0) this.touched[this.touchedCount++] = place
  }

  begin(): void {
    for (let at = 0; at < this.touchedCount; at++) {
      const place = this.touched[at] as number
      this.found[place] = 0
      this.scores[place] = 0
      this.wholes[place] = 0
    }
    this.touchedCount = 0
  }
}
