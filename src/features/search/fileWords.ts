/** Search index of files. Only those that are documents of a published article are shown (`found.ts`). */
import type { CollectionIndexDefinition } from '../../cms/collectionIndex'
import type { ContentReader } from '../../cms/reader'
import { FILES } from '../../cms/uploads/slugs'
import type { Locale } from '../../lib/locales'
import { type Searchable, WordIndex } from '../../lib/words/wordIndex'
import { fileAddress } from '../../web/media'

export interface FoundFile extends Searchable {
  href: string
}

const definitions: Readonly<Record<Locale, CollectionIndexDefinition<WordIndex<FoundFile>>>> = {
  nb: definitionFor('nb'),
  en: definitionFor('en'),
}

function definitionFor(locale: Locale): CollectionIndexDefinition<WordIndex<FoundFile>> {
  return {
    name: `words of files ${locale}`,
    collection: FILES,
    create: () => new WordIndex(locale),
    async load(index, payload, ids) {
      for (const id of ids ?? []) index.delete(id)
      const { docs } = await payload.find({
        collection: FILES,
        locale,
        depth: 0,
        limit: 0,
        pagination: false,
        overrideAccess: false,
        where: ids ? { id: { in: [...ids] } } : {},
        select: { title: true, filename: true, updatedAt: true },
      })
      for (const { id, title, filename, updatedAt } of docs) {
        const href = fileAddress({ filename: filename ?? null, updatedAt })
        if (!href || !filename) continue
        index.set({ id, title: title || filename, description: '', href }, filename)
      }
    },
  }
}

export const readFileWords = (reader: ContentReader) => reader.index(definitions[reader.locale])
