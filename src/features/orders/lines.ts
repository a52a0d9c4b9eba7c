/** What was ordered, as it is kept with the request: names and prices are those of that day. */

import { z } from 'zod'
import type { ArticleFacts } from '../catalogue'
import type { OrderRow } from '../orderList/client'

const orderLine = z.object({
  number: z.string(),
  quantity: z.number(),
  name: z.string().optional(),
  /** What the quantity counts, in the customer's language. */
  unit: z.string().optional(),
  /** Kroner. */
  price: z.number().optional(),
  priceText: z.string().optional(),
  /** False: no article had this number. */
  known: z.boolean().optional(),
})
export type OrderLine = z.infer<typeof orderLine>

export interface Consent {
  text: string
  accepted: boolean
}

export const readLines = (stored: unknown): OrderLine[] => z.array(orderLine).catch([]).parse(stored)

/** For the rules of the list, which say what a total is. */
export const rowsOf = (lines: readonly OrderLine[]): OrderRow[] =>
  lines.map(({ number, quantity, name, unit, price, priceText }) => ({
    number,
    quantity,
    ...(name === undefined ? {} : { name }),
    ...(unit === undefined ? {} : { unit }),
    ...(price === undefined ? {} : { price }),
    ...(priceText === undefined ? {} : { priceText }),
  }))

/** What a row or a line says of its article. */
export const articleParts = ({ name, unit, price, priceText }: ArticleFacts) => ({
  name,
  ...(unit === undefined ? {} : { unit }),
  ...(price === undefined ? {} : { price }),
  ...(priceText ? { priceText } : {}),
})
