/** Files in search. Only those that are documents of a published article are shown. */
import { setImmediate as turn } from 'node:timers/promises'
import { sizeInWords, typeInWords } from '../../blocks/fileList/size'
import type { CollectionIndexDefinition } from '../../cms/collectionIndex'
import type { ContentReader } from '../../cms/reader'
import { FILES } from '../../cms/uploads/slugs'
import type { Locale } from '../../lib/locales'
import type { Searchable } from '../../lib/words/searchable'
import { WordIndex } from '../../lib/words/wordIndex'
import { fileAddress } from '../../web/media'
import type { SearchKind } from '../../web/searchKind'
import { readArticleWords } from '../catalogue'
import { FILE_TEXTS, readFileTexts } from '../fileTexts'

interface FoundFile extends Searchable {
  href: string
  filename: string
  /** Bytes. */
  size: number
}

/** Texts that are in memory at once. */
const PART = 20

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
        select: { title: true, filename: true, filesize: true, updatedAt: true },
      })
      for (let at = 0; at < docs.length; at += PART) {
        const part = docs.slice(at, at + PART)
        const texts = await readFileTexts(
          payload,
          part.map(({ id }) => id),
        )
        for (const { id, title, filename, filesize, updatedAt } of part) {
          const href = fileAddress({ filename: filename ?? null, updatedAt })
          if (!href || !filename) continue
          const text = texts.get(id)
          index.set(
            { id, title: title || filename, description: '', href, filename, size: filesize ?? 0 },
            { text: `${filename} ${text ?? ''}` },
          )
          // A long text takes some milliseconds: other requests wait for one at most.
          if (text) await turn()
        }
      }
    },
  }
}

function readFileWords(reader: ContentReader): Promise<WordIndex<FoundFile>> {
  reader.dependencies.add(FILE_TEXTS)
  return reader.index(definitions[reader.locale])
}

export const fileKind: SearchKind<FoundFile> = {
  name: 'file',
  value: 'filer',
  position: 6,
  heading: 'searchFiles',
  label: 'searchKindFile',
  sectionSize: 4,
  factor: 0.95,
  read: readFileWords,
  async readVisible({ reader }) {
    const articles = await readArticleWords(reader)
    return (id) => articles.isDocument(id)
  },
  show: ({ id, href, filename, size }, site) => ({
    href,
    detail: [typeInWords(filename), sizeInWords(size, site.locale)].filter(Boolean).join(', '),
    file: id,
  }),
}
