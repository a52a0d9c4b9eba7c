/** Rows that are only held after their claim (`Queue.marks`: `before call`): marked, or given back. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { moment, name, runStatement } from '../statements'
import { type Queue, touched } from './queue'
import { amongIds, stateIn } from './rows'

/**
 * Immediately before the calls: from here on no other worker sends them, and if the process dies, they are uncertain.
 * Gives the ids that may be called; one that was withdrawn, or may no longer be sent, is not among them. `noted`: further
 * columns, with what they are to hold.
 */
export async function markSending(
  payload: BasePayload,
  queue: Queue,
  ids: readonly number[],
  { now, leaseMs, noted = {} }: { now: number; leaseMs: number; noted?: Readonly<Record<string, string>> },
): Promise<Set<number>> {
  const notes = Object.entries(noted).map(([column, value]) => sql`, ${name(column)} = ${value}`)
  const rows = await runStatement(
    payload,
    sql`update ${name(queue.table)} set state = 'sending', attempts = attempts + 1,
      lease_until = ${moment(now + leaseMs)} ${touched(queue, now)} ${sql.join(notes, sql``)}
      where ${amongIds(payload, ids)} and ${stateIn('state', 'waiting')} and ${queue.mayBeSent ?? sql`true`} returning id`,
  )
  return new Set(rows.map(({ id }) => Number(id)))
}

/** Gives back what was claimed and not marked. */
export async function release(payload: BasePayload, { table }: Queue, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await runStatement(
    payload,
    sql`update ${name(table)} set lease_until = null where ${amongIds(payload, ids)} and ${stateIn('state', 'waiting')}`,
  )
}
