/** Events: a list with a calendar to subscribe to, and a page for each. */
import type { Feature } from '../../web/feature'
import { eventsOfSiteMap } from './addresses'
import { upcomingEvents } from './blocks/events'
import { calendarRoutes } from './calendar/routes'
import { events } from './collections'
import { eventRoute } from './event/eventRoute'
import { englishPathRoute, listingRoute } from './listing/listingRoute'
import { previewRoutes } from './previewRoutes'
import { texts } from './texts'

export { type FoundEvent, readEventWords } from './searchIndex'

export const eventsFeature: Feature = {
  name: 'events',
  texts,
  blocks: [upcomingEvents],
  collections: [events],
  pages: [listingRoute, eventRoute, englishPathRoute],
  routes(routes, runtime) {
    calendarRoutes(routes, runtime)
    previewRoutes(routes, runtime)
  },
  siteMap: eventsOfSiteMap,
}
