/** The catalogue: articles, each with a page of its own, in groups. */

import { ARTICLES } from '../../cms/linkTargets'
import type { Article } from '../../cms/types'
import type { Feature } from '../../web/feature'
import { catalogueOfSiteMap } from './addresses'
import { articleDraftPage, articleRoute } from './article/articleRoute'
import { rootOf, variantsTag } from './article/others'
import { articles } from './articleCollection'
import { readArticlesAhead } from './articleIndex/collectionIndex'
import { articlesOfCatalogue } from './blocks/articles'
import { comparison } from './blocks/comparison'
import { hotspots } from './blocks/hotspots'
import { brandFolder } from './brandFolder'
import { articleGroups, productLines, specifications } from './collections'
import { COMPARE_PATH } from './compare/addresses'
import { compareRoute } from './compare/compareRoute'
import { catalogueSettings } from './globals'
import { listingRoute } from './listing/listingRoute'
import { catalogueOutline } from './outline'
import { articleKind } from './searchIndex'
import { articlesUntranslated } from './tasks'
import { texts } from './texts'

export { ArticleCard } from './ArticleCard'
export { articleAddresses } from './articleAddresses'
export {
  type ArticleFacts,
  findArticlesById,
  findArticlesByNumber,
  readArticlePictures,
  suggestArticles,
} from './articleIndex/facts'
export { ARTICLES_PATH, articleHref } from './articlePaths'

import { ARTICLES_PATH, articlePath } from './articlePaths'

export { foldedNumber } from './articleIndex/foldedNumber'
export { readArticleWords } from './articleWords'
export { ARTICLE_GROUPS, PRODUCT_LINES, SPECIFICATIONS } from './collections'
export { CATALOGUE } from './globals'
export { groupPath, readGroups } from './groups/tree'
export { FoundArticles } from './listing/FilteredArticles'
export { default as foundArticlesStyles } from './listing/listing.css?inline'
export { asksForListing, listingQuery, queryOf as listingAddress, readListingQuery } from './listing/query'
export { type Listing, readListing } from './listing/readListing'
export { Prices } from './PricesContext'
export { articleKind } from './searchIndex'
export { keptValue } from './specifications'

export const catalogueFeature: Feature = {
  name: 'catalogue',
  screens: [ARTICLES_PATH, COMPARE_PATH],
  texts,
  blocks: [articlesOfCatalogue, comparison, hotspots],
  collections: [
    // The pages of the other variants list a new one.
    { collection: articles, extraTags: ({ doc }) => [variantsTag(rootOf(doc as unknown as Article))] },
    articleGroups,
    productLines,
    specifications,
  ],
  globals: [catalogueSettings],
  admin: { tasks: [articlesUntranslated] },
  searchKinds: [articleKind],
  linkTargets: [
    {
      type: 'article',
      collection: ARTICLES,
      label: { nb: 'Artikkel', en: 'Article' },
      missing: { nb: 'Velg artikkelen som lenken går til.', en: 'Choose the article that the link goes to.' },
      path: articlePath,
    },
  ],
  draftPages: [articleDraftPage],
  readAhead: readArticlesAhead,
  pages: [listingRoute, articleRoute, compareRoute],
  siteMap: catalogueOfSiteMap,
  outline: catalogueOutline,
  brandFolder,
}
