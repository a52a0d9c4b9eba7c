/** Paths of events: below the list of them. Calendars keep the default path, so that no subscription breaks. */
import type { ContentReader } from '../../cms/reader'
import type { Locale } from '../../lib/locales'
import { EVENTS_PATH, eventPath, eventsPath } from '../../web/links'
import type { Site } from '../../web/site'
import { type SiteMapPart, siteMapPart } from '../../web/siteMapPart'
import { type EventFacts, readEvents } from './eventIndex'

/** Form of a slug: other paths need no look-up. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The slug in an event's path; undefined for other paths. */
export function eventSlugOf(path: string, events: string): string | undefined {
  if (!path.startsWith(`${events}/`)) return undefined
  const slug = path.slice(events.length + 1)
  return SLUG.test(slug) ? slug : undefined
}

/** Without a language's prefix: the calendar of all events, or of one by its slug. */
export const calendarPath = (slug?: string): string => `${EVENTS_PATH}/${slug ?? 'alle'}/kalender.ics`

/** Languages of the site in which an event exists. */
export async function languagesOf(id: number, site: Site, reader: ContentReader): Promise<Locale[]> {
  const found = await Promise.all(
    site.languages.map(async (language) => ((await readEvents(reader, language)).byId(id) ? [language] : [])),
  )
  return found.flat()
}

/** The list, where no page is chosen for it, and every event that may be indexed. */
export async function eventsOfSiteMap({ site, reader }: { site: Site; reader: ContentReader }): Promise<SiteMapPart> {
  const found = new Map<string, { event: EventFacts; languages: Locale[] }>()
  for (const language of site.languages)
    for (const event of (await readEvents(reader, language)).all())
      if (!event.noindex)
        found.set(event.slug, { event, languages: [...(found.get(event.slug)?.languages ?? []), language] })
  const entries = [...found.values()].map(({ event, languages }) => ({
    path: eventPath(event, site),
    languages,
    updatedAt: Date.parse(event.updatedAt),
  }))
  const newest = entries.reduce((last, { updatedAt }) => Math.max(last, updatedAt), 0)
  const path = eventsPath(site)
  const hasOwnList = site.tree.idAt(path) === undefined && entries.length > 0
  return siteMapPart([...(hasOwnList ? [{ path, languages: site.languages, updatedAt: newest }] : []), ...entries])
}
