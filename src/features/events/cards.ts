/** What an event's card shows. */
import type { ContentReader } from '../../cms/reader'
import type { Media } from '../../cms/types'
import { readPictures } from '../../web/pictures'
import type { Site } from '../../web/site'
import { eventHref } from './addresses'
import type { EventFacts } from './eventIndex'
import { placeOf } from './place'

export interface EventCardFacts
  extends Pick<EventFacts, 'id' | 'title' | 'summary' | 'state' | 'startsAt' | 'endsAt' | 'allDay'> {
  href: string
  /** Name and city. */
  place: string
  picture: Media | undefined
}

export async function cardsOf(
  events: readonly EventFacts[],
  content: { site: Site; reader: ContentReader },
): Promise<EventCardFacts[]> {
  const pictures = await readPictures(
    content.reader,
    events.flatMap(({ picture }) => picture ?? []),
  )
  return Promise.all(
    events.map(async (event) => {
      const { id, title, summary, state, startsAt, endsAt, allDay, picture, onlineUrl } = event
      const place = await placeOf(event, content)
      const online = onlineUrl ? content.site.t('eventOnline') : ''
      return {
        id,
        title,
        summary,
        state,
        startsAt,
        endsAt,
        allDay,
        href: eventHref(event, content.site),
        place: place ? [place.name, place.city].filter(Boolean).join(', ') : online,
        picture: pictures.get(picture ?? 0),
      }
    }),
  )
}
