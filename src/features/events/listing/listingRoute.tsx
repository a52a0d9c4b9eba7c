/** The list of events, at the page that editors chose for it or at its own address. */
import { listPageId } from '../../../web/chosenPages'
import { isWrittenAs } from '../../../web/listing/query'
import { withoutSearchOptions } from '../../../web/meta'
import type { PageRequest, PageRoute, RouteResult } from '../../../web/page'
import { drawPublished } from '../../pages'
import { eventsPage } from '../addresses'
import { cardsOf } from '../cards'
import cardStyles from '../cards.css?inline'
import { readEvents, readEventsNow } from '../eventIndex'
import { EventListPage } from './EventListPage'
import listingStyles from './listing.css?inline'
import { listingQuery, queryOf, readListingQuery } from './query'

/** Default path as an English reader may guess it: leads to the list. */
const ENGLISH_PATH = '/events'
/** Events on a page. */
const PAGE_SIZE = 20

export const listingRoute: PageRoute = {
  name: 'events',
  query: listingQuery,
  matches: (path, places) => path === places.list(eventsPage),
  async resolve(request: PageRequest): Promise<RouteResult> {
    const { path, query, site, reader } = request
    const pageId = listPageId(eventsPage, site)
    const chosen = pageId === undefined ? null : await drawPublished(pageId, request)
    // If the chosen page does not exist in this language, the page route handles it.
    if (pageId !== undefined && !chosen) return null
    // A site without events has no list of them.
    if (!chosen && (await readEvents(reader)).all().length === 0) return null
    const { upcoming, past } = await readEventsNow(reader)
    const requested = readListingQuery(query)
    const events = requested.past ? past : upcoming
    const pages = Math.max(1, Math.ceil(events.length / PAGE_SIZE))
    const state = { ...requested, page: Math.min(requested.page, pages) }
    if (!isWrittenAs(listingQuery, query, queryOf(state)))
      return { kind: 'redirect', to: site.href(path) + queryOf(state), permanent: false }
    const isPlain = !state.past && state.page === 1
    const name = chosen?.page.title ?? site.t('eventsTitle')
    const title = state.past ? `${name}: ${site.t('eventsPast').toLowerCase()}` : name
    const description = chosen?.drawn.meta.description ?? site.t('eventsIntro', { site: site.settings.name })
    return {
      kind: 'page',
      meta: {
        ...(chosen && (isPlain ? chosen.drawn.meta : withoutSearchOptions(chosen.drawn.meta))),
        title: state.page > 1 ? site.t('cataloguePageTitle', { title, page: state.page }) : title,
        description,
        path: path + queryOf(state),
        languages: chosen?.drawn.meta.languages ?? site.languages,
        crumbs: chosen?.drawn.meta.crumbs ?? [
          { label: site.t('home'), href: site.href('/') },
          { label: name, href: site.href(path) },
        ],
      },
      styles: listingStyles + cardStyles + (isPlain ? (chosen?.drawn.styles ?? '') : ''),
      content: (
        <EventListPage
          cards={await cardsOf(events.slice((state.page - 1) * PAGE_SIZE, state.page * PAGE_SIZE), { site, reader })}
          state={state}
          pages={pages}
          site={site}
          path={path}
          title={title}
          lead={chosen ? undefined : description}
          body={isPlain ? chosen?.drawn.content : undefined}
          bodyHasHeading={isPlain && (chosen?.page.body?.some(({ blockType }) => blockType === 'hero') ?? false)}
        />
      ),
    }
  },
}

export const englishPathRoute: PageRoute = {
  name: 'eventsInEnglish',
  matches: (path) => path === ENGLISH_PATH,
  async resolve({ path, site }) {
    const isFree = site.locale === 'en' && site.tree.idAt(path) === undefined
    return isFree ? { kind: 'redirect', to: site.href(eventsPage.defaultPath), permanent: false } : null
  },
}
