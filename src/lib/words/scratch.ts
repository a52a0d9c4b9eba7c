import { FIELD_BITS, FIELDS } from './postings'
import { DESCRIPTION, fieldWorth, KEYWORDS, KIND, LEAD, MIN_WHOLE, QUALIFIER, TITLE } from './ranking'
import type { WeighedMatches } from './searchable'

/** Fields whose words name a document. */
const NAMING = TITLE | LEAD | QUALIFIER | KIND | KEYWORDS | DESCRIPTION
/** Of a term in a document: it names it, is a whole word of its title, says what it is. */
const NAMES = 1
const IS_WHOLE = 2
const IS_KIND = 4

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
  /** Number of terms that say what the document is. */
  readonly kinds: Uint8Array
  /** Number of strict limits that the document is within. */
  readonly limits: Uint8Array
  /** Of the term in work: its best score, and what else it is to the document. */
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
    this.kinds = new Uint8Array(this.size)
    this.limits = new Uint8Array(this.size)
    this.marks = new Uint8Array(this.size)
    this.matched = new Uint32Array(this.size)
    this.touched = new Uint32Array(this.size)
  }

  touch(place: number): void {
    if (this.found[place] === 0) this.touched[this.touchedCount++] = place
  }

  /** Adds a term's best match in each document. */
  add({ matches, weight, isStrict }: WeighedMatches): void {
    let count = 0
    for (const { postings, quality, names: isName } of matches)
      for (const entry of postings.entries) {
        const place = entry >>> FIELD_BITS
        const score = quality * (fieldWorth[entry & FIELDS] as number)
        const known = this.best[place] as number
        if (known === 0) this.matched[count++] = place
        if (score > known) this.best[place] = score
        if (isName && (entry & NAMING) !== 0) {
          const isWhole = quality >= MIN_WHOLE && (entry & (TITLE | QUALIFIER)) !== 0
          const isKind = (entry & (LEAD | KIND)) !== 0
          this.marks[place] = (this.marks[place] as number) | NAMES | (isWhole ? IS_WHOLE : 0) | (isKind ? IS_KIND : 0)
        }
      }
    for (let at = 0; at < count; at++) this.#addTo(this.matched[at] as number, weight, isStrict === true)
  }

  #addTo(place: number, weight: number, isStrict: boolean): void {
    const mark = this.marks[place] as number
    this.touch(place)
    this.found[place] = (this.found[place] as number) + 1
    this.scores[place] = (this.scores[place] as number) + weight * (this.best[place] as number)
    this.covered[place] = (this.covered[place] as number) + weight
    if (isStrict) this.limits[place] = (this.limits[place] as number) + 1
    if ((mark & NAMES) !== 0) this.names[place] = (this.names[place] as number) + weight
    if ((mark & IS_WHOLE) !== 0) this.wholes[place] = (this.wholes[place] as number) + 1
    if ((mark & IS_KIND) !== 0) this.kinds[place] = (this.kinds[place] as number) + 1
    this.best[place] = 0
    this.marks[place] = 0
  }

  begin(): void {
    for (let at = 0; at < this.touchedCount; at++) {
      const place = this.touched[at] as number
      this.found[place] = 0
      this.scores[place] = 0
      this.covered[place] = 0
      this.wholes[place] = 0
      this.names[place] = 0
      this.kinds[place] = 0
      this.limits[place] = 0
    }
    this.touchedCount = 0
  }
}
