/** The articles of the brand: what it makes, each with a page of its own. */
import type { Feature } from '../../site/feature'
import { articlesOfSiteMap } from './addresses'
import { articleRoute } from './articleRoute'
import { articleGroups, articles, productLines, specifications } from './collections'
import { catalogueSettings } from './globals'
import { listingRoute } from './listing/listingRoute'

export { ArticleCard } from './ArticleCard'
export { type PriceWords, priceWords } from './priceWords'
export { type ArticleFacts, findArticlesByNumber, readPriceWords, suggestArticles } from './stock/facts'
export { foldedNumber } from './stock/foldedNumber'

export const catalogueFeature: Feature = {
  name: 'catalogue',
  collections: [articles, articleGroups, productLines, specifications],
  globals: [catalogueSettings],
  pages: [listingRoute, articleRoute],
  siteMap: articlesOfSiteMap,
}
