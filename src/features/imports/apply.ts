/**
 * Applies the lines of an import in batches. Progress is stored in the import: after the end of a process another one
 * continues, and applying a line twice has the same result as once.
 */
import { setImmediate as turn } from 'node:timers/promises'
import type { BasePayload, PayloadRequest } from 'payload'
import type { Import } from '../../cms/types'
import { errorMessage } from '../../platform/errors'
import { leaveSlugRedirect, publicSlug } from '../redirects'
import { type ImportColumn, newDocument, type StoredDocument } from './columns'
import {
  createStored,
  emitChangesOf,
  findStored,
  localRequest,
  referred,
  type Stored,
  updateStored,
  versionsOf,
} from './documents'
import { readLookups } from './lookups'
import { fileMessages, filled } from './messages'
import { type ImportLine, readLines } from './rows'
import { type ImportTarget, targetOf } from './targets'

/** Lines between two updates of the progress. */
const BATCH = 200

/** A line could not be applied. */
class LineFailure extends Error {
  readonly line: number

  constructor(line: number, cause: unknown) {
    super((cause as Error).message, { cause })
    this.line = line
  }
}

/** Continues the oldest import that is waiting; false if there is none. `stopped` ends it early. */
export async function applyNext(payload: BasePayload, stopped: () => boolean): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'imports',
    where: { state: { equals: 'running' } },
    sort: 'createdAt',
    limit: 1,
    depth: 0,
  })
  const [found] = docs
  const target = targetOf(found?.target)
  if (!found || !target) return false
  try {
    await apply(payload, found, target, stopped)
  } catch (error) {
    payload.logger.error({ err: error, import: found.id }, 'an import stopped')
    const line = error instanceof LineFailure ? error.line : 0
    const message = filled(fileMessages.stopped, { line: String(line), what: errorMessage(error) })
    await payload.update({ collection: 'imports', id: found.id, data: { state: 'stopped', error: message } })
  }
  return true
}

async function apply(
  payload: BasePayload,
  started: Import,
  target: ImportTarget,
  stopped: () => boolean,
): Promise<void> {
  const req = await localRequest(payload)
  const columns = target.columns(await readLookups(payload))
  const rounds = [columns.filter(({ later }) => !later), columns.filter(({ later }) => later)]
  let { round, cursor, applied } = started
  const note = (data: Partial<Import>) => payload.update({ collection: 'imports', id: started.id, data, depth: 0 })
  while (!stopped()) {
    const lines = await readLines(req, started.id, { kinds: ['create', 'change'], after: cursor, limit: BATCH })
    if (lines.length > 0) {
      const touched = await carryOut(req, target, lines, rounds[round - 1] ?? [], round === 2)
      await emitChangesOf(req, target, touched)
      cursor = lines.at(-1)?.line ?? cursor
      applied += lines.length
      await note({ cursor, applied })
    } else if (round === 1 && started.steps > applied) {
      round = 2
      cursor = 0
      await note({ round, cursor })
    } else {
      await note({ state: 'done' })
      return
    }
  }
}

/** Returns the ids of the written documents. */
async function carryOut(
  req: PayloadRequest,
  target: ImportTarget,
  lines: readonly ImportLine[],
  columns: readonly ImportColumn[],
  second: boolean,
): Promise<number[]> {
  const concerned = lines.filter(
    ({ kind, data }) => (kind === 'create' && !second) || columns.some(({ header }) => header in data),
  )
  const existing = await findStored(req, target, { number: { in: concerned.map(({ number }) => number) } })
  const byNumber = new Map(existing.map((document) => [document.number, document]))
  const versions = await versionsOf(req, target, existing)
  const ids = second ? await idsNamed(req, concerned, columns) : undefined
  const touched: number[] = []
  for (const line of concerned) {
    // SQLite resolves without a turn of the event loop: without the pause visitors would wait for the whole batch, and
    // memory would grow.
    await turn()
    try {
      const stored = byNumber.get(line.number)
      const document: StoredDocument = stored ? structuredClone(stored) : newDocument(columns)
      for (const column of columns)
        if (column.header in line.data)
          column.set(document, ids ? ids(line.data[column.header]) : line.data[column.header])
      if (stored) {
        await leaveRedirect(req, target, stored, { document, hasVersions: versions.has(stored.id) })
        await updateStored(req, target, document as Stored, versions.has(stored.id))
      }
      touched.push(stored?.id ?? (await createStored(req, target, document)))
    } catch (error) {
      throw new LineFailure(line.line, error)
    }
  }
  return touched
}

/** A changed path leaves a redirect, as in the admin; written before the line, so that it cannot be lost. */
async function leaveRedirect(
  req: PayloadRequest,
  { addressed }: ImportTarget,
  { id, slug, _status }: Stored,
  { document, hasVersions }: { document: StoredDocument; hasVersions: boolean },
): Promise<void> {
  if (document._status !== 'published' || typeof document.slug !== 'string') return
  const known = _status === 'published' ? String(slug) : undefined
  // A document without versions was never published and then unpublished.
  const before = known ?? (hasVersions ? await publicSlug(req, addressed, id) : undefined)
  await leaveSlugRedirect(req, addressed, { id, before, slug: document.slug })
}

/** Replaces numbers in a cell by ids; documents deleted meanwhile are left out. */
async function idsNamed(
  req: PayloadRequest,
  lines: readonly ImportLine[],
  columns: readonly ImportColumn[],
): Promise<(value: unknown) => unknown> {
  const numbers = lines.flatMap(({ data }) =>
    columns.flatMap(({ header }) => (data[header] ?? []) as string | string[]),
  )
  const named = await findStored(req, referred, { number: { in: [...new Set(numbers)] } })
  const ids = new Map(named.map(({ number, id }) => [number, id]))
  return (value) => {
    if (Array.isArray(value)) return value.flatMap((number) => ids.get(number) ?? [])
    return ids.get(String(value)) ?? null
  }
}
