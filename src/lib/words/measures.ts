/** What is measured of documents: a height of 780 mm, a price. A search's limits find them (`limits.ts`). */
import type { Locale } from '../locales'
import { entryOf, type Postings, postingsOf, renumberedAll, type Stored, storedWith } from './postings'
import { type Amount, amountIn, type Range } from './quantities'
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

export class Measures {
  readonly #locale: Locale
  #stored = new Map<string, Stored>()
  readonly #byUnit = new Map<string, { name: string; amount: number; key: string }[]>()

  constructor(locale: Locale) {
    this.#locale = locale
  }

  /** Notes that a document measures this, unless its unit is not known. */
  add(measure: Measure, place: number, fields: number): void {
    const read = amountIn(measure.value, measure.unit)
    if (!read || Number.isNaN(read.amount)) return
    const name = measureName(measure.name, this.#locale)
    const key = `${name} ${read.amount}${read.unit}`
    const stored = this.#stored.get(key)
    this.#stored.set(key, storedWith(stored, entryOf(place, fields)))
    if (stored === undefined) this.#inUnit(read).push({ name, amount: read.amount, key })
  }

  /** Names of what is measured in a unit. */
  names(unit: string): ReadonlySet<string> {
    return new Set(this.#byUnit.get(unit)?.map(({ name }) => name))
  }

  /** The documents of each amount within a range. */
  within({ unit, least, most, names }: MeasuredRange, take: (postings: Postings) => void): void {
    for (const { name, amount, key } of this.#byUnit.get(unit) ?? []) {
      if (amount < least || amount > most || !isMeant(name, names)) continue
      const postings = this.#documentsOf(key)
      if (postings.length > 0) take(postings)
    }
  }

  /** The entries of documents by what they measure, from one end. */
  *inOrder({ end, unit, names }: Extreme): Generator<number> {
    const meant = (this.#byUnit.get(unit) ?? []).filter(({ name }) => isMeant(name, names))
    const sign = end === 'least' ? 1 : -1
    for (const { key } of meant.sort((one, other) => sign * (one.amount - other.amount)))
      yield* this.#documentsOf(key).entries
  }

  renumbered(placeOf: Int32Array): Generator<void, Map<string, Stored>> {
    return renumberedAll(this.#stored, placeOf)
  }

  replaceStored(stored: Map<string, Stored>): void {
    this.#stored = stored
  }

  #documentsOf(key: string): Postings {
    return postingsOf(this.#stored.get(key) as Stored)
  }

  #inUnit({ unit }: Amount) {
    const known = this.#byUnit.get(unit)
    if (known) return known
    const made: { name: string; amount: number; key: string }[] = []
    this.#byUnit.set(unit, made)
    return made
  }
}
