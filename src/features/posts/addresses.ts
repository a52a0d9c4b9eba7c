/** Paths of posts: below the list of them. Feeds keep the default path, so that no subscription breaks when it moves. */
import type { ContentReader } from '../../cms/reader'
import type { Locale } from '../../lib/locales'
import { NEWS_PATH, newsPath, postPath } from '../../web/links'
import type { Feed } from '../../web/meta'
import type { Site } from '../../web/site'
import { type SiteMapPart, siteMapPart } from '../../web/siteMapPart'
import { type PostFacts, readPosts } from './postIndex'

/** Form of a slug: other paths need no look-up. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The slug in a post's path; undefined for other paths. */
export function postSlugOf(path: string, news: string): string | undefined {
  if (!path.startsWith(`${news}/`)) return undefined
  const slug = path.slice(news.length + 1)
  return SLUG.test(slug) ? slug : undefined
}

/** Languages of the site in which a post exists. */
export async function languagesOf(id: number, site: Site, reader: ContentReader): Promise<Locale[]> {
  const found = await Promise.all(
    site.languages.map(async (language) => ((await readPosts(reader, language)).byId(id) ? [language] : [])),
  )
  return found.flat()
}

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

/** The list, where no page is chosen for it, and every post that may be indexed. */
export async function postsOfSiteMap({ site, reader }: { site: Site; reader: ContentReader }): Promise<SiteMapPart> {
  const indexes = await Promise.all(
    site.languages.map(async (language) => ({ language, index: await readPosts(reader, language) })),
  )
  const languages = new Map<string, { post: PostFacts; languages: Locale[] }>()
  for (const { language, index } of indexes)
    for (const post of index.all())
      if (!post.noindex)
        languages.set(post.slug, { post, languages: [...(languages.get(post.slug)?.languages ?? []), language] })
  const entries = [...languages.values()].map(({ post, languages }) => ({
    path: postPath(post, site),
    languages,
    updatedAt: Date.parse(post.updatedAt),
  }))
  const newest = entries.reduce((last, { updatedAt }) => Math.max(last, updatedAt), 0)
  const hasOwnList = newsPath(site) === NEWS_PATH && site.tree.idAt(NEWS_PATH) === undefined && entries.length > 0
  return siteMapPart([
    ...(hasOwnList ? [{ path: NEWS_PATH, languages: site.languages, updatedAt: newest }] : []),
    ...entries,
  ])
}
