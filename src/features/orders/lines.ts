/** Ordered lines as stored with the request, with the names and prices of that day. */

import { z } from 'zod'
import type { ArticleFacts } from '../catalogue'
import type { OrderRow } from '../orderList/client'

const orderLine = z.object({
  number: z.string(),
  quantity: z.number(),
  /** It was sold in parts. */
  divisible: z.literal(true).optional(),
  name: z.string().optional(),
  /** What the quantity counts, in the customer's language. */
  unit: z.string().optional(),
  /** Kroner. */
  price: z.number().optional(),
  priceText: z.string().optional(),
  /** Address of the article's small picture, and of the one for e-mails. */
  picture: z.string().optional(),
  mailPicture: z.string().optional(),
  /** False: no article had this number. */
  known: z.boolean().optional(),
})
export type OrderLine = z.infer<typeof orderLine>

export interface Consent {
  text: string
  accepted: boolean
}

export const readLines = (stored: unknown): OrderLine[] => z.array(orderLine).catch([]).parse(stored)

/** Lines in the shape that the list's functions sum up. */
export const rowsOf = (lines: readonly OrderLine[]): OrderRow[] =>
  lines.map(({ number, quantity, divisible, name, unit, price, priceText, picture }) => ({
    number,
    quantity,
    ...(divisible ? { divisible } : {}),
    ...(name === undefined ? {} : { name }),
    ...(unit === undefined ? {} : { unit }),
    ...(price === undefined ? {} : { price }),
    ...(priceText === undefined ? {} : { priceText }),
    ...(picture === undefined ? {} : { picture }),
  }))

/** The parts of an article that are stored in a row or a line. */
export const articleParts = ({ name, unit, divisible, price, priceText, picture }: ArticleFacts) => ({
  name,
  ...(divisible ? { divisible } : {}),
  ...(unit === undefined ? {} : { unit }),
  ...(price === undefined ? {} : { price }),
  ...(priceText ? { priceText } : {}),
  ...(picture ? { picture } : {}),
})

/** A row with what is known of its article. */
export function lineOf({ number, quantity }: OrderRow, article: ArticleFacts | undefined): OrderLine {
  if (!article) return { number, quantity, known: false }
  const { mailPicture } = article
  return {
    number: article.number,
    quantity,
    ...articleParts(article),
    ...(mailPicture ? { mailPicture } : {}),
    known: true,
  }
}
