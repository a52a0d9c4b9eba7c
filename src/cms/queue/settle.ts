/** How claimed rows end, many in one statement. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { recordset } from '../recordset'
import { isPostgres, moment, runStatement, storable } from '../statements'
import { alias } from '../tables'
import { type Queue, touched } from './queue'
import { amongIds, stateIn } from './rows'

export type Settlement =
  | { id: number; state: 'sent'; reference?: string | undefined }
  | { id: number; state: 'failed' | 'uncertain'; error: string }
  /** To be tried again then; `counts` is false where nothing was tried of the row itself. */
  | { id: number; state: 'waiting'; error?: string; dueAt: number; counts: boolean }

/** What an error may say of itself. */
const MAX_ERROR = 300

const columns = {
  id: 'integer',
  state: 'text',
  error: 'text',
  reference: 'text',
  due: 'moment',
  uncounted: 'integer',
  sent: 'moment',
} as const

/**
 * Says how claimed rows ended; one that was called uncertain meanwhile is so no more. A report of the service that came
 * before keeps its word, and the service's name of the row is noted anyway.
 */
export async function settle(
  payload: BasePayload,
  queue: Queue,
  list: readonly Settlement[],
  now: number,
): Promise<void> {
  const rows = list.map((one) => ({
    id: one.id,
    state: one.state,
    error: 'error' in one && one.error !== undefined ? storable(one.error.slice(0, MAX_ERROR)) : null,
    reference: one.state === 'sent' ? (one.reference ?? null) : null,
    due: one.state === 'waiting' ? moment(one.dueAt) : null,
    uncounted: one.state === 'waiting' && !one.counts ? 1 : 0,
    sent: one.state === 'sent' ? moment(now) : null,
  }))
  const { table, has } = queue
  const m = alias(table, 'm')
  const n = recordset(payload, 'n', columns, rows)
  const open = sql`${m.state} in ('sending', 'uncertain')`
  const state = isPostgres(payload) && queue.stateType ? sql`${n.state}::${queue.stateType}` : n.state
  await runStatement(
    payload,
    sql`update ${m} set
      ${table.state} = case when ${open} then ${state} else ${m.state} end,
      ${table.error} = case when ${open} then ${n.error} else ${m.error} end,
      ${table.due_at} = case when ${open} then coalesce(${n.due}, ${m.due_at}) else ${m.due_at} end,
      ${table.attempts} = ${m.attempts} - ${n.uncounted},
      ${table.sent_at} = coalesce(${m.sent_at}, ${n.sent}),
      ${has?.reference ? sql`${has.reference} = coalesce(${n.reference}, m.${has.reference}),` : sql``}
      ${table.lease_until} = null ${touched(queue, now)}
      from ${n}
      where ${m.id} = ${n.id} and ${stateIn(m, 'sending', 'uncertain', ...(queue.reported ?? []))}`,
  )
}

/** Deletes claimed rows: of a queue that keeps nothing of what is done. */
export async function deleteClaimed(payload: BasePayload, { table }: Queue, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await runStatement(
    payload,
    sql`delete from ${table} where ${amongIds(payload, table, ids)} and ${stateIn(table, 'sending')}`,
  )
}
