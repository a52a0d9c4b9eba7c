/** Statements on the rows of the queue. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { amongIds } from '../../cms/queue/rows'
import { momentIn, textIn } from '../../cms/rows'
import { moment, runStatement, storable } from '../../cms/statements'
import { select } from '../../cms/tables'
import { cdnPurges } from './tables'

/** Characters kept of what the provider says. */
const MAX_ERROR = 300

/** Deletes what was purged again, and has what was purged for the first time wait until `again`, in milliseconds. */
export async function settlePurged(
  payload: BasePayload,
  ids: { first: readonly number[]; second: readonly number[] },
  { now, again }: { now: number; again: number },
): Promise<void> {
  if (ids.second.length > 0)
    await runStatement(payload, sql`delete from ${cdnPurges} where ${amongIds(payload, cdnPurges, ids.second)}`)
  if (ids.first.length === 0) return
  const { sent_at, due_at, lease_until, error, updated_at } = cdnPurges
  await runStatement(
    payload,
    sql`update ${cdnPurges} set ${sent_at} = ${moment(now)}, ${due_at} = ${moment(again)}, ${lease_until} = null,
      ${error} = null, ${updated_at} = ${moment(now)} where ${amongIds(payload, cdnPurges, ids.first)}`,
  )
}

/** They stay due, so that their age goes on being told. */
export async function settleFailed(
  payload: BasePayload,
  ids: readonly number[],
  failure: string,
  now: number,
): Promise<void> {
  const { attempts, lease_until, error, updated_at } = cdnPurges
  await runStatement(
    payload,
    sql`update ${cdnPurges} set ${attempts} = ${attempts} + 1, ${lease_until} = null,
      ${error} = ${storable(failure.slice(0, MAX_ERROR))}, ${updated_at} = ${moment(now)}
      where ${amongIds(payload, cdnPurges, ids)}`,
  )
}

/** Without a CDN nothing waits. */
export async function dropPurges(payload: BasePayload): Promise<void> {
  await runStatement(payload, sql`delete from ${cdnPurges}`)
}

interface FailingPurge {
  /** Milliseconds since it was due. */
  overdue: number
  attempts: number
  error: string
}

/** The purge that has failed for longest; undefined where none did. */
export async function failingPurge(payload: BasePayload, now: number): Promise<FailingPurge | undefined> {
  const { error, attempts, due_at, id } = cdnPurges
  const [row] = await runStatement(
    payload,
    select(
      { error, attempts, due: due_at },
      sql`from ${cdnPurges} where ${error} is not null and ${due_at} <= ${moment(now)} order by ${due_at}, ${id} limit 1`,
    ),
  )
  if (!row) return undefined
  return { overdue: now - momentIn(row.due), attempts: Number(row.attempts), error: textIn(row.error) }
}
