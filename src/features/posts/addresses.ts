/** Paths of posts: below the list of them. Feeds keep the default path, so that no subscription breaks when it moves. */
import type { ContentReader } from '../../cms/reader'
import { NEWS_PATH, newsPath, postPath } from '../../web/links'
import type { Feed } from '../../web/meta'
import { publishedSiteMap } from '../../web/publishedPages'
import type { Site } from '../../web/site'
import type { SiteMapPart } from '../../web/siteMapPart'
import { readPosts } from './postIndex'

export const feedFormats = ['rss', 'atom'] as const
export type FeedFormat = (typeof feedFormats)[number]

export const feedTypes: Readonly<Record<FeedFormat, string>> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
}

/** Between the default path and the slug of a category, in the addresses of its feeds. */
const FEED_CATEGORY = '/kategori/'

/** Without a language's prefix. */
export const feedPath = (format: FeedFormat, category?: string): string =>
  `${NEWS_PATH}${category === undefined ? '' : FEED_CATEGORY + category}/${format}.xml`

/** The feeds that a page offers: those of all posts, and those of its category. */
export function feedsOf(site: Site, category?: { name: string; slug: string }): Feed[] {
  const title = site.t('newsFeed', { site: site.settings.name })
  return [
    ...feedFormats.map((format) => ({ type: feedTypes[format], title, href: site.href(feedPath(format)) })),
    ...(category
      ? feedFormats.map((format) => ({
          type: feedTypes[format],
          title: `${title}: ${category.name}`,
          href: site.href(feedPath(format, category.slug)),
        }))
      : []),
  ]
}

export const postsOfSiteMap = ({ site, reader }: { site: Site; reader: ContentReader }): Promise<SiteMapPart> =>
  publishedSiteMap(readPosts, { site, reader }, { list: newsPath(site), pathOf: (post) => postPath(post, site) })
