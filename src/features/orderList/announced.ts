/** The list as the site announces it to whoever shows a cart. */
import type { Cart } from '../../web/events'
import { ORDER_PATH } from '../../web/screens'
import type { OrderRow } from './list'
import { type TotalWords, totalText } from './sums'

/** Takes an article from wherever it is shown; a native post. */
export const ADD_ADDRESS = `${ORDER_PATH}/legg-til`

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
