/** Posts: news and inspiration, in a list with feeds, each with a page of its own. */
import type { Feature } from '../../web/feature'
import { postPath } from '../../web/links'
import { postsOfSiteMap } from './addresses'
import { newsBlock } from './blocks/posts'
import { postCategories, posts } from './collections'
import { feedRoutes } from './feeds/routes'
import { englishPathRoute, listingRoute } from './listing/listingRoute'
import { drawPost, postRoute } from './post/postRoute'
import { POSTS } from './slugs'
import { texts } from './texts'

export { type FoundPost, readPostWords } from './searchIndex'

export const postsFeature: Feature = {
  name: 'posts',
  texts,
  blocks: [newsBlock],
  collections: [posts, postCategories],
  pages: [listingRoute, postRoute, englishPathRoute],
  routes: feedRoutes,
  draftPages: [{ collection: POSTS, path: postPath, draw: drawPost }],
  siteMap: postsOfSiteMap,
}
