/** The rows of `sms_messages` as the worker moves them: taken, marked, settled, each time many in one statement. */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { recordset } from '../../cms/recordset'
import { numberIn, textIn } from '../../cms/rows'
import { isPostgres, moment, type Row, runStatement } from '../../cms/statements'
import { isIn } from './states'

export interface Taken {
  id: number
  to: string
  text: string
  sender: string | undefined
  subscriber: number | undefined
  /** Before this one. */
  attempts: number
}

const takenOf = (row: Row): Taken => ({
  id: Number(row.id),
  to: textIn(row.to),
  text: textIn(row.text),
  sender: textIn(row.sender) || undefined,
  subscriber: numberIn(row.subscriber),
  attempts: numberIn(row.attempts) ?? 0,
})

/** A condition on ids. As an array PostgreSQL looks each up in its index, whatever it believes of the table's size. */
function among(payload: BasePayload, ids: readonly number[]): SQL {
  const table = recordset(
    payload,
    'g',
    { id: 'integer' },
    ids.map((id) => ({ id })),
  )
  return isPostgres(payload) ? sql`id = any(array(select g.id from ${table}))` : sql`id in (select g.id from ${table})`
}

/**
 * Takes what is due under a lease, of one queue or of none. It stays *waiting*: of what is only held nobody need ever
 * wonder whether it was sent.
 */
export async function takeDue(
  payload: BasePayload,
  queue: number | undefined,
  { now, leaseMs, limit }: { now: number; leaseMs: number; limit: number },
): Promise<Taken[]> {
  const at = moment(now)
  const inQueue = queue === undefined ? sql`queue_id is null` : sql`queue_id = ${queue}`
  // Not by id as well: an index gives this order for nothing, and a million messages may be due at the same moment.
  const due = sql`select id from sms_messages where ${inQueue} and state = 'waiting' and due_at <= ${at}
    and (lease_until is null or lease_until < ${at}) order by due_at limit ${limit}`
  const taken = isPostgres(payload) ? sql`id = any(array(${due} for update skip locked))` : sql`id in (${due})`
  const rows = await runStatement(
    payload,
    sql`update sms_messages set lease_until = ${moment(now + leaseMs)} where ${taken}
      returning id, "to", text, sender, subscriber, attempts`,
  )
  return rows.map(takenOf)
}

/** Queues in which something is due. */
export async function queuesDue(payload: BasePayload, now: number, night: boolean): Promise<number[]> {
  const awake = night ? sql`and coalesce(q.rests_at_night, false) = false` : sql``
  const rows = await runStatement(
    payload,
    sql`select q.id from sms_queues q where q.state = 'open' ${awake} and exists (select 1 from sms_messages m
      where m.queue_id = q.id and m.state = 'waiting' and m.due_at <= ${moment(now)}) order by q.id`,
  )
  return rows.map(({ id }) => Number(id))
}

/**
 * Immediately before the calls: from here on nobody else sends them, and if the process dies, they are uncertain. Gives
 * the ids that may be called; one that was withdrawn, or whose queue was paused, is not among them.
 */
export async function markSending(
  payload: BasePayload,
  ids: readonly number[],
  { now, leaseMs, gateway }: { now: number; leaseMs: number; gateway: string },
): Promise<Set<number>> {
  const rows = await runStatement(
    payload,
    sql`update sms_messages set state = 'sending', attempts = attempts + 1, lease_until = ${moment(now + leaseMs)},
      gateway = ${gateway} where ${among(payload, ids)} and ${isIn('state', 'waiting')}
      and (queue_id is null or queue_id in (select id from sms_queues where state = 'open')) returning id`,
  )
  return new Set(rows.map(({ id }) => Number(id)))
}

/** Gives back what was taken and not marked. */
export async function release(payload: BasePayload, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await runStatement(
    payload,
    sql`update sms_messages set lease_until = null where ${among(payload, ids)} and ${isIn('state', 'waiting')}`,
  )
}

export async function cancel(payload: BasePayload, ids: readonly number[], error: string): Promise<void> {
  await runStatement(
    payload,
    sql`update sms_messages set state = 'cancelled', lease_until = null, error = ${error}
      where ${among(payload, ids)} and ${isIn('state', 'waiting')}`,
  )
}

export type Settlement =
  | { id: number; state: 'sent'; reference?: string | undefined }
  | { id: number; state: 'failed' | 'uncertain'; error: string }
  /** To be tried again then; `counts` is false where nothing was tried of the message itself. */
  | { id: number; state: 'waiting'; error: string; dueAt: number; counts: boolean }

const MAX_ERROR = 300

/** Says how calls ended. A report that came before keeps its word; the gateway's name of the message is noted anyway. */
export async function settleAll(payload: BasePayload, list: readonly Settlement[], now: number): Promise<void> {
  const rows = list.map((one) => ({
    id: one.id,
    state: one.state,
    error: 'error' in one ? one.error.slice(0, MAX_ERROR) : null,
    reference: one.state === 'sent' ? (one.reference ?? null) : null,
    due: one.state === 'waiting' ? moment(one.dueAt) : null,
    uncounted: one.state === 'waiting' && !one.counts ? 1 : 0,
    sent: one.state === 'sent' ? moment(now) : null,
  }))
  const columns = {
    id: 'integer',
    state: 'text',
    error: 'text',
    reference: 'text',
    due: 'moment',
    uncounted: 'integer',
    sent: 'moment',
  } as const
  const open = sql`m.state in ('sending', 'uncertain')`
  const state = isPostgres(payload) ? sql`n.state::enum_sms_messages_state` : sql`n.state`
  await runStatement(
    payload,
    sql`update sms_messages as m set
      state = case when ${open} then ${state} else m.state end,
      error = case when ${open} then n.error else m.error end,
      due_at = case when ${open} then coalesce(n.due, m.due_at) else m.due_at end,
      attempts = m.attempts - n.uncounted,
      reference = coalesce(n.reference, m.reference),
      sent_at = coalesce(m.sent_at, n.sent),
      lease_until = null
      from ${recordset(payload, 'n', columns, rows)}
      where m.id = n.id and ${isIn('m.state', 'sending', 'uncertain', 'delivered', 'failed')}`,
  )
}

/** Names what nobody will settle any more. `all`: no other process can hold one (SQLite). */
export async function findAbandoned(
  payload: BasePayload,
  { now, all = false, error }: { now: number; all?: boolean; error: string },
): Promise<number> {
  const over = all ? sql`` : sql`and lease_until < ${moment(now)}`
  const rows = await runStatement(
    payload,
    sql`update sms_messages set state = 'uncertain', error = ${error} where state = 'sending' ${over} returning id`,
  )
  // What a process that died had taken need not wait for the end of its lease.
  if (all)
    await runStatement(
      payload,
      sql`update sms_messages set lease_until = null where state = 'waiting' and lease_until is not null`,
    )
  return rows.length
}
