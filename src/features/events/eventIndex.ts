/** The published events of a language in memory, by their start: lists, calendars and blocks are read from it. */
import { renewAt } from '../../blocks/display'
import type { CollectionIndexDefinition } from '../../cms/collectionIndex'
import type { ContentReader } from '../../cms/reader'
import type { Event } from '../../cms/types'
import type { Locale } from '../../lib/locales'
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
  /** Increases with each publication. */
  sequence: number
  /** ISO 8601. */
  updatedAt: string
}

/** Pages that depend on which events are over: emitted when the next one is. */
const OVER_TAG = 'events over'

export class EventIndex {
  readonly #byId = new Map<number, EventFacts>()
  #sorted: readonly EventFacts[] | undefined

  set(event: EventFacts): void {
    this.#byId.set(event.id, event)
    this.#sorted = undefined
  }

  delete(id: number): void {
    this.#byId.delete(id)
    this.#sorted = undefined
  }

  byId(id: number): EventFacts | undefined {
    return this.#byId.get(id)
  }

  bySlug(slug: string): EventFacts | undefined {
    return this.all().find((event) => event.slug === slug)
  }

  /** The first to begin first. */
  all(): readonly EventFacts[] {
    this.#sorted ??= [...this.#byId.values()].sort(
      (one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt) || one.id - other.id,
    )
    return this.#sorted
  }

  /** Those that are not over, the next first; those that are, the last first. */
  at(now: number): { upcoming: readonly EventFacts[]; past: readonly EventFacts[] } {
    const isOver = (event: EventFacts) => overAt(event) <= now
    return { upcoming: this.all().filter((event) => !isOver(event)), past: this.all().filter(isOver).reverse() }
  }
}

function definitionFor(locale: Locale): CollectionIndexDefinition<EventIndex> {
  return {
    name: `events ${locale}`,
    collection: EVENTS,
    create: () => new EventIndex(),
    async load(index, payload, ids) {
      for (const id of ids ?? []) index.delete(id)
      const { docs } = await payload.find({
        collection: EVENTS,
        locale,
        fallbackLocale: false,
        depth: 0,
        limit: 0,
        pagination: false,
        overrideAccess: false,
        where: { and: [{ _status: { equals: 'published' } }, ...(ids ? [{ id: { in: [...ids] } }] : [])] },
        select: {
          title: true,
          slug: true,
          summary: true,
          startsAt: true,
          endsAt: true,
          allDay: true,
          state: true,
          place: true,
          street: true,
          postcode: true,
          city: true,
          dealer: true,
          picture: true,
          onlineUrl: true,
          noindex: true,
          sequence: true,
          updatedAt: true,
        },
      })
      for (const { title, slug, summary, dealer, picture, onlineUrl, noindex, sequence, ...event } of docs) {
        // An event exists in the languages in which it has a title.
        if (!title || !slug) continue
        index.set({
          ...event,
          slug,
          title,
          summary: summary ?? '',
          dealer: typeof dealer === 'number' ? dealer : undefined,
          picture: typeof picture === 'number' ? picture : undefined,
          onlineUrl: onlineUrl ?? '',
          noindex: noindex === true,
          sequence: sequence ?? 0,
        })
      }
    },
  }
}

const definitions: Readonly<Record<Locale, CollectionIndexDefinition<EventIndex>>> = {
  nb: definitionFor('nb'),
  en: definitionFor('en'),
}

export const readEvents = (reader: ContentReader, locale: Locale = reader.locale): Promise<EventIndex> =>
  reader.index(definitions[locale])

/** The events by what is over now; the page that asks is made anew when the next one is. */
export async function readEventsNow(reader: ContentReader, now = Date.now()) {
  const events = (await readEvents(reader)).at(now)
  reader.dependencies.add(OVER_TAG)
  const [next] = events.upcoming.map(overAt).sort((one, other) => one - other)
  if (next !== undefined) renewAt(OVER_TAG, next)
  return events
}
