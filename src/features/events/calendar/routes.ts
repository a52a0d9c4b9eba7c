/** Calendars: one of all events to subscribe to, and a file for each event, in each language (docs/calls.md). */
import { etag } from 'hono/etag'
import type { ContentReader } from '../../../cms/reader'
import { type Locale, locales, tagOf } from '../../../lib/locales'
import type { Routes, Runtime } from '../../../web/feature'
import { localisedPath, type Site } from '../../../web/site'
import { calendarPath, eventHref } from '../addresses'
import { type EventFacts, readEvents } from '../eventIndex'
import { placeOf, placeText } from '../place'
import { type CalendarEvent, drawCalendar, fileName } from './ics'

/** Days after which an event leaves the calendar of all. */
const KEPT_DAYS = 366
const DAY = 24 * 60 * 60_000

interface Content {
  site: Site
  reader: ContentReader
}

async function entryOf(event: EventFacts, content: Content): Promise<CalendarEvent> {
  const place = await placeOf(event, content)
  const url = content.site.url + eventHref(event, content.site)
  return {
    ...event,
    url,
    description: [event.summary, event.onlineUrl, url].filter(Boolean).join('\n'),
    location: place ? placeText(place) : event.onlineUrl,
  }
}

async function calendarOf(events: readonly EventFacts[], content: Content): Promise<string> {
  const { site } = content
  return drawCalendar({
    name: `${site.settings.name} – ${site.t('eventsTitle')}`,
    host: new URL(site.url).hostname,
    language: tagOf(site.locale),
    events: await Promise.all(events.map((event) => entryOf(event, content))),
  })
}

export function calendarRoutes(routes: Routes, { read }: Runtime): void {
  const serve = (locale: Locale, path: string) => {
    const address = localisedPath(path, locale)
    routes.use(address, etag())
    routes.get(address, async (context) => {
      const content = await read(locale)
      if (!content.site.languages.includes(locale)) return context.notFound()
      const index = await readEvents(content.reader)
      const slug: string | undefined = context.req.param('slug')
      const one = slug === undefined ? undefined : index.bySlug(slug)
      if (slug !== undefined && !one) return context.notFound()
      const since = Date.now() - KEPT_DAYS * DAY
      const events = one
        ? [one]
        : index.all().filter(({ startsAt, noindex }) => !noindex && Date.parse(startsAt) > since)
      return context.body(await calendarOf(events, content), 200, {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `inline; filename="${one ? fileName(one) : 'kalender.ics'}"`,
        'cache-control': 'no-cache',
      })
    })
  }
  for (const locale of locales) {
    serve(locale, calendarPath())
    serve(locale, calendarPath(':slug{[a-z0-9-]+}'))
  }
}
