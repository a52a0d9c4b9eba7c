/** Structured data of an event (schema.org `Event`). */
import type { Event } from '../../../cms/types'
import type { SocialPicture } from '../../../web/media'
import type { Site } from '../../../web/site'
import type { EventPlace } from '../place'
import { firstDay, lastDay } from '../timing'

const statuses = {
  scheduled: 'EventScheduled',
  soldOut: 'EventScheduled',
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
} as const

const schema = (name: string) => `https://schema.org/${name}`

export function eventData(
  event: Event,
  {
    site,
    path,
    place,
    picture,
  }: { site: Site; path: string; place: EventPlace | undefined; picture: SocialPicture | undefined },
): object {
  const { title, summary, startsAt, endsAt, allDay, state, onlineUrl, signUpUrl } = event
  const url = site.url + site.href(path)
  const organizer = { '@type': 'Organization', name: site.settings.name, url: `${site.url}/` }
  const locations = [
    ...(place
      ? [
          {
            '@type': 'Place',
            name: place.name || place.city,
            address: {
              '@type': 'PostalAddress',
              streetAddress: place.street || undefined,
              postalCode: place.postcode || undefined,
              addressLocality: place.city || undefined,
              addressCountry: 'NO',
            },
          },
        ]
      : []),
    ...(onlineUrl ? [{ '@type': 'VirtualLocation', url: onlineUrl }] : []),
  ]
  const mode = place && onlineUrl ? 'Mixed' : onlineUrl ? 'Online' : 'Offline'
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    description: event.description || summary || undefined,
    image: picture && site.url + picture.src,
    startDate: allDay ? firstDay(event) : startsAt,
    endDate: allDay ? lastDay(event) : endsAt || undefined,
    eventStatus: schema(statuses[state]),
    eventAttendanceMode: schema(`${mode}EventAttendanceMode`),
    location: locations.length > 1 ? locations : locations[0],
    organizer,
    offers: signUpUrl
      ? {
          '@type': 'Offer',
          url: signUpUrl,
          availability: schema(state === 'soldOut' ? 'SoldOut' : 'InStock'),
        }
      : undefined,
    inLanguage: site.locale,
    url,
  }
}
