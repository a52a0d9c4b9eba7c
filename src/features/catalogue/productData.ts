/** An article as search engines read it (schema.org `Product`). */
import type { Article } from '../../content/types'
import { pictureSources } from '../../site/media'
import type { Site } from '../../site/site'

/** Without an offer: dealers sell, each at a price of their own. */
export function productData(article: Article, site: Site, path: string): object {
  const { name, number, summary, picture } = article
  const largest = typeof picture === 'object' && picture ? pictureSources(picture).at(-1) : undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    url: site.url + site.href(path),
    mpn: number,
    description: summary || undefined,
    image: largest && site.url + largest.src,
    brand: { '@type': 'Brand', name: site.settings.name },
  }
}
