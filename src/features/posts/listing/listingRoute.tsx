/** The list of posts, at the page that editors chose for it or at its own address. */
import { listPageId } from '../../../web/chosenPages'
import { isWrittenAs } from '../../../web/listing/query'
import { withoutSearchOptions } from '../../../web/meta'
import type { PageRequest, PageRoute, RouteResult } from '../../../web/page'
import { drawPublished } from '../../pages'
import { feedsOf, newsPage } from '../addresses'
import cardStyles from '../cards.css?inline'
import { readPosts } from '../postIndex'
import listingStyles from './listing.css?inline'
import { PostListingPage } from './PostListingPage'
import { listingQuery, queryOf, readListingQuery } from './query'
import { readListing } from './readListing'

/** Default path as an English reader may guess it: leads to the list. */
const ENGLISH_PATH = '/news'

export const listingRoute: PageRoute = {
  name: 'posts',
  query: listingQuery,
  matches: (path, places) => path === places.list(newsPage),
  async resolve(request: PageRequest): Promise<RouteResult> {
    const { path, query, site, reader } = request
    const pageId = listPageId(newsPage, site)
    const chosen = pageId === undefined ? null : await drawPublished(pageId, request)
    // If the chosen page does not exist in this language, the page route handles it.
    if (pageId !== undefined && !chosen) return null
    // A site without posts has no list of them.
    if (!chosen && (await readPosts(reader)).all().length === 0) return null
    const listing = await readListing({ site, reader }, readListingQuery(query))
    const { state, category } = listing
    if (!isWrittenAs(listingQuery, query, queryOf(state)))
      return { kind: 'redirect', to: site.href(path) + queryOf(state), permanent: false }
    const title = chosen?.page.title ?? site.t('newsTitle')
    const isPlain = category === undefined && state.year === undefined && state.page === 1
    const description = chosen?.drawn.meta.description ?? site.t('newsIntro', { site: site.settings.name })
    const crumbs = chosen?.drawn.meta.crumbs ?? [
      { label: site.t('home'), href: site.href('/') },
      { label: title, href: site.href(path) },
    ]
    const parts = [title, category?.name, state.year].filter((part) => part !== undefined)
    const heading = parts.join(': ')
    return {
      kind: 'page',
      meta: {
        ...(chosen && (isPlain ? chosen.drawn.meta : withoutSearchOptions(chosen.drawn.meta))),
        title: state.page > 1 ? site.t('cataloguePageTitle', { title: heading, page: state.page }) : heading,
        description,
        path: path + queryOf(state),
        languages: chosen?.drawn.meta.languages ?? site.languages,
        // Years repeat what the list and its categories show.
        noindex: chosen?.page.noindex === true || state.year !== undefined,
        crumbs: category
          ? [
              ...crumbs,
              { label: category.name, href: site.href(path) + queryOf({ ...state, year: undefined, page: 1 }) },
            ]
          : crumbs,
        feeds: feedsOf(site, category),
      },
      styles: listingStyles + cardStyles + (isPlain ? (chosen?.drawn.styles ?? '') : ''),
      content: (
        <PostListingPage
          listing={listing}
          site={site}
          path={path}
          title={heading}
          lead={chosen ? undefined : description}
          body={isPlain ? chosen?.drawn.content : undefined}
          bodyHasHeading={isPlain && (chosen?.page.body?.some(({ blockType }) => blockType === 'hero') ?? false)}
        />
      ),
    }
  },
}

export const englishPathRoute: PageRoute = {
  name: 'news',
  matches: (path) => path === ENGLISH_PATH,
  async resolve({ path, site }) {
    const isFree = site.locale === 'en' && site.tree.idAt(path) === undefined
    return isFree ? { kind: 'redirect', to: site.href(newsPage.defaultPath), permanent: false } : null
  },
}
