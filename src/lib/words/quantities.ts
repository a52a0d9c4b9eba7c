/** Numbers with a unit, in one form: `1 meter`, `100 cm` and `1000 mm` are one word to search. */

interface Unit {
  /** Unit of the canonical form. */
  of: string
  factor: number
}

const written: readonly [names: string, of: string, factor: number][] = [
  ['mm millimeter millimeters millimetre millimetres', 'mm', 1],
  ['cm centimeter centimeters centimetre centimetres', 'mm', 10],
  ['m meter meters metre metres', 'mm', 1000],
  ['tommer tomme inch inches " ″ ”', 'mm', 25.4],
  ['m2 m² kvm kvadratmeter sqm', 'm2', 1],
  ['m3 m³ kubikkmeter kubikk', 'ml', 1_000_000],
  ['ml milliliter', 'ml', 1],
  ['dl desiliter', 'ml', 100],
  ['l liter liters litre litres', 'ml', 1000],
  ['g gram grams', 'g', 1],
  ['kg kilo kilos kilogram kilograms', 'g', 1000],
  ['kw kilowatt kilowatts', 'kw', 1],
  ['° grader degree degrees', 'grad', 1],
  ['% prosent percent', 'prosent', 1],
  ['kr kroner nok', 'kr', 1],
]
const units: ReadonlyMap<string, Unit> = new Map(
  written.flatMap(([names, of, factor]) => names.split(' ').map((name) => [name, { of, factor }] as const)),
)

/** What prices are in (NOK). */
export const MONEY = 'kr'

export const isUnit = (name: string): boolean => units.has(name.toLowerCase())

/** A number of at most six digits, or with spaces between thousands. */
export const NUMBER = String.raw`\d{1,3}(?:[ \u00a0]\d{3}){1,2}|\d{1,6}(?:[.,]\d{1,3})?`
/** Longer names before those that they begin with. */
export const UNIT = [...units.keys()].sort((one, other) => other.length - one.length).join('|')
const DIGIT = /\d/
/** A number, and the letters or the sign behind it. */
const QUANTITY = new RegExp(
  String.raw`(?<![\p{L}\d.,-])(\d{1,6}(?:[.,]\d{1,3})?)[ \u00a0]?(${UNIT})(?![\p{L}\d])`,
  'giu',
)

export interface Quantity {
  /** As one word: `1000mm`. */
  canonical: string
  /** The words that it was written with, folded: `1`, `meter`. */
  written: string
}

export function quantitiesIn(text: string): Quantity[] {
  const found: Quantity[] = []
  if (!DIGIT.test(text)) return found
  for (const [match, number = '', name = ''] of text.matchAll(QUANTITY)) {
    const unit = units.get(name.toLowerCase())
    if (!unit || unit.of === MONEY) continue
    found.push({ canonical: canonicalWord(amountOf(number, unit), unit.of), written: match })
  }
  return found
}

/** An amount in the unit that its kind is compared in. */
export interface Amount {
  unit: string
  amount: number
}

/** `1 000`, `cm`: 10,000 mm; undefined for what is no unit. */
export function amountIn(number: string, name: string): Amount | undefined {
  const unit = units.get(name.toLowerCase())
  return unit && { unit: unit.of, amount: amountOf(number, unit) }
}

const amountOf = (number: string, { factor }: Unit) =>
  rounded(Number(number.replace(/[ \u00a0]/g, '').replace(',', '.')) * factor)
/** To a hundredth. */
export const rounded = (amount: number): number => Math.round(amount * 100) / 100
const canonicalWord = (amount: number, unit: string) => `${amount}${unit}`.replace('.', 'k')

/** Amounts of a unit, both ends included. */
export interface Range {
  unit: string
  least: number
  most: number
}

const CANONICAL = /^(\d+(?:k\d+)?)(mm|m2|ml|g|kw|grad|prosent)$/

/** The amount that a canonical word stands for; undefined for other words. */
export function readCanonical(word: string): Amount | undefined {
  const [, number, unit] = CANONICAL.exec(word) ?? []
  return number !== undefined && unit !== undefined ? { unit, amount: Number(number.replace('k', '.')) } : undefined
}

/** Share by which an amount that nothing has may be missed: `400 kg` for 412 kg, `6 tommer` for 150 mm. */
const NEARLY = 0.05

/** The amounts that a quantity may mean. */
export const nearly = ({ unit, amount }: Amount, share = NEARLY): Range => ({
  unit,
  least: amount * (1 - share),
  most: amount * (1 + share),
})
