/** Search index of events, kept up to date with their collection. */
import { bodyWordSources, bodyWords } from '../../blocks/bodyWords'
import type { CollectionIndexDefinition } from '../../cms/collectionIndex'
import type { ContentReader } from '../../cms/reader'
import type { Locale } from '../../lib/locales'
import { type Searchable, WordIndex } from '../../lib/words/wordIndex'
import { EVENTS } from './slugs'
import { whenText } from './timing'

export interface FoundEvent extends Searchable {
  slug: string
  /** In words. */
  when: string
}

function definitionFor(locale: Locale): CollectionIndexDefinition<WordIndex<FoundEvent>> {
  return {
    name: `words of events ${locale}`,
    collection: EVENTS,
    also: bodyWordSources,
    create: () => new WordIndex(locale),
    async load(index, payload, ids) {
      const [{ docs }, wordsOf] = await Promise.all([
        payload.find({
          collection: EVENTS,
          where: {
            and: [
              { _status: { equals: 'published' } },
              { noindex: { not_equals: true } },
              ...(ids ? [{ id: { in: [...ids] } }] : []),
            ],
          },
          select: {
            title: true,
            summary: true,
            slug: true,
            startsAt: true,
            endsAt: true,
            allDay: true,
            place: true,
            city: true,
            body: true,
          },
          depth: 0,
          limit: 0,
          pagination: false,
          overrideAccess: false,
          locale,
          fallbackLocale: false,
        }),
        bodyWords(payload, locale),
      ])
      for (const id of ids ?? []) index.delete(id)
      for (const event of docs) {
        const { id, title, summary, slug, place, city, body } = event
        if (!title || !slug) continue
        const item = { id, title, description: summary ?? '', slug, when: whenText(event, locale) }
        index.set(item, `${place ?? ''} ${city ?? ''} ${wordsOf(`${EVENTS}:${id}`, body)}`)
      }
    },
  }
}

const definitions: Readonly<Record<Locale, CollectionIndexDefinition<WordIndex<FoundEvent>>>> = {
  nb: definitionFor('nb'),
  en: definitionFor('en'),
}

export const readEventWords = (reader: ContentReader) => reader.index(definitions[reader.locale])
