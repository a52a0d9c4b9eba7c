/** Working memory of a search for each document: allocated once, reset by the next search. */
export class Scratch {
  readonly size: number
  /** Number of terms found. */
  readonly found: Uint8Array
  readonly scores: Float32Array
  /** Sum of the weights of the terms found. */
  readonly covered: Float32Array
  /** Number of terms that stand in the title as whole words. */
  readonly wholes: Uint8Array
  /** Sum of the weights of the terms that name the document. */
  readonly names: Float32Array
  /** Of the term in work: its best score; whether it names the document (1) and is a whole word of its title (2). */
  readonly best: Float32Array
  readonly marks: Uint8Array
  readonly matched: Uint32Array
  readonly touched: Uint32Array
  touchedCount = 0

  constructor(size: number) {
    this.size = Math.ceil(size)
    this.found = new Uint8Array(this.size)
    this.scores = new Float32Array(this.size)
    this.covered = new Float32Array(this.size)
    this.wholes = new Uint8Array(this.size)
    this.best = new Float32Array(this.size)
    this.names = new Float32Array(this.size)
    this.marks = new Uint8Array(this.size)
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
      this.covered[place] = 0
      this.wholes[place] = 0
      this.names[place] = 0
    }
    this.touchedCount = 0
  }
}
