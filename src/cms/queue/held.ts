/** Rows that are only held after their claim (`Queue.marks`: `before call`): marked, or given back. */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { moment, runStatement } from '../statements'
import { returning } from '../tables'
import { type Queue, touched } from './queue'
import { amongIds, stateIn } from './rows'

/**
 * Immediately before the calls: from here on no other worker sends them, and if the process dies, they are uncertain.
 * Gives the ids that may be called; one that was withdrawn, or may no longer be sent, is not among them. `noted`: further
 * columns, each set to what it is to hold.
 */
export async function markSending(
  payload: BasePayload,
  queue: Queue,
  ids: readonly number[],
  { now, leaseMs, noted = [] }: { now: number; leaseMs: number; noted?: readonly SQL[] },
): Promise<Set<number>> {
  const { table } = queue
  const notes = noted.map((change) => sql`, ${change}`)
  const rows = await runStatement(
    payload,
    returning(
      sql`update ${table} set ${table.state} = 'sending', ${table.attempts} = ${table.attempts} + 1,
        ${table.lease_until} = ${moment(now + leaseMs)} ${touched(queue, now)} ${sql.join(notes, sql``)}
        where ${amongIds(payload, table, ids)} and ${stateIn(table, 'waiting')} and ${queue.mayBeSent ?? sql`true`}`,
      { id: table.id },
    ),
  )
  return new Set(rows.map(({ id }) => Number(id)))
}

/** Gives back what was claimed and not marked. */
export async function release(payload: BasePayload, { table }: Queue, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await runStatement(
    payload,
    sql`update ${table} set ${table.lease_until} = null
      where ${amongIds(payload, table, ids)} and ${stateIn(table, 'waiting')}`,
  )
}
