/** Numbers with a unit, in one form: `1 meter`, `100 cm` and `1000 mm` are one word to search. */

interface Unit {
  /** Unit of the canonical form. */
  of: string
  factor: number
}

const written: readonly [names: string, of: string, factor: number][] = [
  ['mm millimeter', 'mm', 1],
  ['cm centimeter', 'mm', 10],
  ['m meter', 'mm', 1000],
  ['ml milliliter', 'ml', 1],
  ['dl desiliter', 'ml', 100],
  ['l liter litre litres', 'ml', 1000],
  ['g gram', 'g', 1],
  ['kg kilo', 'g', 1000],
  ['kw kilowatt', 'kw', 1],
  ['° grader degrees', 'grad', 1],
  ['% prosent percent', 'prosent', 1],
]
const units: ReadonlyMap<string, Unit> = new Map(
  written.flatMap(([names, of, factor]) => names.split(' ').map((name) => [name, { of, factor }] as const)),
)

/** A number of at most six digits, and the letters or the sign behind it. */
const QUANTITY = /(?<![\p{L}\d.,-])(\d{1,6}(?:[.,]\d{1,3})?)[ \u00a0]?([a-zæøå]{1,12}|°|%)(?!\p{L})/giu

export interface Quantity {
  /** As one word: `1000mm`. */
  canonical: string
  /** The words that it was written with, folded: `1`, `meter`. */
  written: string
}

export function quantitiesIn(text: string): Quantity[] {
  const found: Quantity[] = []
  for (const [match, number = '', name = ''] of text.matchAll(QUANTITY)) {
    const unit = units.get(name.toLowerCase())
    if (!unit) continue
    const amount = Number(number.replace(',', '.')) * unit.factor
    found.push({ canonical: `${Math.round(amount * 100) / 100}${unit.of}`.replace('.', 'k'), written: match })
  }
  return found
}
