/** The page of an event, below the list of events. */
import { type BodyContent, readBody } from '../../../blocks/readBody'
import { bodyStructuredData } from '../../../blocks/structuredData'
import { blockStyles } from '../../../blocks/styles'
import type { Event } from '../../../cms/types'
import { locales } from '../../../lib/locales'
import { eventsPath } from '../../../web/links'
import { socialPicture } from '../../../web/media'
import type { PreviewKind } from '../../../web/meta'
import type { PageRequest, PageResult, PageRoute } from '../../../web/page'
import { calendarPath, eventSlugOf, languagesOf } from '../addresses'
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
  matches: (path, places) => eventSlugOf(path, places.events) !== undefined,
  async resolve(request: PageRequest) {
    const { path, site, reader } = request
    const slug = eventSlugOf(path, eventsPath(site)) ?? ''
    const facts = (await readEvents(reader)).bySlug(slug)
    if (!facts) return elsewhere(slug, request)
    const event = await reader.byId(EVENTS, facts.id, { depth: DEPTH })
    if (!event) return null
    // It says when it is over.
    await readEventsNow(reader)
    const body = await readBody(event.body, reader, { tag: `${EVENTS}:${event.id}`, now: Date.now() })
    return drawEvent(event, body, { path, site, reader })
  },
}

/** An event without a title in this language leads to a language in which it has one. */
async function elsewhere(slug: string, { path, site, reader }: PageRequest) {
  for (const language of locales.filter((locale) => locale !== site.locale && site.languages.includes(locale)))
    if ((await readEvents(reader, language)).bySlug(slug))
      return { kind: 'redirect' as const, to: site.href(path, language), permanent: false }
  return null
}

/** An event as visitors see it. Live preview renders drafts through the same function. */
export async function drawEvent(
  event: Event,
  body: BodyContent,
  { path, site, reader }: Pick<PageRequest, 'path' | 'site' | 'reader'>,
  preview?: PreviewKind,
): Promise<PageResult> {
  const [place, languages] = await Promise.all([placeOf(event, { site, reader }), languagesOf(event.id, site, reader)])
  const picture = typeof event.picture === 'object' && event.picture ? socialPicture(event.picture) : undefined
  const description = event.description || event.summary
  const list = eventsPath(site)
  const listTitle = site.tree.node(site.tree.idAt(list) ?? -1)?.title[site.locale] ?? site.t('eventsTitle')
  return {
    kind: 'page',
    meta: {
      title: event.title,
      ...(description ? { description } : {}),
      path,
      languages: languages.length > 0 ? languages : [site.locale],
      noindex: event.noindex === true,
      ...(picture ? { picture } : {}),
      crumbs: [
        { label: site.t('home'), href: site.href('/') },
        { label: listTitle, href: site.href(list) },
        { label: event.title, href: site.href(path) },
      ],
      // A draft may lack its start.
      jsonLd: [
        ...(event.startsAt ? [eventData(event, { site, path, place, picture })] : []),
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
