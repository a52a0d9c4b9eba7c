/** What the rows of a list cost, in the words of the page: each line, the sum, and what has no price. */
import { type Locale, locales } from '../../lib/locales'
import { formatPrice, formatQuantity } from '../../lib/price'
import type { Site } from '../../web/site'
import type { OrderRow } from './list'

/** Words that a total needs, in the page's language. */
export interface TotalWords {
  locale: Locale
  /** `fra {price}`: some prices are not known, or only begin there. */
  from: string
  /** In place of a total where no price is known. */
  hidden: string
}

/** Words that a sum needs which names the lines without a price. */
export interface SumWords extends TotalWords {
  unpricedOne: string
  /** With `{count}`. */
  unpricedMany: string
}

export interface OrderSum {
  /** `kr 12 450,–`, `fra kr 790,–`; empty for an empty list. */
  amount: string
  /** `+ 2 varer uten pris`; empty where every line has one, or none has. */
  unpriced: string
}

type Priced = Pick<OrderRow, 'quantity' | 'price'>

/** Whole øre: the sum of many halves of kroner stays exact. */
const lineOre = ({ price = 0, quantity }: Priced) => Math.round(price * 100) * quantity

const sumOre = (rows: readonly Priced[]) => rows.reduce((total, row) => total + lineOre(row), 0)

/** In kroner; undefined where the price is not known. */
export const lineAmount = (row: Priced): number | undefined =>
  row.price === undefined ? undefined : lineOre(row) / 100

const pricedOf = (rows: readonly OrderRow[]) => rows.filter(({ price }) => price !== undefined)

/** A starting price is written with words before it, in the language in which the article was put in the list. */
function isExactPrice({ price = 0, priceText }: OrderRow): boolean {
  return priceText === undefined || locales.some((locale) => priceText.startsWith(formatPrice(price, locale)))
}

function amountText(ore: number, isExact: boolean, { locale, from }: TotalWords): string {
  const text = formatPrice(ore / 100, locale)
  return isExact ? text : from.replace('{price}', () => text)
}

/** The words by which the catalogue hides prices are those of the total, too. */
const hiddenTotal = (rows: readonly OrderRow[], { hidden }: TotalWords) =>
  rows.find(({ priceText }) => priceText)?.priceText ?? hidden

/** The sum in few words, for the cart: a starting price where something has none. */
export function totalText(rows: readonly OrderRow[], words: TotalWords): string {
  if (rows.length === 0) return ''
  const priced = pricedOf(rows)
  if (priced.length === 0) return hiddenTotal(rows, words)
  const isExact = priced.length === rows.length && priced.every(isExactPrice)
  return amountText(sumOre(priced), isExact, words)
}

/** The sum of what has a price, and how many lines have none. */
export function orderSum(rows: readonly OrderRow[], words: SumWords): OrderSum {
  const priced = pricedOf(rows)
  if (priced.length === 0) return { amount: rows.length === 0 ? '' : hiddenTotal(rows, words), unpriced: '' }
  const isExact = priced.every(isExactPrice)
  const count = rows.length - priced.length
  const unpriced = count === 1 ? words.unpricedOne : words.unpricedMany.replace('{count}', String(count))
  return { amount: amountText(sumOre(priced), isExact, words), unpriced: count === 0 ? '' : unpriced }
}

/** `kr 2 000,–`; empty for a line without a price. */
export function lineTotal(row: OrderRow, words: TotalWords): string {
  return row.price === undefined ? '' : amountText(lineOre(row), isExactPrice(row), words)
}

/** The price of one, or the words in its place. */
export const onePrice = (row: OrderRow, words: TotalWords): string =>
  lineTotal({ ...row, quantity: 1 }, words) || (row.priceText ?? '')

/** How a line comes to its total: `2 stk × kr 1 000,–`, and `2 stk, Pris hos forhandler` where there is none. */
export function lineWords(row: OrderRow, words: TotalWords): string {
  const { quantity, unit, price } = row
  const many = formatQuantity(quantity, unit, words.locale)
  if (price !== undefined) return `${many} × ${onePrice(row, words)}`
  return [unit ? many : '', onePrice(row, words)].filter(Boolean).join(', ')
}

export const sumWords = ({ locale, t }: Pick<Site, 'locale' | 't'>): SumWords => ({
  locale,
  from: t('orderTotalFrom'),
  hidden: t('orderPriceHidden'),
  unpricedOne: t('orderUnpricedOne'),
  // The number is put in where it is known.
  unpricedMany: t('orderUnpricedMany'),
})
