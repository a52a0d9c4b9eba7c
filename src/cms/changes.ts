/**
 * What changed in the content, said to whoever keeps copies of it (page cache, document memory, other nodes).
 *
 * A change is named by tags: `pages:12` (this document), `pages` (any list of the collection), `site` (a global),
 * and finer ones that a collection declares, such as `pages:tree`.
 *
 * Payload runs `afterChange` before the commit. A copy dropped there would be made again from the old row by the next
 * reader, and stay. So tags wait with their transaction and are announced after its commit (docs/flows/publish.md).
 */
import type { BasePayload, CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'

type Listener = (tags: readonly string[]) => void
type WithinTransaction = (tags: readonly string[], transaction: string | number) => Promise<void>

interface Bus {
  listeners: Set<Listener>
  /** Set where several nodes share a database: tells them inside the transaction, so that commit and news are one. */
  announce?: WithinTransaction | undefined
  pending: Map<string | number, Set<string>>
}

// One bus a process, whichever copy of this module a hook came from (a reloaded one in development).
const BUS = Symbol.for('merkevei.changes')
const holder = globalThis as typeof globalThis & { [BUS]?: Bus }
function changeBus(): Bus {
  holder[BUS] ??= { listeners: new Set(), pending: new Map() }
  return holder[BUS]
}
const bus = changeBus()

/** Hears the tags of every committed change; returns the way to stop listening. */
export function onChange(listener: Listener): () => void {
  bus.listeners.add(listener)
  return () => bus.listeners.delete(listener)
}

/** Lets another channel hear changes inside their transaction (several nodes on PostgreSQL). */
export function broadcastWithin(announce: WithinTransaction | undefined): void {
  bus.announce = announce
}

/** Tells this process's listeners that these tags changed. */
export function emitChange(tags: readonly string[]): void {
  for (const listener of bus.listeners) listener(tags)
}

/** The open transaction of a request, or undefined; on SQLite `transactionID` may be a promise of null, or `{}`. */
async function openTransaction(req: PayloadRequest): Promise<string | number | undefined> {
  const id: unknown = await req.transactionID
  if (typeof id !== 'string' && typeof id !== 'number') return undefined
  return req.payload.db.sessions?.[id] ? id : undefined
}

/** Notes that content changed: told at once without a transaction, else after its commit. */
export async function recordChange(req: PayloadRequest, tags: readonly string[]): Promise<void> {
  const transaction = await openTransaction(req)
  if (transaction === undefined) {
    emitChange(tags)
    await bus.announce?.(tags, '')
    return
  }
  const waiting = bus.pending.get(transaction) ?? new Set()
  for (const tag of tags) waiting.add(tag)
  bus.pending.set(transaction, waiting)
  await bus.announce?.(tags, transaction)
}

const WATCHED = Symbol.for('merkevei.watched')

/** Makes commits carry out what waited for them, and rollbacks forget it. Once for each database, however often asked. */
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
  }
  db.rollbackTransaction = async (id) => {
    const key = await id
    if (key !== null) bus.pending.delete(key)
    await rollback(id)
  }
}

/** Operations that store a document; a restored version may be stored as a draft. */
const writes: ReadonlySet<string> = new Set(['create', 'update', 'updateByID', 'restoreVersion'])

const draftOnly = (slug: string) => `merkevei.draftOnly.${slug}`

function savesDraftOnly(args: unknown): boolean {
  const { draft, data } = args as { draft?: boolean; data?: { _status?: string } }
  return draft === true && data?._status !== 'published'
}

/** Tags beyond `slug` and `slug:id` that a change of this document touches. */
export type ExtraTags = (change: {
  doc: Record<string, unknown>
  req: PayloadRequest
  deleted: boolean
}) => readonly string[]

/** Tells of a document that was taken away or put back past Payload's operations. */
export async function recordDocumentChange(
  req: PayloadRequest,
  { slug, custom }: Pick<CollectionConfig, 'slug' | 'custom'>,
  doc: Record<string, unknown>,
  deleted: boolean,
): Promise<void> {
  const extraTags = custom?.extraTags as ExtraTags | undefined
  await recordChange(req, [`${slug}:${doc.id}`, slug, ...(extraTags?.({ doc, req, deleted }) ?? [])])
}

/** The collection, with its changes announced. A save that touches only the draft is nobody's news. */
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

/** The global, with its changes announced under its slug; its drafts are nobody's news either. */
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
