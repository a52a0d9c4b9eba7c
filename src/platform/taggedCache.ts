/**
 * A bounded cache of values made from content, each with the tags of the content it was made from.
 *
 * - Concurrent misses of one key share one computation.
 * - A value whose computation began before a purge of one of its tags is returned but not kept (docs/flows/publish.md).
 * - The least recently used values are evicted when `maxBytes` is exceeded.
 */
export interface CachedValue<V> {
  value: V
  tags: readonly string[]
  /** Size that counts towards the bound, in bytes. */
  bytes: number
}

interface Entry<V> extends CachedValue<V> {
  key: string
}

/**
 * How many purges are remembered to compare with computations under way; the result of one older than that is never
 * kept.
 */
const REMEMBERED_PURGES = 1000

export class TaggedCache<V> {
  readonly #maxBytes: number
  readonly #entries = new Map<string, Entry<V>>()
  readonly #keysByTag = new Map<string, Set<string>>()
  readonly #underWay = new Map<string, Promise<V>>()
  #purges: { sequence: number; tags: ReadonlySet<string> | 'all' }[] = []
  #sequence = 0
  #bytes = 0

  constructor({ maxBytes }: { maxBytes: number }) {
    this.#maxBytes = maxBytes
  }

  get size(): number {
    return this.#entries.size
  }

  get bytes(): number {
    return this.#bytes
  }

  /** The value without marking it as used. */
  peek(key: string): V | undefined {
    return this.#entries.get(key)?.value
  }

  keys(): Iterable<string> {
    return this.#entries.keys()
  }

  /** Keys of the values made from one of the tags. */
  keysOf(tags: readonly string[]): Set<string> {
    return new Set(tags.flatMap((tag) => [...(this.#keysByTag.get(tag) ?? [])]))
  }

  /** Marks a value as recently used. */
  touch(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#entries.set(key, entry)
  }

  get(key: string): V | undefined {
    this.touch(key)
    return this.peek(key)
  }

  /** The cached value, or the one that `make` computes now (once for all concurrent callers). */
  fill(key: string, make: () => Promise<CachedValue<V>>): Promise<V> {
    const kept = this.get(key)
    if (kept !== undefined) return Promise.resolve(kept)
    const current = this.#underWay.get(key)
    if (current) return current
    const began = this.begin()
    const making: Promise<V> = make()
      .then((made) => {
        this.keep(key, made, began)
        return made.value
      })
      .finally(() => {
        if (this.#underWay.get(key) === making) this.#underWay.delete(key)
      })
    this.#underWay.set(key, making)
    return making
  }

  /** The moment, for `keep`. */
  begin(): number {
    return this.#sequence
  }

  /** Keeps a value whose computation began at that moment, unless one of its tags was purged since. */
  keep(key: string, made: CachedValue<V>, began: number): void {
    if (!this.#purgedSince(began, made.tags)) this.#keep({ ...made, key })
  }

  /** What a value was made from. */
  tagsOf(key: string): readonly string[] | undefined {
    return this.#entries.get(key)?.tags
  }

  /** Drops every value made from one of the tags; returns their keys. */
  purge(tags: readonly string[]): string[] {
    this.#remember(new Set(tags))
    const dropped: string[] = []
    for (const tag of tags) for (const key of this.#keysByTag.get(tag) ?? []) if (this.#drop(key)) dropped.push(key)
    return dropped
  }

  /** Drops everything; returns the keys. */
  clear(): string[] {
    this.#remember('all')
    const dropped = [...this.#entries.keys()]
    this.#entries.clear()
    this.#keysByTag.clear()
    this.#bytes = 0
    return dropped
  }

  #remember(tags: ReadonlySet<string> | 'all'): void {
    this.#purges.push({ sequence: ++this.#sequence, tags })
    if (this.#purges.length > REMEMBERED_PURGES) this.#purges = this.#purges.slice(-REMEMBERED_PURGES / 2)
    // Later callers must not join a computation that began before this purge.
    this.#underWay.clear()
  }

  #purgedSince(began: number, tags: readonly string[]): boolean {
    const oldest = this.#purges[0]
    if (oldest && oldest.sequence > began + 1) return true
    return this.#purges.some(
      (purge) =>
        purge.sequence > began && (purge.tags === 'all' || tags.some((tag) => (purge.tags as Set<string>).has(tag))),
    )
  }

  #keep(entry: Entry<V>): void {
    this.#drop(entry.key)
    if (entry.bytes > this.#maxBytes) return
    this.#entries.set(entry.key, entry)
    this.#bytes += entry.bytes
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag)
      if (keys) keys.add(entry.key)
      else this.#keysByTag.set(tag, new Set([entry.key]))
    }
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break
      this.#drop(oldest)
    }
  }

  #drop(key: string): boolean {
    const entry = this.#entries.get(key)
    if (!entry) return false
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
    return true
  }
}
