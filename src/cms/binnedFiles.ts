/**
 * Names of uploads in the bin: their files stay on disk, and visitors get 404. The names are few and checked on each
 * request for a file, so they are kept in memory until an upload changes.
 */
import type { BasePayload, CollectionSlug } from 'payload'
import { inBin } from './bin'

interface StoredUpload {
  id: number
  filename?: string | null
  sizes?: Readonly<Record<string, { filename?: string | null } | null>>
}

export class BinnedFiles {
  readonly #payload: BasePayload
  readonly #names = new Map<CollectionSlug, Promise<ReadonlySet<string>>>()

  constructor(payload: BasePayload) {
    this.#payload = payload
  }

  async has(collection: CollectionSlug, filename: string): Promise<boolean> {
    const known = this.#names.get(collection)
    const names = known ?? this.#read(collection)
    if (!known) {
      this.#names.set(collection, names)
      // A failed read is not kept: the next request reads again.
      names.catch(() => this.#names.delete(collection))
    }
    return (await names).has(filename)
  }

  /** Called with the tags of committed changes, as the page cache is. */
  purge(tags: readonly string[] | 'all'): void {
    if (tags === 'all') this.#names.clear()
    else for (const tag of tags) this.#names.delete(tag as CollectionSlug)
  }

  async #read(collection: CollectionSlug): Promise<ReadonlySet<string>> {
    const { docs } = await this.#payload.db.find<StoredUpload>({
      collection,
      where: inBin,
      limit: 0,
      pagination: false,
      select: { filename: true, sizes: true },
    })
    return new Set(
      docs.flatMap(({ filename, sizes = {} }) =>
        [filename, ...Object.values(sizes).map((size) => size?.filename)].flatMap((name) => name ?? []),
      ),
    )
  }
}
