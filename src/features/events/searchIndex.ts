/** Events in search, kept up to date with their collection. */
import { bodyIndex } from '../../blocks/bodyIndex'
import type { Searchable } from '../../lib/words/searchable'
import type { SearchKind } from '../../web/searchKind'
import { eventHref } from './addresses'
import { EVENTS } from './slugs'
import { whenText } from './timing'

interface FoundEvent extends Searchable {
  slug: string
  /** In words. */
  when: string
}

const readEventWords = bodyIndex({
  collection: EVENTS,
  fields: ['summary', 'slug', 'startsAt', 'endsAt', 'allDay', 'place', 'city'],
  entry(event, locale): { item: FoundEvent; text: string } | undefined {
    const { id, title, summary, slug, place, city } = event
    if (!slug) return undefined
    const item = { id, title, description: summary ?? '', slug, when: whenText(event, locale) }
    return { item, text: `${place ?? ''} ${city ?? ''}` }
  },
})

export const eventKind: SearchKind<FoundEvent> = {
  name: 'event',
  value: 'arrangementer',
  position: 4,
  pinnedFrom: EVENTS,
  heading: 'searchEvents',
  label: 'searchKindEvent',
  sectionSize: 4,
  factor: 0.6,
  questionFactor: 1,
  read: readEventWords,
  show: (event, site) => ({ href: eventHref(event, site), detail: event.when }),
}
