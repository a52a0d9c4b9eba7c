/** The page of an event, below the list of events. */
import { readBody } from '../../../blocks/readBody'
import { bodyStructuredData } from '../../../blocks/structuredData'
import { blockStyles } from '../../../blocks/styles'
import type { Event } from '../../../cms/types'
import { socialPicture } from '../../../web/media'
import { type PageHead, type PreviewKind, searchOptions } from '../../../web/meta'
import type { PageRequest, PageResult, PageRoute } from '../../../web/page'
import { inOtherLanguage, languagesOf, slugBelow } from '../../../web/publishedPages'
import { calendarPath, eventsPage, eventsPath } from '../addresses'
import cardStyles from '../cards.css?inline'
import { readEvents, readEventsNow } from '../eventIndex'
import { placeOf } from '../place'
import { EVENTS } from '../slugs'
import { overAt } from '../timing'
import { EventPage } from './EventPage'
import eventStyles from './event.css?inline'
import { eventData } from './eventData'

/** Depth of relations filled in: what the body shows, as on pages. */
const DEPTH = 3

export const eventRoute: PageRoute = {
  name: 'event',
  matches: (path, places) => slugBelow(path, places.list(eventsPage)) !== undefined,
  async resolve(request: PageRequest) {
    const { path, site, reader } = request
    const slug = slugBelow(path, eventsPath(site)) ?? ''
    const facts = (await readEvents(reader)).bySlug(slug)
    if (!facts) return inOtherLanguage(readEvents, slug, request)
    const event = await reader.byId(EVENTS, facts.id, { depth: DEPTH })
    if (!event) return null
    // It says when it is over.
    await readEventsNow(reader)
    return drawEvent(event, { path, site, reader })
  },
}

/** Fields that its head and its address are made of. */
export const headFields = ['title', 'slug', 'summary', 'picture']

/** What search results and shared links show of it. */
export function eventHead(event: Event): PageHead {
  const picture = typeof event.picture === 'object' && event.picture ? socialPicture(event.picture) : undefined
  const description = event.description || event.summary
  return {
    title: event.title,
    ...searchOptions(event),
    ...(description ? { description } : {}),
    noindex: event.noindex === true,
    ...(picture ? { picture } : {}),
  }
}

/** An event as visitors see it, or its draft. */
export async function drawEvent(
  event: Event,
  { path, site, reader }: Pick<PageRequest, 'path' | 'site' | 'reader'>,
  preview?: PreviewKind,
): Promise<PageResult> {
  const [body, place, languages] = await Promise.all([
    readBody(event.body, reader, preview ?? { tag: `${EVENTS}:${event.id}`, now: Date.now() }),
    placeOf(event, { site, reader }),
    languagesOf(readEvents, event.id, { site, reader }),
  ])
  const head = eventHead(event)
  const list = eventsPath(site)
  const listTitle = site.tree.node(site.tree.idAt(list) ?? -1)?.title[site.locale] ?? site.t('eventsTitle')
  return {
    kind: 'page',
    document: { collection: EVENTS, id: event.id },
    meta: {
      ...head,
      path,
      languages: languages.length > 0 ? languages : [site.locale],
      crumbs: [
        { label: site.t('home'), href: site.href('/') },
        { label: listTitle, href: site.href(list) },
        { label: event.title, href: site.href(path) },
      ],
      // A draft may lack its start.
      jsonLd: [
        ...(event.startsAt ? [eventData(event, { site, path, place, picture: head.picture })] : []),
        ...bodyStructuredData(body),
      ],
    },
    styles: eventStyles + cardStyles + blockStyles(body),
    content: (
      <EventPage
        event={event}
        isOver={Boolean(event.startsAt) && overAt(event) <= Date.now()}
        place={place}
        calendar={site.href(calendarPath(event.slug))}
        body={body}
        site={site}
        preview={preview}
      />
    ),
  }
}
