/** Search index of a collection whose documents have a title and a body of blocks. */
import type { BasePayload, CollectionSlug, DataFromCollectionSlug, Where } from 'payload'
import type { CollectionIndexDefinition } from '../cms/collectionIndex'
import { readPublic } from '../cms/publicDocuments'
import type { ContentReader } from '../cms/reader'
import { type Locale, locales } from '../lib/locales'
import type { Searchable } from '../lib/words/searchable'
import { WordIndex } from '../lib/words/wordIndex'
import type { PageBlock } from '../web/contentBlock'
import { bodyWordSources, bodyWords } from './bodyWords'

interface WithBody {
  id: number
  title?: string | null
  body?: PageBlock[] | null
}

/** Collections whose documents have a body. */
type Slug = { [S in CollectionSlug]: DataFromCollectionSlug<S> extends WithBody ? S : never }[CollectionSlug]

interface Entry<Item> {
  item: Item
  /** Found besides the words of the body. */
  text?: string
}

interface Options<S extends Slug, Field extends keyof DataFromCollectionSlug<S>, Item, Beside> {
  collection: S
  /** What entries are made from, besides title and body. */
  fields: readonly Field[]
  /** Other collections that entries copy values from. */
  also?: readonly string[]
  /** Reads what entries need of other collections. */
  readBeside?: (payload: BasePayload, locale: Locale) => Promise<Beside>
  /** Undefined if there is nothing that a hit could lead to. */
  entry(
    doc: Pick<DataFromCollectionSlug<S>, Field> & { id: number; title: string },
    locale: Locale,
    beside: Beside | undefined,
  ): Entry<Item> | undefined
}

const isIndexed: Where = { and: [{ _status: { equals: 'published' } }, { noindex: { not_equals: true } }] }

/** Reads the index of the published documents, in the reader's language. It follows changes of what blocks show, too. */
export function bodyIndex<
  S extends Slug,
  Field extends keyof DataFromCollectionSlug<S>,
  Item extends Searchable,
  Beside = undefined,
>(options: Options<S, Field, Item, Beside>): (reader: ContentReader) => Promise<WordIndex<Item>> {
  const { collection, fields, also = [], readBeside, entry } = options
  const selected = Object.fromEntries(['title', 'body', ...fields].map((name) => [name, true as const]))

  const definitionFor = (locale: Locale): CollectionIndexDefinition<WordIndex<Item>> => ({
    name: `words of ${collection} ${locale}`,
    collection,
    also: (payload) => [...also, ...bodyWordSources(payload)],
    create: () => new WordIndex(locale),
    copy: (index) => new WordIndex(locale, index),
    async load(index, payload, ids, context) {
      const [wordsOf, beside] = await Promise.all([bodyWords(payload, locale), readBeside?.(payload, locale)])
      const wanted = { collection, locale, where: isIndexed, select: selected, context }
      await readPublic<Pick<DataFromCollectionSlug<S>, Field> & WithBody>(payload, wanted, ids, (docs) => {
        for (const id of ids ?? []) index.delete(id)
        for (const doc of docs) {
          const { id, title, body } = doc
          const made = title ? entry({ ...doc, title }, locale, beside) : undefined
          if (!made) continue
          const { text, headings } = wordsOf(`${collection}:${id}`, body)
          index.set(made.item, { text: `${made.text ?? ''} ${text}`, headings })
        }
      })
    },
  })

  const definitions = Object.fromEntries(locales.map((locale) => [locale, definitionFor(locale)])) as Record<
    Locale,
    CollectionIndexDefinition<WordIndex<Item>>
  >
  return (reader) => reader.index(definitions[reader.locale])
}
