/** Events: a list with a calendar to subscribe to, and a page for each. */
import type { Feature } from '../../web/feature'
import { eventPath } from '../../web/links'
import { eventsOfSiteMap } from './addresses'
import { upcomingEvents } from './blocks/events'
import { calendarRoutes } from './calendar/routes'
import { events } from './collections'
import { drawEvent, eventRoute } from './event/eventRoute'
import { englishPathRoute, listingRoute } from './listing/listingRoute'
import { EVENTS } from './slugs'
import { texts } from './texts'

export { type FoundEvent, readEventWords } from './searchIndex'

export const eventsFeature: Feature = {
  name: 'events',
  texts,
  blocks: [upcomingEvents],
  collections: [events],
  pages: [listingRoute, eventRoute, englishPathRoute],
  routes: calendarRoutes,
  draftPages: [{ collection: EVENTS, path: eventPath, draw: drawEvent }],
  siteMap: eventsOfSiteMap,
}
