/** Article data for other features: by number, by id, and as suggestions for typed text. */

import type { ContentReader } from '../../../cms/reader'
import type { Article, Media } from '../../../cms/types'
import type { Locale } from '../../../lib/locales'
import { searchIn } from '../../../lib/words/search'
import { pictureSources, socialPicture } from '../../../web/media'
import { readPictures } from '../../../web/pictures'
import { readSite } from '../../../web/readSite'
import { readArticleWords } from '../articleWords'
import { type PriceWords, priceWords } from '../priceWords'
import type { IndexedArticle } from './articleIndex'
import { readArticleIndex } from './collectionIndex'
import { foldedNumber } from './foldedNumber'

export interface ArticleFacts {
  id: number
  number: string
  name: string
  slug: string
  /** In kroner, if it may be shown. */
  price?: number
  /** Text in the place of the price: `fra kr 790,–`, the text for a hidden price; empty if there is none. */
  priceText: string
  priceKind: Article['priceKind']
  /** `stk`, in the language of the page. */
  unit?: string
  /** Sold by length or weight: its quantity may have decimals. */
  divisible?: true
  /** Id of its product line. */
  productLine?: number
  availability: Article['availability']
  /** Address of its small picture. */
  picture?: string
  /** Address of its picture in the format that every mail client knows. */
  mailPicture?: string
}

/** The name in a language, or in the only language that has one. */
function nameIn({ name, number }: IndexedArticle, locale: Locale): string {
  return name[locale] ?? name.nb ?? name.en ?? number
}

function picturesOf(media: Media | undefined): Pick<ArticleFacts, 'picture' | 'mailPicture'> {
  const picture = media && pictureSources(media)[0]?.src
  const mailPicture = media && socialPicture(media)?.src
  return { ...(picture ? { picture } : {}), ...(mailPicture ? { mailPicture } : {}) }
}

function factsOf(article: IndexedArticle, locale: Locale, words: PriceWords): ArticleFacts {
  const { id, number, slug, priceKind, unit, divisible, line, availability } = article
  const price = words.amount(article)
  return {
    id,
    number,
    name: nameIn(article, locale),
    slug,
    ...(price === undefined ? {} : { price }),
    priceText: words.of(article),
    priceKind,
    ...(unit[locale] ? { unit: unit[locale] } : {}),
    ...(divisible ? { divisible } : {}),
    ...(line === undefined ? {} : { productLine: line }),
    availability,
  }
}

/** The price formatter for the reader's language. */
async function readPriceWords(reader: ContentReader): Promise<PriceWords> {
  const [site, settings] = await Promise.all([
    // Only the texts of the site are used.
    readSite(reader, { url: '', path: '/' }),
    reader.global('catalogue', { depth: 0 }),
  ])
  return priceWords(site, settings)
}

/** Published articles by folded number; unknown numbers are missing from the map. */
export async function findArticlesByNumber(
  reader: ContentReader,
  numbers: readonly string[],
): Promise<Map<string, ArticleFacts>> {
  const [stock, words] = await Promise.all([readArticleIndex(reader), readPriceWords(reader)])
  const found = numbers.flatMap((number) => {
    const folded = foldedNumber(number)
    const article = stock.byNumber(folded)
    return article ? [{ folded, article }] : []
  })
  const pictures = await readPictures(
    reader,
    found.flatMap(({ article }) => article.picture ?? []),
  )
  return new Map(
    found.map(({ folded, article }) => {
      const media = article.picture === undefined ? undefined : pictures.get(article.picture)
      return [folded, { ...factsOf(article, reader.locale, words), ...picturesOf(media) }] as const
    }),
  )
}

/** Published articles by id. */
export async function findArticlesById(
  reader: ContentReader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ArticleFacts>> {
  if (ids.length === 0) return new Map()
  const [stock, words] = await Promise.all([readArticleIndex(reader), readPriceWords(reader)])
  return new Map(
    ids.flatMap((id) => {
      const article = stock.byId(id)
      return article ? [[id, factsOf(article, reader.locale, words)] as const] : []
    }),
  )
}

/** The pictures of published articles by the article's id. */
export async function readArticlePictures(
  reader: ContentReader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Media>> {
  if (ids.length === 0) return new Map()
  const index = await readArticleIndex(reader)
  const pictureOf = new Map(ids.map((id) => [id, index.byId(id)?.picture]))
  const pictures = await readPictures(
    reader,
    [...pictureOf.values()].flatMap((picture) => picture ?? []),
  )
  return new Map(
    [...pictureOf].flatMap(([id, picture]) => {
      const media = picture === undefined ? undefined : pictures.get(picture)
      return media ? [[id, media] as const] : []
    }),
  )
}

/** Suggestions for typed text: matches by number first, then in the order of search. */
export async function suggestArticles(reader: ContentReader, typed: string, limit: number): Promise<ArticleFacts[]> {
  const index = await readArticleWords(reader)
  const ids = searchIn(index, typed, limit, { locale: reader.locale }).best.map(({ item }) => item.id)
  const facts = await findArticlesById(reader, ids)
  return ids.flatMap((id) => facts.get(id) ?? [])
}
