/** The list of posts, and paths of posts below it. Feeds keep the default path, so that no subscription breaks when it moves. */
import type { ContentReader } from '../../cms/reader'
import { listPath } from '../../web/chosenPages'
import type { ListPage, PathContext } from '../../web/linkTargets'
import type { Feed } from '../../web/meta'
import { publishedSiteMap } from '../../web/publishedPages'
import type { Site } from '../../web/site'
import type { SiteMapPart } from '../../web/siteMapPart'
import { outlineOfList, type ReadOutline } from '../../web/siteOutline'
import { readPosts } from './postIndex'

export const newsPage: ListPage = {
  field: 'newsPage',
  label: { nb: 'Aktuelt', en: 'News' },
  description: {
    nb: 'Listen over innlegg står på denne siden, og innleggene under den. Tom: /aktuelt.',
    en: 'The list of posts stands on this page, and the posts below it. Empty: /aktuelt.',
  },
  defaultPath: '/aktuelt',
}

export const newsPath = (places: PathContext): string => listPath(newsPage, places)

export const postPath = ({ slug }: { slug: string }, places: PathContext): string => `${newsPath(places)}/${slug}`

export const postHref = (post: { slug: string }, site: Site): string => site.href(postPath(post, site))

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
  `${newsPage.defaultPath}${category === undefined ? '' : FEED_CATEGORY + category}/${format}.xml`

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

/** The list and its newest posts. */
export const postsOutline: ReadOutline = async ({ site, reader }) => {
  const list = {
    position: 30,
    heading: site.t('newsTitle'),
    path: newsPath(site),
    description: site.t('newsIntro', { site: site.settings.name }),
  }
  return outlineOfList(list, (await readPosts(reader)).all(), { site, pathOf: (post) => postPath(post, site) })
}
