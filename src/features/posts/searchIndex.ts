/** Search index of posts, kept up to date with their collection. */
import { bodyWordSources, bodyWords } from '../../blocks/bodyWords'
import type { CollectionIndexDefinition } from '../../cms/collectionIndex'
import type { ContentReader } from '../../cms/reader'
import type { Locale } from '../../lib/locales'
import { type Searchable, WordIndex } from '../../lib/words/wordIndex'
import { POST_CATEGORIES, POSTS } from './slugs'

export interface FoundPost extends Searchable {
  slug: string
  /** ISO 8601. */
  date: string
}

function definitionFor(locale: Locale): CollectionIndexDefinition<WordIndex<FoundPost>> {
  return {
    name: `words of posts ${locale}`,
    collection: POSTS,
    also: (payload) => [POST_CATEGORIES, ...bodyWordSources(payload)],
    create: () => new WordIndex(locale),
    async load(index, payload, ids) {
      const [{ docs }, wordsOf, categories] = await Promise.all([
        payload.find({
          collection: POSTS,
          where: {
            and: [
              { _status: { equals: 'published' } },
              { noindex: { not_equals: true } },
              ...(ids ? [{ id: { in: [...ids] } }] : []),
            ],
          },
          select: { title: true, summary: true, slug: true, date: true, author: true, category: true, body: true },
          depth: 0,
          limit: 0,
          pagination: false,
          overrideAccess: false,
          locale,
          fallbackLocale: false,
        }),
        bodyWords(payload, locale),
        payload.find({ collection: POST_CATEGORIES, locale, depth: 0, limit: 0, pagination: false }),
      ])
      const names = new Map(categories.docs.map(({ id, name }) => [id, name]))
      for (const id of ids ?? []) index.delete(id)
      for (const { id, title, summary, slug, date, author, category, body } of docs) {
        if (!title || !slug) continue
        const name = (typeof category === 'number' && names.get(category)) || ''
        index.set(
          { id, title, description: summary ?? '', slug, date },
          `${author ?? ''} ${name} ${wordsOf(`${POSTS}:${id}`, body)}`,
        )
      }
    },
  }
}

const definitions: Readonly<Record<Locale, CollectionIndexDefinition<WordIndex<FoundPost>>>> = {
  nb: definitionFor('nb'),
  en: definitionFor('en'),
}

export const readPostWords = (reader: ContentReader) => reader.index(definitions[reader.locale])
