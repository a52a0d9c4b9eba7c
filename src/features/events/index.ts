/** Events: a list with a calendar to subscribe to, and a page for each. */
import type { Feature } from '../../web/feature'
import { listedDocument } from '../../web/publishedPages'
import { eventPath, eventsOfSiteMap, eventsOutline, eventsPage } from './addresses'
import { upcomingEvents } from './blocks/events'
import { calendarRoutes } from './calendar/routes'
import { events } from './collections'
import { drawEvent, eventHead, eventRoute, headFields } from './event/eventRoute'
import { readEvents } from './eventIndex'
import { englishPathRoute, listingRoute } from './listing/listingRoute'
import { eventKind } from './searchIndex'
import { EVENTS } from './slugs'
import { texts } from './texts'

export const eventsFeature: Feature = {
  name: 'events',
  texts,
  blocks: [upcomingEvents],
  collections: [events],
  pages: [listingRoute, eventRoute, englishPathRoute],
  routes: calendarRoutes,
  listPages: [eventsPage],
  linkTargets: [
    {
      type: 'event',
      collection: EVENTS,
      label: { nb: 'Arrangement', en: 'Event' },
      missing: { nb: 'Velg arrangementet som lenken går til.', en: 'Choose the event that the link goes to.' },
      path: eventPath,
    },
  ],
  searchKinds: [eventKind],
  draftPages: [
    {
      collection: EVENTS,
      path: eventPath,
      describedBy: ['description', 'summary'],
      listed: (id, { site, reader }) =>
        listedDocument(readEvents, id, { site, reader }, (facts) => eventPath(facts, site)),
      head: { fields: headFields, read: eventHead },
      draw: drawEvent,
    },
  ],
  siteMap: eventsOfSiteMap,
  outline: eventsOutline,
  brandFolder: {
    lists: [
      {
        kind: 'event',
        collection: EVENTS,
        file: 'events.yaml',
        part: 'events',
        namedBy: 'slug',
        needs: 'title',
        after: ['dealer', 'reusable'],
      },
    ],
  },
}
