/**
 * What deleting leaves in the files of SQLite. A deleted row stays readable in its page, in pages that rows moved out of,
 * and in the log of writes beside the file. Three things together take it away: every connection overwrites what it
 * deletes (`sqliteClient.ts`), the log is emptied, and after a person was erased the file is written anew without its
 * gaps. On PostgreSQL that is the server's own business (docs/privacy.md).
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { osloHour } from '../lib/osloTime'
import { waker } from '../platform/services'
import { numberIn } from './rows'
import { isPostgres, runStatement } from './statements'

/** Moves the log of writes into the file and empties it. False where a reader of another connection is in the way. */
export async function emptyWriteLog(payload: BasePayload): Promise<boolean> {
  if (isPostgres(payload)) return true
  const [row] = await runStatement(payload, sql`pragma wal_checkpoint(truncate)`)
  return numberIn(row?.busy) === 0
}

/** Under which it is kept that the file is to be written anew: also a process that died in between leaves it so. */
const DUE = 'remains'

export const remainsWaker = waker()

/** Before a person is erased: a process that dies meanwhile leaves the file to be written anew at its next start. */
export async function expectRemains(payload: BasePayload): Promise<void> {
  if (!isPostgres(payload)) await payload.kv.set(DUE, randomUUID())
}

/** After a person was erased: also where the file was written anew while that was under way. */
export async function clearRemainsSoon(payload: BasePayload): Promise<void> {
  await expectRemains(payload)
  remainsWaker.of(payload)()
}

/**
 * Bytes of a file that is written anew at once. It stands still meanwhile, readers and writers alike: 10 milliseconds for
 * each MB where this was measured. A larger one waits for the night.
 */
const AT_ONCE = 256 * 1024 * 1024
const NIGHT = { from: 2, to: 5 }

async function mayStandStill(payload: BasePayload, now: number): Promise<boolean> {
  const [row] = await runStatement(
    payload,
    sql`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`,
  )
  const hour = osloHour(now)
  return Number(row?.bytes) <= AT_ONCE || (hour >= NIGHT.from && hour < NIGHT.to)
}

/** Writes the file anew where a person was erased. `wait`: a large one keeps to the night. */
export async function clearRemains(
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
  // Another person is being erased.
  if ((await payload.kv.get(DUE)) !== due) return 'later'
  await payload.kv.delete(DUE)
  return 'cleared'
}
