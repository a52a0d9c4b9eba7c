/**
 * An index in memory over a whole collection, for what a database would have to look through row by row: the nearest
 * of many dealers, the filters of a large catalogue, search. It is read once, when it is first asked for; after that
 * it follows the collection document by document, by the same tags that purge pages.
 */
import { setImmediate as turn } from 'node:timers/promises'
import type { BasePayload } from 'payload'

export interface CollectionIndexDefinition<Index> {
  name: string
  /** Documents of this collection are followed one by one. */
  collection: string
  /** A change to any of these reads the whole collection again: what they hold is copied into every entry. */
  also?: readonly string[]
  create(): Index
  /**
   * Brings the index up to date with these documents: what is not published (any more) is taken out. Without ids it is
   * new and empty, and gets all. Large collections are read in parts (`allInParts`).
   */
  load(index: Index, payload: BasePayload, ids: readonly number[] | undefined): Promise<void>
}

interface CollectionIndex {
  definition: CollectionIndexDefinition<unknown>
  index: unknown
  /** The whole collection is to be read (again). */
  stale: boolean
  /** Documents that changed since. */
  changed: Set<number>
  /** The reading that is under way. */
  reading: Promise<void> | undefined
}

/** Beyond so many changed documents at once (an import), reading all anew is cheaper. */
const MANY = 5000

export class CollectionIndexes {
  readonly #payload: BasePayload
  readonly #mirrors = new Map<string, CollectionIndex>()

  constructor(payload: BasePayload) {
    this.#payload = payload
  }

  /** The index as the collection is now. */
  async get<Index>(definition: CollectionIndexDefinition<Index>): Promise<Index> {
    const mirror = this.#mirrorOf(definition as CollectionIndexDefinition<unknown>)
    while (mirror.stale || mirror.changed.size > 0 || mirror.reading) {
      mirror.reading ??= this.#read(mirror).finally(() => {
        mirror.reading = undefined
      })
      await mirror.reading
    }
    return mirror.index as Index
  }

  /** Hears what changed, as page cache and document memory do. */
  purge(tags: readonly string[] | 'all'): void {
    for (const mirror of this.#mirrors.values()) {
      const { collection, also = [] } = mirror.definition
      if (tags === 'all' || tags.some((tag) => also.includes(tag))) mirror.stale = true
      if (tags === 'all') continue
      for (const tag of tags) {
        const [of, id] = tag.split(':')
        if (of === collection && id !== undefined && /^\d+$/.test(id)) mirror.changed.add(Number(id))
      }
      if (mirror.changed.size > MANY) mirror.stale = true
    }
  }

  #mirrorOf(definition: CollectionIndexDefinition<unknown>): CollectionIndex {
    const known = this.#mirrors.get(definition.name)
    if (known) return known
    const mirror: CollectionIndex = {
      definition,
      index: undefined,
      stale: true,
      changed: new Set(),
      reading: undefined,
    }
    this.#mirrors.set(definition.name, mirror)
    return mirror
  }

  /** What changes while this reads is noted anew, and read by the next round. */
  async #read(mirror: CollectionIndex): Promise<void> {
    const { definition } = mirror
    const all = mirror.stale
    const ids = [...mirror.changed]
    mirror.stale = false
    mirror.changed.clear()
    try {
      const index = all ? definition.create() : mirror.index
      await definition.load(index, this.#payload, all ? undefined : ids)
      mirror.index = index
    } catch (error) {
      // The next to ask tries again; an index that was half changed is not used.
      mirror.stale = true
      throw error
    }
  }
}

/** Documents read at once: a visitor of a kept page waits for one part at most, some 20 milliseconds. */
const PART = 500

/**
 * Calls `take` with parts of a list that a query gives by rising id: `ask(after, limit)`. Others come in between:
 * SQLite answers on this thread, and waiting for it lets nobody in.
 */
export async function allInParts<Row extends { id: number }>(
  ask: (after: number, limit: number) => Promise<readonly Row[]>,
  take: (rows: readonly Row[]) => void,
): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await ask(after, PART)
    take(rows)
    const last = rows.at(-1)
    if (!last || rows.length < PART) return
    after = last.id
    await turn()
  }
}
