/** The published events of a language in memory, by their start. */
import { renewAt } from '../../blocks/display'
import { publishedIndexOf } from '../../cms/publishedIndex'
import type { ContentReader } from '../../cms/reader'
import type { Event } from '../../cms/types'
import { EVENTS } from './slugs'
import { overAt, type Timing } from './timing'

export interface EventFacts extends Timing, Pick<Event, 'place' | 'street' | 'postcode' | 'city'> {
  id: number
  slug: string
  title: string
  summary: string
  state: Event['state']
  dealer: number | undefined
  picture: number | undefined
  onlineUrl: string
  noindex: boolean
  /** Address that search engines are to index instead; empty for its own. */
  canonical: string
  /** Increases with each publication. */
  sequence: number
  /** ISO 8601. */
  updatedAt: string
}

/** Pages that depend on which events are over: emitted when the next one is. */
const OVER_TAG = 'events over'

/** The first to begin first. */
const firstFirst = (one: EventFacts, other: EventFacts) =>
  Date.parse(one.startsAt) - Date.parse(other.startsAt) || one.id - other.id

export const readEvents = publishedIndexOf({
  collection: EVENTS,
  fields: [
    'summary',
    'startsAt',
    'endsAt',
    'allDay',
    'state',
    'place',
    'street',
    'postcode',
    'city',
    'dealer',
    'picture',
    'onlineUrl',
    'noindex',
    'canonical',
    'sequence',
    'updatedAt',
  ],
  order: firstFirst,
  factsOf: ({ summary, dealer, picture, onlineUrl, noindex, canonical, sequence, ...event }): EventFacts => ({
    ...event,
    summary: summary ?? '',
    dealer: typeof dealer === 'number' ? dealer : undefined,
    picture: typeof picture === 'number' ? picture : undefined,
    onlineUrl: onlineUrl ?? '',
    noindex: noindex === true,
    canonical: canonical ?? '',
    sequence: sequence ?? 0,
  }),
})

/**
 * Those that are not over, the next first, and those that are, the last first. The page that asks is made anew when the
 * next one is over.
 */
export async function readEventsNow(reader: ContentReader, now = Date.now()) {
  const all = (await readEvents(reader)).all()
  const isOver = (event: EventFacts) => overAt(event) <= now
  const upcoming = all.filter((event) => !isOver(event))
  reader.dependencies.add(OVER_TAG)
  const [next] = upcoming.map(overAt).sort((one, other) => one - other)
  if (next !== undefined) renewAt(OVER_TAG, next)
  return { upcoming, past: all.filter(isOver).reverse() }
}
