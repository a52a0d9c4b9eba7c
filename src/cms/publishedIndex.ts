/**
 * The published documents of a collection in one language, in memory and in one order: lists, feeds, calendars and
 * blocks are read from it.
 */
import type { CollectionSlug, DataFromCollectionSlug } from 'payload'
import { type Locale, locales } from '../lib/locales'
import type { CollectionIndexDefinition } from './collectionIndex'
import { readPublic } from './publicDocuments'
import type { ContentReader } from './reader'

/** What every entry has. */
export interface IndexedFacts {
  id: number
  slug: string
}

export class PublishedIndex<Facts extends IndexedFacts> {
  readonly #byId = new Map<number, Facts>()
  readonly #order: (one: Facts, other: Facts) => number
  #sorted: readonly Facts[] | undefined
  #bySlug: ReadonlyMap<string, Facts> | undefined

  constructor(order: (one: Facts, other: Facts) => number) {
    this.#order = order
  }

  copy(): PublishedIndex<Facts> {
    const copy = new PublishedIndex(this.#order)
    for (const facts of this.#byId.values()) copy.set(facts)
    return copy
  }

  set(facts: Facts): void {
    this.#byId.set(facts.id, facts)
    this.#changed()
  }

  delete(id: number): void {
    if (this.#byId.delete(id)) this.#changed()
  }

  #changed(): void {
    this.#sorted = undefined
    this.#bySlug = undefined
  }

  byId(id: number): Facts | undefined {
    return this.#byId.get(id)
  }

  bySlug(slug: string): Facts | undefined {
    this.#bySlug ??= new Map([...this.#byId.values()].map((facts) => [facts.slug, facts]))
    return this.#bySlug.get(slug)
  }

  all(): readonly Facts[] {
    this.#sorted ??= [...this.#byId.values()].sort(this.#order)
    return this.#sorted
  }
}

/** The index in the reader's language, or in another. */
export type ReadPublished<Facts extends IndexedFacts> = (
  reader: ContentReader,
  locale?: Locale,
) => Promise<PublishedIndex<Facts>>

type Named = { id: number; title?: string | null; slug?: string | null }

/** `fields`: what the facts are made of, beside title, slug and id. */
export function publishedIndexOf<
  Slug extends CollectionSlug,
  Field extends keyof DataFromCollectionSlug<Slug> & string,
  Facts extends IndexedFacts,
>({
  collection,
  fields,
  order,
  factsOf,
}: {
  collection: Slug
  fields: readonly Field[]
  order: (one: Facts, other: Facts) => number
  factsOf: (document: Pick<DataFromCollectionSlug<Slug>, Field> & { id: number; title: string; slug: string }) => Facts
}): ReadPublished<Facts> {
  const select = Object.fromEntries(['title', 'slug', ...fields].map((name) => [name, true as const]))
  const definitionFor = (locale: Locale): CollectionIndexDefinition<PublishedIndex<Facts>> => ({
    name: `${collection} ${locale}`,
    collection,
    create: () => new PublishedIndex(order),
    copy: (index) => index.copy(),
    load: (index, payload, ids, context) =>
      readPublic<Pick<DataFromCollectionSlug<Slug>, Field> & Named>(
        payload,
        { collection, locale, where: { _status: { equals: 'published' } }, select, context },
        ids,
        (documents) => {
          for (const id of ids ?? []) index.delete(id)
          for (const document of documents) {
            const { title, slug } = document
            // A document exists in the languages in which it has a title.
            if (title && slug) index.set(factsOf({ ...document, title, slug }))
          }
        },
      ),
  })
  const definitions = new Map(locales.map((locale) => [locale, definitionFor(locale)]))
  return (reader, locale = reader.locale) => reader.index(definitions.get(locale) ?? definitionFor(locale))
}
