/**
 * Feeds of all posts and of each category, in each language: `/aktuelt/rss.xml`, `/en/aktuelt/kategori/<slug>/atom.xml`
 * (docs/calls.md). Their text is remembered with the tags of what it was made from, and purged with them.
 */
import { etag } from 'hono/etag'
import type { ContentReader } from '../../../cms/reader'
import { defaultLocale, type Locale, locales, tagOf } from '../../../lib/locales'
import type { Routes, Runtime } from '../../../web/feature'
import { localisedPath, type Site } from '../../../web/site'
import { type FeedFormat, feedFormats, feedPath, feedTypes, newsPath, postHref } from '../addresses'
import { readCategories } from '../categories'
import { queryOf } from '../listing/query'
import { changedAt } from '../post/articleData'
import { readPosts } from '../postIndex'
import { POST_CATEGORIES, POSTS } from '../slugs'
import { drawFeed } from './feed'

/** Newest posts in a feed. */
const MAX_ENTRIES = 30

/** Null for a category that does not exist. */
async function readFeed(
  format: FeedFormat,
  slug: string | undefined,
  { site, reader }: { site: Site; reader: ContentReader },
): Promise<string | null> {
  const categories = await readCategories(reader)
  const category = categories.find((one) => one.slug === slug)
  if (slug !== undefined && !category) return null
  const posts = (await readPosts(reader)).all()
  // The site's own tags: its name, its address and its texts are in the feed.
  const tags = [POSTS, POST_CATEGORIES, ...reader.dependencies]
  return reader.remember(`feed ${format} ${slug ?? ''}`, tags, async () => {
    const name = site.settings.name
    const title = site.t('newsFeed', { site: name })
    return drawFeed(format, {
      title: category ? `${title}: ${category.name}` : title,
      description: site.t('newsIntro', { site: name }),
      url: site.url + site.href(newsPath(site)) + queryOf({ category: category?.slug, year: undefined, page: 1 }),
      self: site.url + site.href(feedPath(format, slug)),
      language: tagOf(site.locale),
      publisher: name,
      entries: posts
        .filter((post) => !post.noindex && (!category || post.category === category.id))
        .slice(0, MAX_ENTRIES)
        .map((post) => ({
          title: post.title,
          url: site.url + postHref(post, site),
          summary: post.summary,
          author: post.author,
          category: categories.find(({ id }) => id === post.category)?.name,
          published: post.date,
          updated: changedAt(post),
        })),
    })
  })
}

export function feedRoutes(routes: Routes, { read }: Runtime): void {
  const serve = (format: FeedFormat, locale: Locale, path: string) => {
    const address = localisedPath(path, locale)
    // Readers ask again and again: an unchanged feed costs them no bytes.
    routes.use(address, etag())
    routes.get(address, async (context) => {
      const content = await read(locale)
      const slug: string | undefined = context.req.param('category')
      const feed = content.site.languages.includes(locale) ? await readFeed(format, slug, content) : null
      if (feed === null) return context.notFound()
      return context.body(feed, 200, {
        'content-type': `${feedTypes[format]}; charset=utf-8`,
        'cache-control': 'no-cache',
      })
    })
  }
  for (const locale of [defaultLocale, ...locales.filter((one) => one !== defaultLocale)])
    for (const format of feedFormats) {
      serve(format, locale, feedPath(format))
      serve(format, locale, feedPath(format, ':category{[a-z0-9-]+}'))
    }
}
