/**
 * An in-memory index over a whole collection, for queries that would make the database scan every row: the nearest of
 * many dealers, the filters of a large catalogue, search. It is read once, after the start or on first use; after that
 * it follows single documents by the tags that purge pages.
 */
import { setImmediate as turn } from 'node:timers/promises'
import type { BasePayload, RequestContext } from 'payload'

export interface CollectionIndexDefinition<Index> {
  name: string
  /** Changes of single documents in this collection are followed. */
  collection: string
  /** Their values are copied into the entries: a change to any reads those that are concerned again, or all. */
  also?: (payload: BasePayload) => readonly string[]
  /** Documents in which what `also` names is not as they have it. Without it, all. */
  concerned?(index: Index, payload: BasePayload): Promise<readonly number[] | 'all'>
  create(): Index
  /**
   * Updates the index for these documents, some hundred at most: unpublished ones are removed. Without ids the index is
   * new and empty, and gets all documents. Large collections are read in parts (`allInParts`).
   */
  load(
    index: Index,
    payload: BasePayload,
    ids: readonly number[] | undefined,
    /** Of a preview: drafts in the place of what is published (`draftOverlay.ts`). Always with ids. */
    context?: RequestContext,
  ): Promise<void>
  /**
   * An index of the same documents that is updated apart, for one request: changing either leaves the other as it is.
   * Without it previews show what is published.
   */
  copy?(index: Index): Index
}

interface CollectionIndex {
  definition: CollectionIndexDefinition<unknown>
  index: unknown
  /** Whether the whole collection must be read (again). */
  stale: boolean
  /** Documents that changed since the last read. */
  changed: Set<number>
  /** Whether something changed that `also` names. */
  alsoChanged: boolean
  /** The read in progress. */
  reading: Promise<void> | undefined
}

/** Beyond this number of changed documents (an import), reading all anew is cheaper. */
const MANY = 5000
/** Of fewer, so many are read at once: the words of each take a tenth of a millisecond. */
const CHANGED_AT_ONCE = 100

export class CollectionIndexes {
  readonly #payload: BasePayload
  readonly #entries = new Map<string, CollectionIndex>()

  constructor(payload: BasePayload) {
    this.#payload = payload
  }

  /** The index, up to date with the collection. */
  async get<Index>(definition: CollectionIndexDefinition<Index>): Promise<Index> {
    const entry = this.#entryOf(definition as CollectionIndexDefinition<unknown>)
    while (entry.stale || entry.changed.size > 0 || entry.alsoChanged || entry.reading) {
      entry.reading ??= this.#read(entry).finally(() => {
        entry.reading = undefined
      })
      await entry.reading
    }
    return entry.index as Index
  }

  /** Receives the tags of committed changes, as page cache and document memory do. */
  purge(tags: readonly string[] | 'all'): void {
    for (const entry of this.#entries.values()) {
      const { collection, also, concerned } = entry.definition
      const others = also?.(this.#payload) ?? []
      if (tags === 'all') {
        entry.stale = true
        continue
      }
      if (tags.some((tag) => others.includes(tag))) {
        if (concerned) entry.alsoChanged = true
        else entry.stale = true
      }
      for (const tag of tags) {
        const [of, id] = tag.split(':')
        if (of === collection && id !== undefined && /^\d+$/.test(id)) entry.changed.add(Number(id))
      }
      if (entry.changed.size > MANY) entry.stale = true
    }
  }

  #entryOf(definition: CollectionIndexDefinition<unknown>): CollectionIndex {
    const known = this.#entries.get(definition.name)
    if (known) return known
    const entry: CollectionIndex = {
      definition,
      index: undefined,
      stale: true,
      changed: new Set(),
      alsoChanged: false,
      reading: undefined,
    }
    this.#entries.set(definition.name, entry)
    return entry
  }

  /** Changes during a read are recorded and read in the next round. */
  async #read(entry: CollectionIndex): Promise<void> {
    const { definition } = entry
    try {
      await this.#addConcerned(entry)
      const all = entry.stale
      const ids = [...entry.changed]
      entry.stale = false
      entry.changed.clear()
      const index = all ? definition.create() : entry.index
      if (all) await definition.load(index, this.#payload, undefined)
      else await this.#follow(entry, ids)
      entry.index = index
    } catch (error) {
      // The next call tries again; a partly updated index is not used.
      entry.stale = true
      throw error
    }
  }

  async #addConcerned(entry: CollectionIndex): Promise<void> {
    const { alsoChanged, stale, definition, index } = entry
    entry.alsoChanged = false
    if (!alsoChanged || stale) return
    const concerned = (await definition.concerned?.(index, this.#payload)) ?? 'all'
    if (concerned === 'all') entry.stale = true
    else for (const id of concerned) entry.changed.add(id)
  }

  async #follow({ definition, index }: CollectionIndex, ids: readonly number[]): Promise<void> {
    for (let at = 0; at < ids.length; at += CHANGED_AT_ONCE) {
      if (at > 0) await turn()
      await definition.load(index, this.#payload, ids.slice(at, at + CHANGED_AT_ONCE))
    }
  }
}

/** Documents of the first part, and the minimum of any: each part costs several statements. */
const FIRST_PART = 100
const MAX_PART = 500
/** Milliseconds that a part may occupy the event loop; other requests wait for one part at most. */
const PART_TIME = 10

/** Size of the next part, from how long one of this size took. */
export const nextPart = (size: number, milliseconds: number): number =>
  Math.max(FIRST_PART, Math.min(MAX_PART, size * 2, Math.round((size * PART_TIME) / Math.max(1, milliseconds))))

/**
 * Calls `take` with parts of a list that a query returns by ascending id: `ask(after, limit)`. It yields to the event
 * loop between parts, and between asking and taking: SQLite answers on the main thread, and awaiting it does not yield.
 */
export async function allInParts<Row extends { id: number }>(
  ask: (after: number, limit: number) => Promise<readonly Row[]>,
  take: (rows: readonly Row[]) => void | Promise<void>,
): Promise<void> {
  let size = FIRST_PART
  for (let after = 0; ; ) {
    const began = performance.now()
    const rows = await ask(after, size)
    const waited = performance.now() - began
    await turn()
    const taking = performance.now()
    await take(rows)
    const last = rows.at(-1)
    if (!last || rows.length < size) return
    after = last.id
    size = nextPart(size, Math.max(waited, performance.now() - taking))
    await turn()
  }
}
