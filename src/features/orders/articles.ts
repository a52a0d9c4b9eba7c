/** Stands in for the catalogue's face until that has landed. */
import { folded } from '../../content/norwegian'
import type { ContentReader } from '../../content/reader'
import { formatPrice } from '../../site/price'

export interface ArticleFacts {
  id: number
  number: string
  name: string
  slug: string
  price?: number
  priceText: string
  priceKind: 'exact' | 'from' | 'hidden'
  productLine?: number
}

export const foldedNumber = (text: string) => folded(text).replace(/[^\p{Letter}\p{Number}]/gu, '')

async function all(reader: ContentReader): Promise<ArticleFacts[]> {
  const docs = await reader.find('articles', { depth: 0 })
  return docs.map((doc) => ({
    id: doc.id,
    number: doc.number,
    name: doc.name,
    slug: doc.slug ?? '',
    ...(typeof doc.price === 'number' && doc.priceKind !== 'hidden' ? { price: doc.price } : {}),
    priceText: typeof doc.price === 'number' ? formatPrice(doc.price, reader.locale) : '',
    priceKind: doc.priceKind,
    ...(typeof doc.productLine === 'number' ? { productLine: doc.productLine } : {}),
  }))
}

export async function findArticlesByNumber(
  reader: ContentReader,
  numbers: readonly string[],
): Promise<Map<string, ArticleFacts>> {
  const byNumber = new Map((await all(reader)).map((facts) => [foldedNumber(facts.number), facts]))
  return new Map(
    numbers.flatMap((number) => {
      const facts = byNumber.get(foldedNumber(number))
      return facts ? [[foldedNumber(number), facts] as const] : []
    }),
  )
}

export async function suggestArticles(reader: ContentReader, typed: string, limit: number): Promise<ArticleFacts[]> {
  const wanted = folded(typed)
  return (await all(reader)).filter((facts) => folded(`${facts.number} ${facts.name}`).includes(wanted)).slice(0, limit)
}
