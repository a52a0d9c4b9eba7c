/** Search index of events, kept up to date with their collection. */
import { bodyIndex } from '../../blocks/bodyIndex'
import type { Searchable } from '../../lib/words/wordIndex'
import { EVENTS } from './slugs'
import { whenText } from './timing'

export interface FoundEvent extends Searchable {
  slug: string
  /** In words. */
  when: string
}

export const readEventWords = bodyIndex({
  collection: EVENTS,
  fields: ['summary', 'slug', 'startsAt', 'endsAt', 'allDay', 'place', 'city'],
  entry(event, locale): { item: FoundEvent; text: string } | undefined {
    const { id, title, summary, slug, place, city } = event
    if (!slug) return undefined
    const item = { id, title, description: summary ?? '', slug, when: whenText(event, locale) }
    return { item, text: `${place ?? ''} ${city ?? ''}` }
  },
})
