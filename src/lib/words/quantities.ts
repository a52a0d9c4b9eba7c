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
  ['tommer tomme inch inches', 'mm', 25.4],
  ['m2 m² kvm kvadratmeter', 'm2', 1],
  ['m3 m³ kubikkmeter kubikk', 'ml', 1_000_000],
  ['ml milliliter', 'ml', 1],
  ['dl desiliter', 'ml', 100],
  ['l liter litre litres', 'ml', 1000],
  ['g gram', 'g', 1],
  ['kg kilo', 'g', 1000],
  ['kw kilowatt', 'kw', 1],
  ['° grader degrees', 'grad', 1],
  ['% prosent percent', 'prosent', 1],
  ['kr kroner nok', 'kr', 1],
]
const units: ReadonlyMap<string, Unit> = new Map(
  written.flatMap(([names, of, factor]) => names.split(' ').map((name) => [name, { of, factor }] as const)),
)

export const isUnit = (name: string): boolean => units.has(name.toLowerCase())

/** A number of at most six digits, or with spaces between thousands. */
const NUMBER = String.raw`\d{1,3}(?:[ \u00a0]\d{3}){1,2}|\d{1,6}(?:[.,]\d{1,3})?`
const UNIT = 'm[23²³]|[a-zæøå]{1,14}|°|%'
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
  for (const [match, number = '', name = ''] of text.matchAll(QUANTITY)) {
    const unit = units.get(name.toLowerCase())
    if (!unit || unit.of === MONEY) continue
    found.push({ canonical: canonicalWord(amountOf(number, unit), unit.of), written: match })
  }
  return found
}

const amountOf = (number: string, { factor }: Pick<Unit, 'factor'>) =>
  rounded(Number(number.replace(/[ \u00a0]/g, '').replace(',', '.')) * factor)
const rounded = (amount: number) => Math.round(amount * 100) / 100
const canonicalWord = (amount: number, unit: string) => `${amount}${unit}`.replace('.', 'k')

const MONEY = 'kr'
/** Begins the word of a price; it is in no typed word, so that a number finds no price that happens to be the same. */
const PRICE = '¤'

/** What an index knows a price by (NOK), for searches that name a limit. */
export const priceWord = (kroner: number): string => PRICE + rounded(kroner)

/** Amounts of a unit, both ends included. */
export interface Range {
  unit: string
  least: number
  most: number
}

const CANONICAL = /^(?:(\d+(?:k\d+)?)(mm|m2|ml|g|kw|grad|prosent)|¤(\d+(?:\.\d+)?))$/

/** The amount that a canonical word stands for; undefined for other words. */
export function readCanonical(word: string): { unit: string; amount: number } | undefined {
  const [, number, unit, price] = CANONICAL.exec(word) ?? []
  if (price !== undefined) return { unit: MONEY, amount: Number(price) }
  return number !== undefined && unit !== undefined ? { unit, amount: Number(number.replace('k', '.')) } : undefined
}

/** Share by which an amount that nothing has may be missed: `400 kg` for 412 kg, `6 tommer` for 150 mm. */
const NEARLY = 0.05

/** The amounts that a quantity may mean. */
export function nearly(canonical: string): Range | undefined {
  const read = readCanonical(canonical)
  return read && { unit: read.unit, least: read.amount * (1 - NEARLY), most: read.amount * (1 + NEARLY) }
}

/** Words before a limit, and whether the limit itself is within. */
const limits: readonly [words: string, end: 'least' | 'most', isWithin: boolean][] = [
  ['under|below|less than|mindre enn|lavere enn|lettere enn|smalere enn|kortere enn|billigere enn', 'most', false],
  ['lower than|lighter than|narrower than|shorter than|smaller than|cheaper than', 'most', false],
  ['maks|maksimum|maksimalt|max|maximum|høyst|inntil|opptil|opp til|up to|at most', 'most', true],
  ['over|above|more than|mer enn|meir enn|høyere enn|tyngre enn|bredere enn|lengre enn|større enn', 'least', false],
  ['higher than|taller than|heavier than|wider than|longer than|larger than', 'least', false],
  ['minst|minimum|min|fra|from|at least', 'least', true],
]
const limitWords = limits.map(([words]) => words).join('|')
const LIMIT = new RegExp(
  String.raw`(?<![\p{L}\d])(${limitWords})[ \u00a0]+(?:kr\.?[ \u00a0])?(${NUMBER})[ \u00a0]?(${UNIT})?(?![\p{L}\d])`,
  'giu',
)
const BETWEEN = new RegExp(
  String.raw`(?<![\p{L}\d.,-])(?:(?:mellom|between|fra|from)[ \u00a0]+)?(${NUMBER})[ \u00a0]?(${UNIT})?[ \u00a0]?(?:og|and|til|to|[-–])[ \u00a0]?(${NUMBER})[ \u00a0]?(${UNIT})(?![\p{L}\d])`,
  'giu',
)
/** The smallest step of an amount, which an excluded limit is off. */
const STEP = 0.01
/** An upper limit without a unit is a price from here on (NOK). */
const MIN_PRICE = 1000

export interface Comparison {
  range: Range
  /** The words that it was written with. */
  written: string
}

/** The limits that a search names: `under 80 kg`, `minst 6 kW`, `mellom 5 og 7 kW`, `5–7 kW`, `under 20 000`. */
export function comparisonsIn(text: string): Comparison[] {
  const found: Comparison[] = []
  for (const [match, from = '', fromName, to = '', toName = ''] of text.matchAll(BETWEEN)) {
    const unit = units.get(toName.toLowerCase())
    const first = fromName ? units.get(fromName.toLowerCase()) : unit
    if (!unit || !first || first.of !== unit.of) continue
    const ends = [amountOf(from, first), amountOf(to, unit)]
    found.push({ range: { unit: unit.of, least: Math.min(...ends), most: Math.max(...ends) }, written: match })
  }
  const rest = found.reduce((left, { written }) => left.replace(written, ' '), text)
  for (const [match, words = '', number = '', name] of rest.matchAll(LIMIT)) {
    const [, end, isWithin] = limits.find(([all]) => all.split('|').includes(words.toLowerCase())) ?? []
    const unit = units.get(name?.toLowerCase() ?? MONEY)
    if (!unit) continue
    const amount = amountOf(number, unit)
    if (name === undefined && (end === 'least' || amount < MIN_PRICE)) continue
    const off = isWithin ? 0 : STEP
    const range =
      end === 'most'
        ? { least: 0, most: rounded(amount - off) }
        : { least: rounded(amount + off), most: Number.POSITIVE_INFINITY }
    found.push({ range: { unit: unit.of, ...range }, written: match })
  }
  return found
}
