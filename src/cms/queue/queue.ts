/**
 * Rows that are work to be done once: e-mails, SMS, hits that are forwarded. Each is claimed by one worker of many, under
 * a lease, with one statement.
 *
 * waiting → sending → the state that the worker settles on. A worker that dies leaves its row *sending*: when the lease
 * has run out it is not known whether the work was done, and the row says so (*uncertain*). It is never repeated blindly.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { Service } from '../../platform/services'
import { isPostgres, moment, name, type Row, runStatement } from '../statements'

/** A table with columns `state`, `attempts`, `due_at`, `lease_until`, `error` and `sent_at`. */
export interface Queue {
  table: string
  /** Columns that a worker needs of what it claimed; `id` and `attempts` come along. */
  columns: readonly string[]
  /** Which of the rows that are due comes first; of a large table no more than an index gives. */
  order: readonly ('due_at' | 'id')[]
  /**
   * When a row becomes *sending*. `at claim`: with its claim, one statement less. `before call`: what is claimed is only
   * held, and marked immediately before its call (`held.ts`): many rows can be claimed at once, and a kill leaves none
   * uncertain but those whose calls were under way (decision 030).
   */
  marks: 'at claim' | 'before call'
  /** For `before call`: which held rows may still be sent when their turn comes. */
  mayBeSent?: SQL
  /** PostgreSQL's type of `state`, where it is no text. */
  stateType?: string
  /** Further columns that the table has. `reference`: what the service calls a row that it took. */
  has?: readonly ('updated_at' | 'reported_at' | 'reference')[]
  /** States that a report of the service may have given a row before its call was settled: they stay. */
  reported?: readonly string[]
  /** Which rows a person may have sent again. */
  repeatable?: SQL
  /** Wakes the worker of this process. */
  waker: Service<object, () => void>
}

export interface Claim {
  id: number
  /** Where rows are marked at their claim, this one included. */
  attempts: number
  row: Row
}

/** The rows that `open` describes, as many as `limit` says; several workers never get the same one at a time. */
export function claimRows(
  payload: BasePayload,
  { table, columns }: { table: string; columns: readonly string[] },
  { open, order, limit, changes }: { open: SQL; order: readonly string[]; limit: number; changes: SQL },
): Promise<Row[]> {
  const chosen = sql`select id from ${name(table)} where ${open} order by ${namesOf(order)} limit ${limit}`
  // As an array PostgreSQL asks once; a plain subquery it may ask again for each row, and take more than the limit.
  const among = isPostgres(payload) ? sql`id = any(array(${chosen} for update skip locked))` : sql`id in (${chosen})`
  return runStatement(
    payload,
    sql`update ${name(table)} set ${changes} where ${among} returning ${namesOf(['id', ...columns])}`,
  )
}

const namesOf = (columns: readonly string[]): SQL => sql.join(columns.map(name), sql`, `)

/** Claims what is due. `only`: a further condition. */
export async function claimDue(
  payload: BasePayload,
  queue: Queue,
  { now, leaseMs, limit, only }: { now: number; leaseMs: number; limit: number; only?: SQL },
): Promise<Claim[]> {
  const at = moment(now)
  const lease = sql`lease_until = ${moment(now + leaseMs)}`
  const isHeld = queue.marks === 'before call'
  const rows = await claimRows(
    payload,
    { table: queue.table, columns: ['attempts', ...queue.columns] },
    {
      open: sql`${only ? sql`${only} and` : sql``} state = 'waiting' and due_at <= ${at}
        ${isHeld ? sql`and (lease_until is null or lease_until < ${at})` : sql``}`,
      order: queue.order,
      limit,
      changes: isHeld ? lease : sql`state = 'sending', attempts = attempts + 1, ${lease} ${touched(queue, now)}`,
    },
  )
  return rows.map((row) => ({ id: Number(row.id), attempts: Number(row.attempts ?? 0), row }))
}

/** To stand after other changes. */
export const touched = ({ has }: Queue, now: number): SQL =>
  has?.includes('updated_at') ? sql`, updated_at = ${moment(now)}` : sql``

const ABANDONED = 'The program stopped while this was being sent.'

/** Names what no worker will settle any more; how many. `all`: no other process can hold one (SQLite). */
export async function findAbandoned(
  payload: BasePayload,
  queue: Queue,
  { now, all = false }: { now: number; all?: boolean },
): Promise<number> {
  const table = name(queue.table)
  const over = all ? sql`` : sql`and lease_until < ${moment(now)}`
  const rows = await runStatement(
    payload,
    sql`update ${table} set state = 'uncertain', error = ${ABANDONED} ${touched(queue, now)}
      where state = 'sending' ${over} returning id`,
  )
  // What a process that died had only held need not wait for the end of its lease.
  if (all && queue.marks === 'before call')
    await runStatement(
      payload,
      sql`update ${table} set lease_until = null where state = 'waiting' and lease_until is not null`,
    )
  return rows.length
}

/** A person has a row sent again that ended without success; false when it is not one. */
export async function sendAgain(payload: BasePayload, queue: Queue, id: number, now: number): Promise<boolean> {
  const forgotten = (['reported_at', 'reference'] as const).filter((column) => queue.has?.includes(column))
  const rows = await runStatement(
    payload,
    sql`update ${name(queue.table)} set state = 'waiting', attempts = 0, due_at = ${moment(now)}, lease_until = null,
      ${sql.join(
        forgotten.map((column) => sql`${name(column)} = null, `),
        sql``,
      )} error = null ${touched(queue, now)}
      where id = ${id} and ${queue.repeatable ?? sql`state in ('failed', 'uncertain')`} returning id`,
  )
  return rows.length > 0
}

/** A person knows that an uncertain row was delivered; false when it is not one. */
export async function countAsSent(payload: BasePayload, queue: Queue, id: number, now: number): Promise<boolean> {
  const rows = await runStatement(
    payload,
    sql`update ${name(queue.table)} set state = 'sent', sent_at = coalesce(sent_at, ${moment(now)}),
      lease_until = null, error = null ${touched(queue, now)} where id = ${id} and state = 'uncertain' returning id`,
  )
  return rows.length > 0
}
