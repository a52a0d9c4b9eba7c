/** Prices of a list's rows as text: each line, the sum, and lines without a price. */
import { fill } from '../../lib/fill'
import { type Locale, locales } from '../../lib/locales'
import { formatPrice, formatQuantity } from '../../lib/price'
import type { OrderRow } from './list'

/** Texts for a total, in the page's language. */
export interface TotalWords {
  locale: Locale
  /** `fra {price}`: some prices are unknown or are starting prices. */
  from: string
  /** Replaces a total if no price is known. */
  hidden: string
}

/** Texts for a sum that also counts the lines without a price. */
export interface SumWords extends TotalWords {
  unpricedOne: string
  /** With `{count}`. */
  unpricedMany: string
}

export interface OrderSum {
  /** `kr 12 450,–`, `fra kr 790,–`; empty for an empty list. */
  amount: string
  /** `+ 2 varer uten pris`; empty if all lines or none have a price. */
  unpriced: string
}

type Priced = Pick<OrderRow, 'quantity' | 'price'>

/** In whole øre, so that sums of half kroner stay exact; a part of an article is rounded to one. */
const lineOre = ({ price = 0, quantity }: Priced) => Math.round(Math.round(price * 100) * quantity)

const sumOre = (rows: readonly Priced[]) => rows.reduce((total, row) => total + lineOre(row), 0)

/** In kroner; undefined if the price is unknown. */
export const lineAmount = (row: Priced): number | undefined =>
  row.price === undefined ? undefined : lineOre(row) / 100

const pricedOf = (rows: readonly OrderRow[]) => rows.filter(({ price }) => price !== undefined)

/** A starting price has a text before it, in the language in which the article was added. */
function isExactPrice({ price = 0, priceText }: OrderRow): boolean {
  return priceText === undefined || locales.some((locale) => priceText.startsWith(formatPrice(price, locale)))
}

function amountText(ore: number, isExact: boolean, { locale, from }: TotalWords): string {
  const text = formatPrice(ore / 100, locale)
  return isExact ? text : fill(from, { price: text })
}

/** The text with which the catalogue hides prices also replaces the total. */
const hiddenTotal = (rows: readonly OrderRow[], { hidden }: TotalWords) =>
  rows.find(({ priceText }) => priceText)?.priceText ?? hidden

/** The sum as a short text for the cart: "from" if an article has a starting price or none. */
export function totalText(rows: readonly OrderRow[], words: TotalWords): string {
  if (rows.length === 0) return ''
  const priced = pricedOf(rows)
  if (priced.length === 0) return hiddenTotal(rows, words)
  const isExact = priced.length === rows.length && priced.every(isExactPrice)
  return amountText(sumOre(priced), isExact, words)
}

/** The sum of the lines with a price, and the number of lines without one. */
export function orderSum(rows: readonly OrderRow[], words: SumWords): OrderSum {
  const priced = pricedOf(rows)
  if (priced.length === 0) return { amount: rows.length === 0 ? '' : hiddenTotal(rows, words), unpriced: '' }
  const isExact = priced.every(isExactPrice)
  const count = rows.length - priced.length
  const unpriced = count === 1 ? words.unpricedOne : fill(words.unpricedMany, { count })
  return { amount: amountText(sumOre(priced), isExact, words), unpriced: count === 0 ? '' : unpriced }
}

/** `kr 2 000,–`; empty for a line without a price. */
export function lineTotal(row: OrderRow, words: TotalWords): string {
  return row.price === undefined ? '' : amountText(lineOre(row), isExactPrice(row), words)
}

/** The price of one, or the text that replaces it. */
export const onePrice = (row: OrderRow, words: TotalWords): string =>
  lineTotal({ ...row, quantity: 1 }, words) || (row.priceText ?? '')

/** How a line's total is made up: `2 stk × kr 1 000,–`, or `2 stk, Pris hos forhandler` without a price. */
export function lineWords(row: OrderRow, words: TotalWords): string {
  const { quantity, unit, price } = row
  const many = formatQuantity(quantity, unit, words.locale)
  if (price !== undefined) return `${many} × ${onePrice(row, words)}`
  return [unit ? many : '', onePrice(row, words)].filter(Boolean).join(', ')
}

type SumText = 'orderTotalFrom' | 'orderPriceHidden' | 'orderUnpricedOne' | 'orderUnpricedMany'

export const sumWords = ({ locale, t }: { locale: Locale; t: (key: SumText) => string }): SumWords => ({
  locale,
  from: t('orderTotalFrom'),
  hidden: t('orderPriceHidden'),
  unpricedOne: t('orderUnpricedOne'),
  // The count is filled in later, when it is known.
  unpricedMany: t('orderUnpricedMany'),
})
