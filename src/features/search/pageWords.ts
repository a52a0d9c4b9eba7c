/** Search index of pages, kept up to date with its collection. */
import type { BasePayload } from 'payload'
import { bodyWordSources, bodyWords } from '../../blocks/bodyWords'
import type { CollectionIndexDefinition } from '../../cms/collectionIndex'
import { PAGES } from '../../cms/linkTargets'
import type { ContentReader } from '../../cms/reader'
import type { Locale } from '../../lib/locales'
import { type Searchable, WordIndex } from '../../lib/words/wordIndex'

const pageDefinitions: Readonly<Record<Locale, CollectionIndexDefinition<WordIndex<Searchable>>>> = {
  nb: pagesIn('nb'),
  en: pagesIn('en'),
}

/** Pages, including the words that their blocks show of other documents. */
function pagesIn(locale: Locale): CollectionIndexDefinition<WordIndex<Searchable>> {
  return {
    name: `words of pages ${locale}`,
    collection: PAGES,
    also: bodyWordSources,
    create: () => new WordIndex(locale),
    async load(index, payload, ids) {
      const pages = await readPages(payload, locale, ids)
      for (const id of ids ?? []) index.delete(id)
      for (const { item, text } of pages) index.set(item, text)
    },
  }
}

async function readPages(payload: BasePayload, locale: Locale, ids: readonly number[] | undefined) {
  const [pages, wordsOf] = await Promise.all([
    payload.find({
      collection: PAGES,
      where: {
        and: [
          { _status: { equals: 'published' } },
          { noindex: { not_equals: true } },
          ...(ids ? [{ id: { in: [...ids] } }] : []),
        ],
      },
      select: { title: true, description: true, body: true },
      depth: 0,
      limit: 0,
      pagination: false,
      overrideAccess: false,
      locale,
      fallbackLocale: false,
    }),
    bodyWords(payload, locale),
  ])
  return pages.docs
    .filter(({ title }) => title)
    .map(({ id, title, description, body }) => ({
      item: { id, title, description: description ?? '' },
      text: wordsOf(`${PAGES}:${id}`, body),
    }))
}

export const readPageWords = (reader: ContentReader) => reader.index(pageDefinitions[reader.locale])
