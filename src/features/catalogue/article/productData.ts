/** Structured data of an article (schema.org `Product`). */
import type { Article } from '../../../cms/types'
import { pictureSources } from '../../../web/media'
import type { Site } from '../../../web/site'
import type { PriceWords } from '../priceWords'
import type { SpecificationRow } from './specificationRows'

/** Prices are in Norwegian kroner. */
const CURRENCY = 'NOK'

/** The recommended price, if visitors may see it. Stock is omitted, since dealers sell. */
function offer(article: Article, prices: PriceWords, url: string): object | undefined {
  const price = prices.amount(article)
  if (price === undefined) return undefined
  if (article.priceKind === 'from') return { '@type': 'AggregateOffer', lowPrice: price, priceCurrency: CURRENCY, url }
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: CURRENCY,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: CURRENCY,
      valueAddedTaxIncluded: prices.vat === '',
    },
  }
}

export function productData(
  article: Article,
  rows: readonly SpecificationRow[],
  prices: PriceWords,
  site: Site,
  path: string,
): object {
  const { name, number, summary } = article
  const pictures = [article.picture, ...(article.gallery ?? [])].flatMap((picture) => {
    const largest = typeof picture === 'object' && picture ? pictureSources(picture).at(-1) : undefined
    return largest ? [site.url + largest.src] : []
  })
  const url = site.url + site.href(path)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    url,
    mpn: number,
    description: summary || undefined,
    image: pictures.length > 1 ? pictures : pictures[0],
    offers: offer(article, prices, url),
    brand: { '@type': 'Brand', name: site.settings.name },
    additionalProperty:
      rows.length > 0 ? rows.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })) : undefined,
  }
}
