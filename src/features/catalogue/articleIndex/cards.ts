/** Articles as cards in listings. */
import type { ContentReader } from '../../../cms/reader'
import type { Article, Media, Specification } from '../../../cms/types'
import { articleHref } from '../../../web/links'
import type { Site } from '../../../web/site'
import { availabilityWords } from '../listing/facets'
import type { PriceWords } from '../priceWords'
import { valueWords } from '../specificationWords'
import type { ArticleIndex } from './articleIndex'
import { readPictures } from './pictures'

/** Values shown beside name, number and price; a grid card shows the first few. */
const MAX_VALUES = 8

interface CardValue {
  /** Id of the specification. */
  id: number
  name: string
  value: string
}

export interface Card {
  id: number
  number: string
  name: string
  href: string
  picture: Media | undefined
  price: number | undefined
  priceText: string
  /** `per pakke`, `eks. mva.` */
  priceNotes: string
  availability: Article['availability']
  availabilityText: string
  /** Its first specifications, in order. */
  values: readonly CardValue[]
}

export interface CardContent {
  stock: ArticleIndex
  site: Site
  reader: ContentReader
  prices: PriceWords
  specifications: readonly Specification[]
}

/** The cards of rows; skips rows whose article was removed meanwhile. */
export async function cardsOf(rows: readonly number[], content: CardContent): Promise<Card[]> {
  const { stock, site, reader, prices, specifications } = content
  const articles = rows.flatMap((row) => {
    const article = stock.at(row)
    return article ? [{ row, article }] : []
  })
  const pictures = await readPictures(
    reader,
    articles.flatMap(({ article }) => article.picture ?? []),
  )
  return articles.map(({ row, article }): Card => {
    const price = prices.amount(article)
    const unit = article.unit[site.locale]
    return {
      id: article.id,
      number: article.number,
      name: article.name[site.locale] ?? article.number,
      href: articleHref(article, site),
      picture: article.picture === undefined ? undefined : pictures.get(article.picture),
      price,
      priceText: prices.of(article),
      priceNotes: priceNotes({ ...article, unit }, prices, site),
      availability: article.availability,
      availabilityText: availabilityWords(article.availability, site),
      values: valuesOf(row, stock, specifications, site),
    }
  })
}

/** Notes beside a shown price: `per pakke, eks. mva.` */
export function priceNotes(
  article: Pick<Article, 'price' | 'priceKind' | 'unit'>,
  prices: PriceWords,
  site: Site,
): string {
  if (prices.amount(article) === undefined) return ''
  const unit = article.unit ? site.t('cataloguePerUnit', { unit: article.unit }) : ''
  return [unit, prices.vat].filter(Boolean).join(', ')
}

/** The card of an article read from the database. */
export function cardOfArticle(article: Article, prices: PriceWords, site: Site): Card {
  const { id, number, name, picture, availability } = article
  return {
    id,
    number,
    name,
    href: articleHref(article, site),
    picture: typeof picture === 'object' && picture ? picture : undefined,
    price: prices.amount(article),
    priceText: prices.of(article),
    priceNotes: priceNotes(article, prices, site),
    availability,
    availabilityText: availabilityWords(availability, site),
    values: [],
  }
}

function valuesOf(row: number, stock: ArticleIndex, specifications: readonly Specification[], site: Site): CardValue[] {
  const values: CardValue[] = []
  for (const specification of specifications) {
    const value = stock.specification(specification.id)?.get(row)
    if (value === undefined) continue
    values.push({ id: specification.id, name: specification.name, value: valueWords(value, specification, site) })
    if (values.length === MAX_VALUES) break
  }
  return values
}
