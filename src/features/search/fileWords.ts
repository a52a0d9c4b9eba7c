/** Files in search. Only those that are documents of a published article are shown. */
import { setImmediate as turn } from 'node:timers/promises'
import type { BasePayload } from 'payload'
import { sizeInWords, typeInWords } from '../../blocks/fileList/size'
import type { CollectionIndexDefinition } from '../../cms/collectionIndex'
import { readPublic } from '../../cms/publicDocuments'
import type { ContentReader } from '../../cms/reader'
import type { File } from '../../cms/types'
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

const fields = { title: true, filename: true, filesize: true, updatedAt: true } as const
const wanted = { collection: FILES, fallsBack: true, select: fields } as const
type StoredFile = Pick<File, 'id' | keyof typeof fields>

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
    load: (index, payload, ids) =>
      readPublic<StoredFile>(payload, { ...wanted, locale }, ids, async (files) => {
        for (const id of ids ?? []) index.delete(id)
        for (let at = 0; at < files.length; at += PART) await addFiles(index, payload, files.slice(at, at + PART))
      }),
  }
}

async function addFiles(index: WordIndex<FoundFile>, payload: BasePayload, files: readonly StoredFile[]) {
  const texts = await readFileTexts(
    payload,
    files.map(({ id }) => id),
  )
  for (const { id, title, filename, filesize, updatedAt } of files) {
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
