/** Stand-ins for what the catalogue and the dealers will offer. */
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

export async function findArticlesByNumber(reader: ContentReader, numbers: readonly string[]) {
  const byNumber = new Map((await all(reader)).map((facts) => [foldedNumber(facts.number), facts]))
  return new Map(
    numbers.flatMap((number) => {
      const facts = byNumber.get(foldedNumber(number))
      return facts ? [[foldedNumber(number), facts] as const] : []
    }),
  )
}

export async function suggestArticles(reader: ContentReader, typed: string, limit: number) {
  const wanted = folded(typed)
  return (await all(reader)).filter((facts) => folded(`${facts.number} ${facts.name}`).includes(wanted)).slice(0, limit)
}

export interface Position {
  latitude: number
  longitude: number
}
export interface DealerEntry {
  id: number
  slug: string
  name: string
  place: string
}

export async function findDealer(reader: ContentReader, idOrSlug: number | string): Promise<DealerEntry | undefined> {
  const docs = await reader.find('dealers', {
    where: typeof idOrSlug === 'number' ? { id: { equals: idOrSlug } } : { slug: { equals: idOrSlug } },
  })
  const [doc] = docs
  return doc && { id: doc.id, slug: doc.slug ?? '', name: doc.name, place: doc.place }
}

export type PlaceAnswer =
  | { kind: 'found'; position: Position; label: string; postcode?: string; approximate: boolean }
  | { kind: 'choices' }
  | { kind: 'unknown' }

export async function placeOf(_reader: ContentReader, text: string): Promise<PlaceAnswer> {
  const known: Record<string, [Position, string]> = {
    '9008': [{ latitude: 69.65, longitude: 18.96 }, '9008 Tromsø'],
    '0150': [{ latitude: 59.91, longitude: 10.75 }, '0150 Oslo'],
  }
  const found = known[text]
  return found
    ? { kind: 'found', position: found[0], label: found[1], postcode: text, approximate: false }
    : { kind: 'unknown' }
}

export async function nearestDealers(
  reader: ContentReader,
  { at, lines = [], limit = 5 }: { at: Position; lines?: readonly number[]; limit?: number },
): Promise<{ dealer: DealerEntry; km: number }[]> {
  const docs = await reader.find('dealers')
  return docs
    .filter((doc) => lines.every((line) => (doc.productLines ?? []).some((own) => own === line)))
    .map((doc) => ({
      dealer: { id: doc.id, slug: doc.slug ?? '', name: doc.name, place: doc.place },
      km: Math.hypot(((doc.latitude ?? 0) - at.latitude) * 111, ((doc.longitude ?? 0) - at.longitude) * 45),
    }))
    .sort((one, other) => one.km - other.km)
    .slice(0, limit)
}

export async function territoryDealers(
  reader: ContentReader,
  { postcode }: { postcode: string; at?: Position; lines?: readonly number[] },
): Promise<DealerEntry[]> {
  const docs = await reader.find('dealers')
  return docs
    .filter((doc) => (doc.postcodeRanges ?? '').split(/[\s,]+/).includes(postcode))
    .map((doc) => ({ id: doc.id, slug: doc.slug ?? '', name: doc.name, place: doc.place }))
}

export const dealerHref = (dealer: { slug: string }) => `/finn-forhandler/${dealer.slug}`
