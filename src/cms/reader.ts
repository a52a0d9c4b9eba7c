/**
 * The only way in which pages read content.
 *
 * A reader belongs to one render. It reads as an anonymous visitor (in a preview, past access for the caller), records
 * every document read as a dependency, and keeps results in the document memory, so that rendering a page again costs
 * only React (docs/flows/publish.md).
 */

import { type BasePayload, createLocalReq, type PayloadRequest, type Sort, type Where } from 'payload'
import type { Locale } from '../lib/locales'
import { roomFor } from '../platform/memoryLimit'
import { TaggedCache } from '../platform/taggedCache'
import { type CollectionIndexDefinition, CollectionIndexes } from './collectionIndex'
import { type DraftOverlay, overlayContext } from './draftOverlay'
import type { Config } from './types'

type Collections = Config['collections']
type Globals = Config['globals']
export type CollectionName = keyof Collections & string
export type GlobalName = keyof Globals & string

/** Documents kept in memory for pages, in bytes of their JSON. */
const MEMORY_BYTES = roomFor(64 * 1024 * 1024, 1 / 16)

const NOTED = 'merkevei.noted'

/** Records a document as read, if the request belongs to a reader. Called by each collection's `afterRead`. */
export function recordRead(req: PayloadRequest, tag: string): void {
  const noted = req.context[NOTED]
  if (noted instanceof Set) noted.add(tag)
}

export type DocumentMemory = TaggedCache<Remembered>
interface Remembered {
  value: unknown
  tags: readonly string[]
}

export function createDocumentMemory(): DocumentMemory {
  return new TaggedCache<Remembered>({ maxBytes: MEMORY_BYTES })
}

export interface FindQuery {
  where?: Where
  sort?: Sort
  limit?: number
  /** Depth to which relations are populated. */
  depth?: number
  /** Only these fields are read. */
  select?: Record<string, true>
  /** Use this tag as the list's dependency instead of the whole collection. */
  listTag?: string
}

export class ContentReader {
  /** Tags of everything read so far. */
  readonly dependencies = new Set<string>()
  /** Number of queries sent to the database. */
  queries = 0
  readonly payload: BasePayload
  readonly locale: Locale
  readonly #memory: DocumentMemory | undefined
  readonly #mirrors: CollectionIndexes
  /** Globals that are read as drafts. */
  readonly drafts: readonly GlobalName[]
  /** Documents that are read as drafts. */
  readonly #overlay: DraftOverlay | undefined
  /** Copies of indexes with these drafts, by name. */
  readonly #overlaid = new Map<string, Promise<unknown>>()

  /**
   * Without a memory every read goes to the database. Globals named in `drafts`, and the documents of `overlay`, are read
   * as drafts, past access and memory: the caller must have checked that the user may see them.
   */
  constructor(
    payload: BasePayload,
    locale: Locale,
    {
      memory,
      indexes = new CollectionIndexes(payload),
      drafts = [],
      overlay,
    }: {
      memory?: DocumentMemory | undefined
      indexes?: CollectionIndexes | undefined
      drafts?: readonly GlobalName[] | undefined
      overlay?: DraftOverlay | undefined
    } = {},
  ) {
    this.payload = payload
    this.locale = locale
    this.#memory = overlay ? undefined : memory
    this.#overlay = overlay
    this.#mirrors = indexes
    this.drafts = drafts
  }

  /** Documents that an anonymous visitor may read. */
  async find<C extends CollectionName>(collection: C, query: FindQuery = {}): Promise<Collections[C][]> {
    const { listTag = collection, ...rest } = query
    return this.remember(`find ${collection} ${JSON.stringify(rest)}`, [listTag], async (req) => {
      const result = await this.payload.find({
        collection,
        depth: 0,
        limit: 0,
        pagination: false,
        ...rest,
        overrideAccess: false,
        req,
      } as Parameters<BasePayload['find']>[0])
      return result.docs as unknown as Collections[C][]
    })
  }

  /** One document that an anonymous visitor may read, with its relations populated; null if there is none. */
  async byId<C extends CollectionName>(
    collection: C,
    id: number | string,
    { depth = 2 }: { depth?: number } = {},
  ): Promise<Collections[C] | null> {
    return this.remember(`byId ${collection} ${id} ${depth}`, [`${collection}:${id}`], async (req) => {
      const doc = await this.payload.findByID({
        collection,
        id,
        depth,
        disableErrors: true,
        overrideAccess: false,
        req,
      } as Parameters<BasePayload['findByID']>[0])
      return (doc ?? null) as Collections[C] | null
    })
  }

  async global<G extends GlobalName>(slug: G, { depth = 1 }: { depth?: number } = {}): Promise<Globals[G]> {
    if (this.drafts.includes(slug)) {
      const { locale } = this
      const doc = await this.payload.findGlobal({ slug, depth, locale, draft: true } as Parameters<
        BasePayload['findGlobal']
      >[0])
      return doc as unknown as Globals[G]
    }
    return this.remember(`global ${slug} ${depth}`, [slug], async (req) => {
      const doc = await this.payload.findGlobal({ slug, depth, overrideAccess: false, req } as Parameters<
        BasePayload['findGlobal']
      >[0])
      return doc as unknown as Globals[G]
    })
  }

  /** An up-to-date index over a whole collection; the page then depends on all of it. */
  async index<Index>(definition: CollectionIndexDefinition<Index>): Promise<Index> {
    for (const tag of [definition.collection, ...(definition.also?.(this.payload) ?? [])]) this.dependencies.add(tag)
    const ids = this.#overlay?.get(definition.collection)
    const { copy } = definition
    if (!this.#overlay || !ids?.size || !copy) return this.#mirrors.get(definition)
    const { name } = definition
    const overlaid = this.#overlaid.get(name) ?? this.#withDrafts({ ...definition, copy }, [...ids], this.#overlay)
    this.#overlaid.set(name, overlaid)
    return overlaid as Promise<Index>
  }

  async #withDrafts<Index>(
    definition: CollectionIndexDefinition<Index> & Required<Pick<CollectionIndexDefinition<Index>, 'copy'>>,
    ids: readonly number[],
    overlay: DraftOverlay,
  ): Promise<Index> {
    const own = definition.copy(await this.#mirrors.get(definition))
    await definition.load(own, this.payload, ids, overlayContext(overlay))
    return own
  }

  /**
   * A value computed from content, remembered under `key` with the tags of its sources. `read` gets a request whose
   * reads are recorded.
   */
  async remember<T>(key: string, tags: readonly string[], read: (req: PayloadRequest) => Promise<T>): Promise<T> {
    const make = async () => {
      this.queries++
      const noted = new Set(tags)
      const req = await createLocalReq(
        {
          locale: this.locale,
          context: { [NOTED]: noted, ...(this.#overlay ? overlayContext(this.#overlay) : {}) },
        },
        this.payload,
      )
      const value = await read(req)
      const remembered: Remembered = { value, tags: [...noted] }
      // Missing documents are not remembered: their number is unbounded, and their size counts as nothing.
      const bytes = value === null ? Number.POSITIVE_INFINITY : (JSON.stringify(value)?.length ?? 0)
      return { value: remembered, tags: remembered.tags, bytes }
    }
    const { value, tags: noted } = this.#memory
      ? await this.#memory.fill(`${this.locale} ${key}`, make)
      : (await make()).value
    for (const tag of noted) this.dependencies.add(tag)
    return value as T
  }
}
