/** Hooks around each save of a document: refuse stale fields, and record authors. */
import { sql } from 'drizzle-orm'
import { APIError, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { translateFor } from '../../cms/messages'
import { isPostgres, runWithin } from '../../cms/statements'
import { compare } from './compare'
import { type DocumentKey, readLatest, type Target } from './documents'
import { comparedFields, fingerprints, type Prints, removeAt, sentPrints } from './fields'
import { messages } from './messages'
import { readRecord, type VersionRecord, type Writer, writeRecord, writerOf } from './record'
import { StaleSave } from './stale'
import { keepOthersVersion, latestVersion } from './versions'

/** The base of a save, sent in the body as `_editing`. */
const editingSchema = z.object({
  /** One for each open edit view. */
  window: z.string().min(1).max(64),
  /** Fingerprints of the fields that it started from. */
  fields: z.record(z.string().max(200), z.string().max(24)),
})
type Editing = z.infer<typeof editingSchema>

interface Tracked {
  locale: string
  before: Prints
  editing: Editing | undefined
  merged: string[]
  after?: Prints
  updatedAt?: unknown
}

const contextKey = (key: DocumentKey) => `collaboration.${key}`

/** What was tracked of a document in this request. */
export const trackedOf = (req: PayloadRequest, key: DocumentKey): Tracked | undefined =>
  req.context[contextKey(key)] as Tracked | undefined

function takeEditing(req: PayloadRequest, data: Record<string, unknown>): Editing | undefined {
  const { _editing: sent } = data
  delete data._editing
  if (sent === undefined) return undefined
  const parsed = editingSchema.safeParse(sent)
  if (!parsed.success) throw new APIError(translateFor(req, messages.badBase), 400, undefined, true)
  return parsed.data
}

/** Blocks other saves of the document until the transaction ends; SQLite has queues instead (`saving.ts`). */
const lockDocument = (req: PayloadRequest, key: DocumentKey) =>
  runWithin(req, sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)

interface SaveOptions {
  data: Record<string, unknown>
  autosave: boolean
  locale: string | undefined
}

export async function beginSave(req: PayloadRequest, target: Target, options: SaveOptions): Promise<void> {
  const { data, autosave, locale } = options
  const editing = takeEditing(req, data)
  if (!locale || locale === 'all') return
  if (isPostgres(req.payload)) await lockDocument(req, target.key)
  const stored = await readLatest(req, target, { locale })
  if (!stored) return
  const fields = comparedFields(target.entity)
  const before = fingerprints(fields, stored)
  const record = await readRecord(req, target.key)
  const writer = writerOf(req, Date.now(), editing?.window)
  const stillFrom = (path: string) => {
    const last = record.fields[`${path}@${locale}`]
    return last?.print === before[path] ? last : undefined
  }
  const comparison = compare(
    { base: editing?.fields ?? {}, stored: before, sent: sentPrints(fields, data) },
    (path) => writer.window !== undefined && stillFrom(path)?.window === writer.window,
  )
  if (editing && comparison.conflicts.length > 0)
    throw new StaleSave({ target, locale, window: editing.window, comparison, data, stored, record })
  for (const path of comparison.merged) removeAt(data, path)
  if (autosave) {
    const replaces = comparison.changed.some((path) => {
      const last = stillFrom(path)
      return last !== undefined && last.user !== writer.user
    })
    await keepOthersVersion(req, target, { record, writer, replaces })
  }
  const tracked: Tracked = { locale, before, editing, merged: comparison.merged }
  req.context[contextKey(target.key)] = tracked
}

/** Records the authors of changes, in the same transaction. */
export async function finishSave(req: PayloadRequest, target: Target, isNew: boolean): Promise<void> {
  const tracked = trackedOf(req, target.key)
  const writer = writerOf(req, Date.now(), tracked?.editing?.window)
  const record = await readRecord(req, target.key)
  if (tracked) {
    const stored = await readLatest(req, target, { locale: tracked.locale })
    tracked.after = fingerprints(comparedFields(target.entity), stored)
    tracked.updatedAt = stored?.updatedAt
    for (const [path, print] of Object.entries(tracked.after))
      if (print !== tracked.before[path]) record.fields[`${path}@${tracked.locale}`] = { ...writer, print }
  } else if (!isNew) record.last = writer
  const version = await latestVersion(req, target)
  if (version !== undefined) record.versions[version] = withAuthor(record.versions[version], writer)
  await writeRecord(req, target.key, record)
}

function withAuthor(version: VersionRecord | undefined, { name, user, background, at }: Writer): VersionRecord {
  const names = [...new Set([...(version?.names ?? []), ...(name ? [name] : [])])]
  return {
    names,
    at: version?.at ?? at,
    ...(user === undefined ? {} : { user }),
    ...(background ? { background } : {}),
  }
}
