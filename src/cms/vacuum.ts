/**
 * Removes the traces of deleted rows from SQLite's files. A deleted row stays readable in its page, in pages that rows
 * moved out of, and in the write-ahead log. Three measures together remove it: every connection overwrites what it
 * deletes (`sqliteClient.ts`), the log is emptied, and after a person was erased the file is vacuumed. On PostgreSQL
 * this is left to the server (docs/privacy.md).
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { osloHour } from '../lib/osloTime'
import { waker } from '../platform/services'
import { numberIn } from './rows'
import { isPostgres, runStatement } from './statements'

/** Moves the write-ahead log into the file and empties it. False if a reader on another connection prevents it. */
export async function emptyWriteLog(payload: BasePayload): Promise<boolean> {
  if (isPostgres(payload)) return true
  const [row] = await runStatement(payload, sql<{ busy: unknown }>`pragma wal_checkpoint(truncate)`)
  return numberIn(row?.busy) === 0
}

/** Key under which a due vacuum is stored, so that it survives the end of the process. */
const DUE = 'remains'

/** Wakes the process's job when a vacuum becomes due. */
export const vacuumWaker = waker()

/** To be called before a person is erased: if the process dies meanwhile, the file is vacuumed at its next start. */
export async function markVacuumDue(payload: BasePayload): Promise<void> {
  if (!isPostgres(payload)) await payload.kv.set(DUE, randomUUID())
}

/** To be called after a person was erased, also if a vacuum ran in the meantime. */
export async function requestVacuum(payload: BasePayload): Promise<void> {
  await markVacuumDue(payload)
  vacuumWaker.of(payload)()
}

/**
 * Bytes of a file that is vacuumed at once. Readers and writers wait meanwhile: 10 milliseconds for each MB where this
 * was measured. A larger file waits for the night.
 */
const AT_ONCE = 256 * 1024 * 1024
const NIGHT = { from: 2, to: 5 }

async function mayStandStill(payload: BasePayload, now: number): Promise<boolean> {
  const [row] = await runStatement(
    payload,
    sql<{ bytes: unknown }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`,
  )
  const hour = osloHour(now)
  return Number(row?.bytes) <= AT_ONCE || (hour >= NIGHT.from && hour < NIGHT.to)
}

/** Vacuums the file if a person was erased. `wait`: a large file waits for the night. */
export async function vacuumIfDue(
  payload: BasePayload,
  now: number,
  { wait = true }: { wait?: boolean } = {},
): Promise<'nothing' | 'later' | 'cleared'> {
  if (isPostgres(payload)) return 'nothing'
  const due = await payload.kv.get(DUE)
  if (due === null) return 'nothing'
  if (wait && !(await mayStandStill(payload, now))) return 'later'
  await runStatement(payload, sql`vacuum`)
  if (!(await emptyWriteLog(payload))) return 'later'
  // Another erasure is in progress.
  if ((await payload.kv.get(DUE)) !== due) return 'later'
  await payload.kv.delete(DUE)
  return 'cleared'
}
