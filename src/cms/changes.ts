/**
 * Change events of the content, for caches of it (page cache, document memory, other processes).
 *
 * A change is named by tags: `pages:12` (this document), `pages` (any list of the collection), `site` (a global), and
 * finer ones that a collection declares, such as `pages:tree`.
 *
 * Payload runs `afterChange` before the commit. A cache entry dropped there would be filled again from the old row by
 * the next read, and stay. So tags are held with their transaction and emitted after its commit
 * (docs/flows/publish.md).
 */
import type { BasePayload, CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'

type Listener = (tags: readonly string[]) => void
type WithinTransaction = (tags: readonly string[], transaction: string | number) => Promise<void>
/** Stores something with a change: in its transaction, where the request has one. */
export type WithinChange = (tags: readonly string[], req: PayloadRequest) => Promise<void>

interface Bus {
  listeners: Set<Listener>
  /** Of what the clock changed. */
  clockListeners: Set<Listener>
  within: WeakMap<BasePayload, Set<WithinChange>>
  /**
   * Set where several processes share a database: notifies them inside the transaction, so that change and notification
   * commit together.
   */
  broadcast?: WithinTransaction | undefined
  /** Set where several processes share a port: resolves when none of them shows what was emitted as it was before. */
  settled?: (() => Promise<void>) | undefined
  pending: Map<string | number, Set<string>>
}

// One bus for each process, shared by all copies of this module (development reloads it).
const BUS = Symbol.for('merkevei.changes')
const holder = globalThis as typeof globalThis & { [BUS]?: Bus }
function changeBus(): Bus {
  holder[BUS] ??= { listeners: new Set(), clockListeners: new Set(), within: new WeakMap(), pending: new Map() }
  return holder[BUS]
}
const bus = changeBus()

/** Subscribes to the tags of committed changes. Returns an unsubscribe function. */
export function onChange(listener: Listener): () => void {
  bus.listeners.add(listener)
  return () => bus.listeners.delete(listener)
}

/** Sets the function that notifies other processes inside the transaction (several processes on PostgreSQL). */
export function broadcastWithin(broadcast: WithinTransaction | undefined): void {
  bus.broadcast = broadcast
}

/** Sets what a save waits for after its tags were emitted (several processes on one port). */
export function settleWith(settled: (() => Promise<void>) | undefined): void {
  bus.settled = settled
}

/** Adds what is stored with each change of this content. Returns a function that takes it away. */
export function storeWithChanges(payload: BasePayload, store: WithinChange): () => void {
  const stores = bus.within.get(payload) ?? new Set()
  bus.within.set(payload, stores.add(store))
  return () => stores.delete(store)
}

/** One after the other, since they share a transaction. */
async function storeAll(
  stores: ReadonlySet<WithinChange>,
  tags: readonly string[],
  req: PayloadRequest,
): Promise<void> {
  for (const store of stores) await store(tags, req)
}

const documentTag = /^(\w+):(\d+)$/

/** The document that a tag names (`articles:12`); undefined for a collection, a global, or a tag of a feature. */
export function documentOf(tag: string): { collection: string; id: number } | undefined {
  const [, collection, id] = documentTag.exec(tag) ?? []
  return collection ? { collection, id: Number(id) } : undefined
}

/** Emits changed tags to this process's listeners. */
export function emitChange(tags: readonly string[]): void {
  for (const listener of bus.listeners) listener(tags)
}

/** Emits the tags of what is different because a moment has come, which each process notices by itself. */
export function emitClockChange(tags: readonly string[]): void {
  emitChange(tags)
  for (const listener of bus.clockListeners) listener(tags)
}

/** Subscribes to the tags of `emitClockChange` alone. Returns an unsubscribe function. */
export function onClockChange(listener: Listener): () => void {
  bus.clockListeners.add(listener)
  return () => bus.clockListeners.delete(listener)
}

/** The open transaction of a request, or undefined; on SQLite `transactionID` may be a promise of null, or `{}`. */
async function openTransaction(req: PayloadRequest): Promise<string | number | undefined> {
  const id: unknown = await req.transactionID
  if (typeof id !== 'string' && typeof id !== 'number') return undefined
  return req.payload.db.sessions?.[id] ? id : undefined
}

/** Records changed tags: emitted at once without a transaction, else after its commit. */
export async function recordChange(req: PayloadRequest, tags: readonly string[]): Promise<void> {
  const transaction = await openTransaction(req)
  const stores = bus.within.get(req.payload)
  const stored = stores?.size ? storeAll(stores, tags, req) : undefined
  if (transaction === undefined) {
    // The change is made: this process's caches are purged even if the rest fails.
    await stored?.finally(() => emitChange(tags))
    if (!stored) emitChange(tags)
    await bus.broadcast?.(tags, '')
    await bus.settled?.()
    return
  }
  const waiting = bus.pending.get(transaction) ?? new Set()
  for (const tag of tags) waiting.add(tag)
  bus.pending.set(transaction, waiting)
  await stored
  await bus.broadcast?.(tags, transaction)
}

const WATCHED = Symbol.for('merkevei.watched')

/** Makes commits emit the tags of their transaction, and rollbacks discard them. Idempotent for each database. */
export function watchTransactions(db: BasePayload['db'] & { [WATCHED]?: boolean }): void {
  if (db[WATCHED]) return
  db[WATCHED] = true
  const commit = db.commitTransaction.bind(db)
  const rollback = db.rollbackTransaction.bind(db)
  db.commitTransaction = async (id) => {
    const key = await id
    await commit(id)
    const tags = key === null ? undefined : bus.pending.get(key)
    if (key === null || !tags) return
    bus.pending.delete(key)
    emitChange([...tags])
    await bus.settled?.()
  }
  db.rollbackTransaction = async (id) => {
    const key = await id
    if (key !== null) bus.pending.delete(key)
    await rollback(id)
  }
}

/** Operations that write a document; restoring a version may write a draft. */
const writes: ReadonlySet<string> = new Set(['create', 'update', 'updateByID', 'restoreVersion'])

const draftOnly = (slug: string) => `merkevei.draftOnly.${slug}`

function savesDraftOnly(args: unknown): boolean {
  const { draft, data } = args as { draft?: boolean; data?: { _status?: string } }
  return draft === true && data?._status !== 'published'
}

/** Tags beyond `slug` and `slug:id` that a change of this document affects. */
export type ExtraTags = (change: {
  doc: Record<string, unknown>
  req: PayloadRequest
  deleted: boolean
}) => readonly string[]

/** Records the change of a document that was removed or restored past Payload's operations. */
export async function recordDocumentChange(
  req: PayloadRequest,
  { slug, custom }: Pick<CollectionConfig, 'slug' | 'custom'>,
  doc: Record<string, unknown>,
  deleted: boolean,
): Promise<void> {
  const extraTags = custom?.extraTags as ExtraTags | undefined
  await recordChange(req, [`${slug}:${doc.id}`, slug, ...(extraTags?.({ doc, req, deleted }) ?? [])])
}

/** Adds change events to a collection. Saving a draft emits none: no public page shows it. */
export function withChangeEvents(collection: CollectionConfig, extraTags: ExtraTags = () => []): CollectionConfig {
  const { slug, hooks = {} } = collection
  const custom = { ...collection.custom, extraTags }
  return {
    ...collection,
    custom,
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks.beforeOperation ?? []),
        ({ args, operation, req }) => {
          if (writes.has(operation)) req.context[draftOnly(slug)] = savesDraftOnly(args)
          return args
        },
      ],
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ doc, req }) => {
          if (!req.context[draftOnly(slug)]) await recordDocumentChange(req, { slug, custom }, doc, false)
          return doc
        },
      ],
      afterDelete: [
        ...(hooks.afterDelete ?? []),
        async ({ doc, req }) => {
          await recordDocumentChange(req, { slug, custom }, doc, true)
          return doc
        },
      ],
    },
  }
}

/** Adds change events to a global, under its slug. Saving a draft emits none. */
export function withGlobalChangeEvents(global: GlobalConfig): GlobalConfig {
  const { slug, hooks = {} } = global
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks.beforeOperation ?? []),
        ({ args, operation, req }) => {
          if (operation === 'update') req.context[draftOnly(slug)] = savesDraftOnly(args)
          return args
        },
      ],
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ doc, req }) => {
          if (!req.context[draftOnly(slug)]) await recordChange(req, [slug])
          return doc
        },
      ],
    },
  }
}
