/** The list of events, and paths of events below it. Calendars keep the default path, so that no subscription breaks. */
import type { ContentReader } from '../../cms/reader'
import { listPath } from '../../web/chosenPages'
import type { ListPage, PathContext } from '../../web/linkTargets'
import { publishedSiteMap } from '../../web/publishedPages'
import type { Site } from '../../web/site'
import type { SiteMapPart } from '../../web/siteMapPart'
import { outlineOfList, type ReadOutline } from '../../web/siteOutline'
import { readEvents, readEventsNow } from './eventIndex'

export const eventsPage: ListPage = {
  field: 'eventsPage',
  label: { nb: 'Arrangementer', en: 'Events' },
  description: {
    nb: 'Listen over arrangementer står på denne siden. Tom: /arrangementer.',
    en: 'The list of events stands on this page. Empty: /arrangementer.',
  },
  defaultPath: '/arrangementer',
}

export const eventsPath = (places: PathContext): string => listPath(eventsPage, places)

export const eventPath = ({ slug }: { slug: string }, places: PathContext): string => `${eventsPath(places)}/${slug}`

export const eventHref = (event: { slug: string }, site: Site): string => site.href(eventPath(event, site))

/** Without a language's prefix: the calendar of all events, or of one by its slug. */
export const calendarPath = (slug?: string): string => `${eventsPage.defaultPath}/${slug ?? 'alle'}/kalender.ics`

export const eventsOfSiteMap = ({ site, reader }: { site: Site; reader: ContentReader }): Promise<SiteMapPart> =>
  publishedSiteMap(readEvents, { site, reader }, { list: eventsPath(site), pathOf: (event) => eventPath(event, site) })

/** The list and its next events. */
export const eventsOutline: ReadOutline = async ({ site, reader }) => {
  const list = {
    position: 40,
    heading: site.t('eventsTitle'),
    path: eventsPath(site),
    description: site.t('eventsIntro', { site: site.settings.name }),
  }
  const { upcoming } = await readEventsNow(reader)
  return outlineOfList(list, upcoming, { site, pathOf: (event) => eventPath(event, site) })
}
