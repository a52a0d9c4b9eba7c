/** Posts: news and inspiration, in a list with feeds, each with a page of its own. */
import type { Feature } from '../../web/feature'
import { postsOfSiteMap } from './addresses'
import { newsBlock } from './blocks/posts'
import { postCategories, posts } from './collections'
import { feedRoutes } from './feeds/routes'
import { englishPathRoute, listingRoute } from './listing/listingRoute'
import { postRoute } from './post/postRoute'
import { previewRoutes } from './previewRoutes'
import { texts } from './texts'

export { type FoundPost, readPostWords } from './searchIndex'

export const postsFeature: Feature = {
  name: 'posts',
  texts,
  blocks: [newsBlock],
  collections: [posts, postCategories],
  pages: [listingRoute, postRoute, englishPathRoute],
  routes(routes, runtime) {
    feedRoutes(routes, runtime)
    previewRoutes(routes, runtime)
  },
  siteMap: postsOfSiteMap,
}
