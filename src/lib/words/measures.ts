/** What is measured of documents: a height of 780 mm, a price. A search's limits find them (`limits.ts`). */
import type { Locale } from '../locales'
import { withRoom } from '../withRoom'
import { BestRows } from './bestRows'
import { entryOf, Postings } from './postings'
import { amountIn, type Range } from './quantities'
import { KEYWORDS } from './ranking'
import { stems } from './stem'
import { words } from './words'

/** As it is shown: `Høyde`, `780`, `mm`. */
export interface Measure {
  name: string
  value: string
  unit: string
}

/** Amounts of the measures of these names, or of all in the unit if there are none. */
export interface MeasuredRange extends Range {
  names?: readonly string[]
}

/** What a superlative asks for (`billigste vedovn`): those that measure least or most. */
export interface Extreme {
  end: 'least' | 'most'
  unit: string
  /** None for all that is measured in the unit. */
  names: readonly string[]
}

const isMeant = (name: string, names: readonly string[] = []) => names.length === 0 || names.includes(name)

/** The last word says what is measured: `Nominell effekt`. */
export const measureName = (name: string, locale: Locale): string => stems[locale](words(name).at(-1) ?? '')

/** What documents measure under one name: amounts, and the places of the documents. */
class Measured {
  amounts = new Float64Array(4)
  places = new Uint32Array(4)
  count = 0

  add(amount: number, place: number): void {
    this.amounts = withRoom(this.amounts, this.count)
    this.places = withRoom(this.places, this.count)
    this.amounts[this.count] = amount
    this.places[this.count++] = place
  }
}

/** By unit and name. */
type AllMeasured = Map<string, Map<string, Measured>>

function inUnit(measured: AllMeasured, unit: string): Map<string, Measured> {
  const known = measured.get(unit)
  if (known) return known
  const made = new Map<string, Measured>()
  measured.set(unit, made)
  return made
}

/** Amounts renumbered between two pauses: a few milliseconds. */
const PIECE = 16_384

export class Measures {
  readonly #locale: Locale
  #measured: AllMeasured = new Map()

  constructor(locale: Locale) {
    this.#locale = locale
  }

  /** Notes that a document measures this, unless its unit is not known. */
  add(measure: Measure, place: number): void {
    const read = amountIn(measure.value, measure.unit)
    if (!read || Number.isNaN(read.amount)) return
    const name = measureName(measure.name, this.#locale)
    const ofUnit = inUnit(this.#measured, read.unit)
    const measured = ofUnit.get(name) ?? new Measured()
    ofUnit.set(name, measured)
    measured.add(read.amount, place)
  }

  /** Names of what is measured in a unit. */
  names(unit: string): ReadonlySet<string> {
    return new Set(this.#measured.get(unit)?.keys())
  }

  /** The documents that measure an amount within a range. */
  within({ unit, least, most, names }: MeasuredRange, take: (postings: Postings) => void): void {
    for (const { amounts, places, count } of this.#meant(unit, names)) {
      const entries: number[] = []
      for (let at = 0; at < count; at++) {
        const amount = amounts[at] as number
        if (amount >= least && amount <= most) entries.push(entryOf(places[at] as number, KEYWORDS))
      }
      if (entries.length > 0) take(new Postings(entries))
    }
  }

  /** So many of the documents that pass, by what they measure, from one end. */
  furthest({ end, unit, names }: Extreme, most: number, passes: (place: number) => boolean): readonly number[] {
    const meant = this.#meant(unit, names)
    // A document may be measured under each of the names.
    const best = new BestRows(most * meant.length, (one, other) => one - other)
    const sign = end === 'most' ? 1 : -1
    for (const { amounts, places, count } of meant)
      for (let at = 0; at < count; at++) {
        const place = places[at] as number
        if (passes(place)) best.offer(place, sign * (amounts[at] as number))
      }
    return [...new Set(best.list().map(({ row }) => row))].slice(0, most)
  }

  *renumbered(placeOf: Int32Array): Generator<void, AllMeasured> {
    const left: AllMeasured = new Map()
    for (const [unit, byName] of this.#measured)
      for (const [name, { amounts, places, count }] of byName) {
        const measured = new Measured()
        inUnit(left, unit).set(name, measured)
        for (let at = 0; at < count; at++) {
          if (at % PIECE === 0) yield
          const place = placeOf[places[at] as number] as number
          if (place >= 0) measured.add(amounts[at] as number, place)
        }
      }
    return left
  }

  replaceMeasured(measured: AllMeasured): void {
    this.#measured = measured
  }

  #meant(unit: string, names: readonly string[] | undefined): Measured[] {
    return [...(this.#measured.get(unit) ?? [])].flatMap(([name, measured]) => (isMeant(name, names) ? measured : []))
  }
}
