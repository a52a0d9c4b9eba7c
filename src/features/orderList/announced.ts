/** The list in the form that the site sends to components that show a cart. */
import { type Cart, piecesOf } from '../../web/events'
import { ORDER_PATH } from '../../web/screens'
import type { OrderRow } from './list'
import { type TotalWords, totalText } from './sums'

/** Adds an article from any page; a native post. */
export const ADD_ADDRESS = `${ORDER_PATH}/legg-til`
/** Articles by number (`numre`) or by typed text (`q`). */
export const ARTICLES_ADDRESS = `${ORDER_PATH}/artikler`

export function cartOf(rows: readonly OrderRow[], words: TotalWords, url: string): Cart {
  return {
    total: totalText(rows, words),
    quantity: rows.reduce((sum, row) => sum + piecesOf(row), 0),
    lines: rows.map(({ number, quantity, name, priceText, href, picture }) => ({
      name: name ?? number,
      number,
      quantity,
      ...(priceText ? { price: priceText } : {}),
      ...(href ? { href } : {}),
      ...(picture ? { picture } : {}),
    })),
    url,
  }
}
