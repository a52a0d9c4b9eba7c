/** Limits that a search names: `under 80 kg`, `lavere enn 80 cm`, `mellom 5 og 7 kW`, `under 20 000`, `45 cm bred`. */
import { type Dimension, dimensions } from './dimensions'
import { type Amount, amountIn, MONEY, NUMBER, nearly, type Range, rounded, UNIT } from './quantities'
import { stems } from './stem'
import { words } from './words'

interface LimitWords {
  pattern: RegExp
  end: 'least' | 'most' | 'about'
  /** Whether the limit itself is within. */
  isWithin: boolean
  of?: Dimension
}

const limit = (written: string, end: LimitWords['end'], isWithin: boolean, of?: Dimension): LimitWords => ({
  pattern: new RegExp(`^(?:${written})$`, 'iu'),
  end,
  isWithin,
  ...(of ? { of } : {}),
})
const than = (comparatives: string) => `(?:${comparatives.replaceAll(' ', '|')}) (?:enn|than)`
const limits: readonly LimitWords[] = [
  limit('under|below', 'most', false),
  limit('over|above', 'least', false),
  limit('maks|maksimum|maksimalt|max|maximum|høyst|inntil|opptil|opp til|up to|at most', 'most', true),
  limit('minst|minimum|min|fra|from|at least', 'least', true),
  limit('ca|cirka|rundt|omtrent|around|about', 'about', true),
  limit(than('mindre less smaller shorter'), 'most', false),
  limit(than('mer meir større more larger bigger'), 'least', false),
  ...dimensions.flatMap((of) => [limit(than(of.below), 'most', false, of), limit(than(of.above), 'least', false, of)]),
]
const AMOUNT = String.raw`(?:kr\.?[ \u00a0])?(${NUMBER})[ \u00a0]?(${UNIT})?(?![\p{L}\d])`
const LIMIT = new RegExp(
  String.raw`(?<![\p{L}\d])(ikke |ikkje |not |no )?(${limits.map(({ pattern }) => pattern.source.slice(1, -1)).join('|')})\.?[ \u00a0]+${AMOUNT}`,
  'giu',
)
const BETWEEN = new RegExp(
  String.raw`(?<![\p{L}\d.,-])(mellom |between |fra |from )?(${NUMBER})[ \u00a0]?(${UNIT})?[ \u00a0]?(?:og|and|til|to|[-–])[ \u00a0]?${AMOUNT}`,
  'giu',
)
const BARE = new RegExp(String.raw`(?<![\p{L}\d.,-])${AMOUNT}`, 'giu')
/** The smallest step of an amount, which an excluded limit is off. */
const STEP = 0.01
/** A limit without a unit is a price from here on (NOK). */
const MIN_PRICE = 1000
/** Share by which what is about an amount, or a price, may differ from it. */
const ABOUT = 0.1

export interface Comparison {
  range: Range
  /** Names of what is compared, folded, where a word tells it: `lavere`. */
  names: readonly string[]
  /** Words beside it, folded: one may be a name that only the site knows (`vedlengde over 45 cm`). */
  beside: readonly string[]
  /** The one of them that tells what is compared: `bred`. */
  told?: string | undefined
  /** Whether it is a limit only where what is compared is known: `bredde 45 cm`, but not `gulvplate 45 cm`. */
  needsName: boolean
  /** As it was written. */
  written: string
}

export function comparisonsIn(text: string): Comparison[] {
  const found: Comparison[] = []
  let rest = text
  const readAll = (pattern: RegExp, read: Read) => {
    for (const match of rest.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length]
      const { of: said, ...around } = besideOf(text, from, to)
      const { range, of = said, needsName = false } = read(match, said) ?? {}
      if (!range) continue
      found.push({ range, names: of?.names ?? [], ...around, needsName, written: match[0] })
      rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to)
    }
  }
  readAll(BETWEEN, readBetween)
  readAll(LIMIT, readLimit)
  readAll(BARE, readBare)
  return found
}

/** The words beside a place, and the dimension that one of them tells. */
function besideOf(text: string, from: number, to: number) {
  const [next, afterNext] = words(text.slice(to))
  const after = next === 'i' || next === 'in' ? afterNext : next
  const beside = [words(text.slice(0, from)).at(-1), after].flatMap((word) => word ?? [])
  const tells = (word: string, { names, adjectives }: Dimension) =>
    [...names, ...adjectives].some((one) => stems.nb(one) === stems.nb(word))
  const told = beside.find((word) => dimensions.some((dimension) => tells(word, dimension)))
  return { beside, told, of: dimensions.find((dimension) => tells(told ?? '', dimension)) }
}

type Read = (
  match: RegExpExecArray,
  said: Dimension | undefined,
) => { range: Range | undefined; of?: Dimension | undefined; needsName?: boolean } | undefined

const about = ({ unit, amount }: Amount) => nearly({ unit, amount }, ABOUT)

const readBetween: Read = ([, words, from = '', fromName, to = '', toName]) => {
  const isPrice = words && [from, to].every((number) => (amountIn(number, MONEY)?.amount ?? 0) >= MIN_PRICE)
  const name = toName ?? (isPrice ? MONEY : '')
  const [first, last] = [amountIn(from, fromName ?? name), amountIn(to, name)]
  if (!first || !last || first.unit !== last.unit) return undefined
  const ends = [first.amount, last.amount]
  return { range: { unit: last.unit, least: Math.min(...ends), most: Math.max(...ends) } }
}

const readLimit: Read = ([, not, written = '', number = '', name], said) => {
  const limit = limits.find(({ pattern }) => pattern.test(written))
  const of = limit?.of ?? said
  const read = amountIn(number, name ?? of?.unit ?? MONEY)
  return limit && read && { range: rangeOf(limit, read, { isNegated: not !== undefined, isBare: !name && !of }), of }
}

/** A price that is typed is about that; other amounts are limits where it is said what they measure. */
const readBare: Read = ([, number = '', name], said) => {
  const read = amountIn(number, name ?? said?.unit ?? '')
  if (!read) return undefined
  if (read.unit === MONEY) return { range: about(read) }
  return { range: { unit: read.unit, least: read.amount, most: read.amount }, needsName: true }
}

function rangeOf(
  { end, isWithin }: LimitWords,
  amount: Amount,
  { isNegated, isBare }: { isNegated: boolean; isBare: boolean },
): Range | undefined {
  if (end === 'about') return isBare ? undefined : about(amount)
  // What is not over a limit is at most the limit.
  const isMost = (end === 'most') !== isNegated
  if (isBare && (!isMost || amount.amount < MIN_PRICE)) return undefined
  const off = isWithin !== isNegated ? 0 : STEP
  return isMost
    ? { unit: amount.unit, least: 0, most: rounded(amount.amount - off) }
    : { unit: amount.unit, least: rounded(amount.amount + off), most: Number.POSITIVE_INFINITY }
}
