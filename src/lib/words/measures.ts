/** What is measured of documents: a height of 780 mm, a price. A search's limits find them (`limits.ts`). */
import type { Locale } from '../locales'
import { Postings } from './postings'
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
  readonly #postings = new Map<string, Postings>()
  readonly #byUnit = new Map<string, { name: string; amount: number; postings: Postings }[]>()

  constructor(locale: Locale) {
    this.#locale = locale
  }

  /** The documents of a measure, which is added if new; undefined where its unit is not known. */
  of(measure: Measure): Postings | undefined {
    const read = amountIn(measure.value, measure.unit)
    if (!read || Number.isNaN(read.amount)) return undefined
    const name = measureName(measure.name, this.#locale)
    const key = `${name} ${read.amount}${read.unit}`
    const known = this.#postings.get(key)
    if (known) return known
    const postings = new Postings()
    this.#postings.set(key, postings)
    this.#inUnit(read).push({ name, amount: read.amount, postings })
    return postings
  }

  /** Names of what is measured in a unit. */
  names(unit: string): ReadonlySet<string> {
    return new Set(this.#byUnit.get(unit)?.map(({ name }) => name))
  }

  /** The documents of each amount within a range. */
  within({ unit, least, most, names }: MeasuredRange, take: (postings: Postings) => void): void {
    for (const { name, amount, postings } of this.#byUnit.get(unit) ?? [])
      if (amount >= least && amount <= most && postings.entries.length > 0 && isMeant(name, names)) take(postings)
  }

  /** The entries of documents by what they measure, from one end. */
  *inOrder({ end, unit, names }: Extreme): Generator<number> {
    const meant = (this.#byUnit.get(unit) ?? []).filter(({ name }) => isMeant(name, names))
    const sign = end === 'least' ? 1 : -1
    for (const { postings } of meant.sort((one, other) => sign * (one.amount - other.amount))) yield* postings.entries
  }

  all(): Iterable<Postings> {
    return this.#postings.values()
  }

  #inUnit({ unit }: Amount) {
    const known = this.#byUnit.get(unit)
    if (known) return known
    const made: { name: string; amount: number; postings: Postings }[] = []
    this.#byUnit.set(unit, made)
    return made
  }
}
