/** The catalogue: articles, each with a page of its own, in groups. */
import type { Article } from '../../cms/types'
import type { Feature } from '../../web/feature'
import { catalogueOfSiteMap } from './addresses'
import { articleRoute } from './article/articleRoute'
import { rootOf, variantsTag } from './article/others'
import { articleGroups, articles, productLines, specifications } from './collections'
import { catalogueSettings } from './globals'
import { listingRoute } from './listing/listingRoute'
import { texts } from './texts'

export { ArticleCard } from './ArticleCard'
export { articleAddresses } from './articleAddresses'
export {
  type ArticleFacts,
  findArticlesById,
  findArticlesByNumber,
  suggestArticles,
} from './articleIndex/facts'
export { foldedNumber } from './articleIndex/foldedNumber'
export { readArticleWords } from './articleWords'
export { groupPath, readGroups } from './groups/tree'
export { Prices } from './PricesContext'
export { keptValue } from './specifications'

export const catalogueFeature: Feature = {
  name: 'catalogue',
  texts,
  collections: [
    // The pages of the other variants list a new one.
    { collection: articles, extraTags: ({ doc }) => [variantsTag(rootOf(doc as unknown as Article))] },
    articleGroups,
    productLines,
    specifications,
  ],
  globals: [catalogueSettings],
  pages: [listingRoute, articleRoute],
  siteMap: catalogueOfSiteMap,
}
