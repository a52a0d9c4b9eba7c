/** Articles as cards in listings. */
import type { ContentReader } from '../../../cms/reader'
import type { Article, Media, Specification } from '../../../cms/types'
import { readPictures } from '../../../web/pictures'
import type { Site } from '../../../web/site'
import { articleHref } from '../articlePaths'
import { chipColour } from '../colourChips'
import { availabilityWords } from '../listing/facets'
import type { PriceWords } from '../priceWords'
import { valueWords } from '../specificationWords'
import type { ArticleIndex, IndexedArticle } from './articleIndex'

/** Chips on a card; an article's own page shows all of them. */
const MAX_CHIPS = 6

/** Values shown beside name, number and price; a grid card shows the first few. */
const MAX_VALUES = 8

interface CardValue {
  /** Id of the specification. */
  id: number
  name: string
  value: string
}

/** A colour in which the article of a card is made: another article, with a page of its own. */
interface CardColour {
  id: number
  name: string
  href: string
  colour: string
  picture: Media | undefined
}

export interface Card {
  id: number
  number: string
  name: string
  href: string
  picture: Media | undefined
  /** Its quantity may have decimals. */
  divisible: boolean
  price: number | undefined
  priceText: string
  /** `per pakke`, `eks. mva.` */
  priceNotes: string
  availability: Article['availability']
  availabilityText: string
  /** Its first specifications, in order. */
  values: readonly CardValue[]
  /** Its variants by colour, itself included; empty if they do not differ by colour. */
  colours: readonly CardColour[]
  /** What all this was read from: each is the same object until its content changes. */
  from: readonly object[]
}

export interface CardContent {
  stock: ArticleIndex
  site: Site
  reader: ContentReader
  prices: PriceWords
  specifications: readonly Specification[]
  /** Values of each card. */
  maxValues?: number
}

/** The cards of rows; skips rows whose article was removed meanwhile. */
export async function cardsOf(rows: readonly number[], content: CardContent): Promise<Card[]> {
  const { stock, site, reader, prices, specifications, maxValues = MAX_VALUES } = content
  const articles = rows.flatMap((row) => {
    const article = stock.at(row)
    return article ? [{ row, article }] : []
  })
  const variants = new Map(articles.map(({ article }) => [article.id, variantsByColour(article, content)]))
  const pictures = await readPictures(
    reader,
    [...articles.map(({ article }) => article), ...[...variants.values()].flat().map(({ article }) => article)].flatMap(
      ({ picture }) => picture ?? [],
    ),
  )
  return articles.map(({ row, article }): Card => {
    const price = prices.amount(article)
    const unit = article.unit[site.locale]
    const ofColours = variants.get(article.id) ?? []
    const shown = [article, ...ofColours.map(({ article: variant }) => variant)]
    return {
      id: article.id,
      number: article.number,
      name: article.name[site.locale] ?? article.number,
      href: articleHref(article, site),
      picture: article.picture === undefined ? undefined : pictures.get(article.picture),
      divisible: article.divisible,
      price,
      priceText: prices.of(article),
      priceNotes: priceNotes({ ...article, unit }, prices, site),
      availability: article.availability,
      availabilityText: availabilityWords(article.availability, site),
      values: valuesOf(row, stock, specifications, site, maxValues),
      colours: ofColours.map(({ article: variant, colour }) => ({
        id: variant.id,
        name: variant.variantName[site.locale] ?? variant.name[site.locale] ?? variant.number,
        href: articleHref(variant, site),
        colour,
        picture: variant.picture === undefined ? undefined : pictures.get(variant.picture),
      })),
      from: [
        ...shown,
        ...shown.flatMap(({ picture }) => (picture === undefined ? [] : (pictures.get(picture) ?? []))),
        prices,
        specifications,
      ],
    }
  })
}

/** An article and its variants that have a name in the language and a colour; empty unless two of the colours differ. */
function variantsByColour(
  article: IndexedArticle,
  { stock, site, specifications }: CardContent,
): { article: IndexedArticle; colour: string }[] {
  const root = article.variantOf ?? article.id
  const variants = stock.variantsOf(root)
  if (variants.length === 0) return []
  const first = stock.byId(root)
  const found = [...(first ? [first] : []), ...variants]
    .filter(({ name }) => name[site.locale])
    .sort((one, other) => one.position - other.position || one.id - other.id)
    .flatMap((variant) => {
      const row = stock.rowOf(variant.id)
      const colour = chipColour(specifications, (id) =>
        row === undefined ? undefined : stock.specification(id)?.get(row),
      )
      return colour ? [{ article: variant, colour }] : []
    })
  return new Set(found.map(({ colour }) => colour)).size > 1 ? found.slice(0, MAX_CHIPS) : []
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
    divisible: article.divisible === true,
    price: prices.amount(article),
    priceText: prices.of(article),
    priceNotes: priceNotes(article, prices, site),
    availability,
    availabilityText: availabilityWords(availability, site),
    values: [],
    colours: [],
    from: [article, prices],
  }
}

function valuesOf(
  row: number,
  stock: ArticleIndex,
  specifications: readonly Specification[],
  site: Site,
  maxValues: number,
): CardValue[] {
  const values: CardValue[] = []
  for (const specification of specifications) {
    const value = stock.specification(specification.id)?.get(row)
    if (value === undefined) continue
    values.push({ id: specification.id, name: specification.name, value: valueWords(value, specification, site) })
    if (values.length === maxValues) break
  }
  return values
}
