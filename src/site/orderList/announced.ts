/** The list as the site announces it to whoever shows a cart. */
import type { Locale } from '../../content/locales'
import type { Cart } from '../cart'
import { formatPrice } from '../price'
import { ORDER_PATH } from '../screens'
import type { OrderRow } from './list'

/** Takes an article from wherever it is shown; a native post. */
export const ADD_ADDRESS = `${ORDER_PATH}/legg-til`

/** Words that a total needs, in the page's language. */
export interface TotalWords {
  locale: Locale
  /** `fra {price}`: some prices are not known, or only begin there. */
  from: string
  /** In place of a total where no price is known. */
  hidden: string
}

/** The sum of what is known, said as what it is. */
export function totalText(rows: readonly OrderRow[], { locale, from, hidden }: TotalWords): string {
  if (rows.length === 0) return ''
  const priced = rows.filter(({ price }) => price !== undefined)
  // The words by which the catalogue hides prices are those of the total, too.
  if (priced.length === 0) return rows.find(({ priceText }) => priceText)?.priceText ?? hidden
  // In øre: the sum of many halves of kroner stays exact.
  const sum = priced.reduce((total, { price = 0, quantity }) => total + Math.round(price * 100) * quantity, 0) / 100
  const text = formatPrice(sum, locale)
  const isExact = priced.length === rows.length && priced.every((row) => isExactPrice(row, locale))
  return isExact ? text : from.replace('{price}', () => text)
}

/** A starting price is written with words before it. */
function isExactPrice({ price = 0, priceText }: OrderRow, locale: Locale): boolean {
  return priceText === undefined || priceText.startsWith(formatPrice(price, locale))
}

export function cartOf(rows: readonly OrderRow[], words: TotalWords, url: string): Cart {
  return {
    total: totalText(rows, words),
    quantity: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: rows.map(({ number, quantity, name, priceText, href }) => ({
      name: name ?? number,
      number,
      quantity,
      ...(priceText ? { price: priceText } : {}),
      ...(href ? { href } : {}),
    })),
    url,
  }
}
