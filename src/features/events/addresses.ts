/** Paths of events: below the list of them. Calendars keep the default path, so that no subscription breaks. */
import type { ContentReader } from '../../cms/reader'
import { EVENTS_PATH, eventPath, eventsPath } from '../../web/links'
import { publishedSiteMap } from '../../web/publishedPages'
import type { Site } from '../../web/site'
import type { SiteMapPart } from '../../web/siteMapPart'
import { readEvents } from './eventIndex'

/** Without a language's prefix: the calendar of all events, or of one by its slug. */
export const calendarPath = (slug?: string): string => `${EVENTS_PATH}/${slug ?? 'alle'}/kalender.ics`

export const eventsOfSiteMap = ({ site, reader }: { site: Site; reader: ContentReader }): Promise<SiteMapPart> =>
  publishedSiteMap(readEvents, { site, reader }, { list: eventsPath(site), pathOf: (event) => eventPath(event, site) })
