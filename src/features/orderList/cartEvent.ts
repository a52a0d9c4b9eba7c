/** The list in the form that the site sends to components that show a cart. */
import { type Cart, piecesOf } from '../../web/events'
import type { OrderRow } from './list'
import { type TotalWords, totalText } from './sums'

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
