/** An article as search engines read it (schema.org `Product`). */
import type { Article } from '../../../content/types'
import { pictureSources } from '../../../site/media'
import type { Site } from '../../../site/site'
import type { SpecificationRow } from './specificationRows'

/** Without an offer: dealers sell, each at a price of their own. */
export function productData(article: Article, rows: readonly SpecificationRow[], site: Site, path: string): object {
  const { name, number, summary } = article
  const pictures = [article.picture, ...(article.gallery ?? [])].flatMap((picture) => {
    const largest = typeof picture === 'object' && picture ? pictureSources(picture).at(-1) : undefined
    return largest ? [site.url + largest.src] : []
  })
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    url: site.url + site.href(path),
    mpn: number,
    description: summary || undefined,
    image: pictures.length > 1 ? pictures : pictures[0],
    brand: { '@type': 'Brand', name: site.settings.name },
    additionalProperty:
      rows.length > 0 ? rows.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })) : undefined,
  }
}
