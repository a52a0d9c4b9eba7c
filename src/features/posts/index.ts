/** Posts: news and inspiration, in a list with feeds, each with a page of its own. */
import type { Feature } from '../../web/feature'
import { listedDocument } from '../../web/publishedPages'
import { newsPage, postPath, postsOfSiteMap, postsOutline } from './addresses'
import { newsBlock } from './blocks/posts'
import { postCategories, posts } from './collections'
import { feedRoutes } from './feeds/routes'
import { englishPathRoute, listingRoute } from './listing/listingRoute'
import { drawPost, headFields, postHead, postRoute } from './post/postRoute'
import { readPosts } from './postIndex'
import { postKind } from './searchIndex'
import { POST_CATEGORIES, POSTS } from './slugs'
import { texts } from './texts'

export const postsFeature: Feature = {
  name: 'posts',
  texts,
  blocks: [newsBlock],
  collections: [posts, postCategories],
  pages: [listingRoute, postRoute, englishPathRoute],
  routes: feedRoutes,
  listPages: [newsPage],
  linkTargets: [
    {
      type: 'post',
      collection: POSTS,
      label: { nb: 'Innlegg', en: 'Post' },
      missing: { nb: 'Velg innlegget som lenken går til.', en: 'Choose the post that the link goes to.' },
      path: postPath,
    },
  ],
  searchKinds: [postKind],
  draftPages: [
    {
      collection: POSTS,
      path: postPath,
      describedBy: ['description', 'summary'],
      listed: (id, { site, reader }) =>
        listedDocument(readPosts, id, { site, reader }, (facts) => postPath(facts, site)),
      head: { fields: headFields, read: postHead },
      draw: drawPost,
    },
  ],
  siteMap: postsOfSiteMap,
  outline: postsOutline,
  brandFolder: {
    lists: [
      {
        kind: 'postCategory',
        collection: POST_CATEGORIES,
        file: 'posts.yaml',
        part: 'categories',
        namedBy: 'slug',
      },
      {
        kind: 'post',
        collection: POSTS,
        file: 'posts.yaml',
        part: 'posts',
        namedBy: 'slug',
        needs: 'title',
        later: ['related', 'body'],
      },
    ],
  },
}
