/**
 * Rows that are work to be done once: e-mails, SMS, hits that are forwarded. Each is claimed by one worker of many, under
 * a lease, with one statement.
 *
 * waiting → sending → the state that the worker settles on. A worker that dies leaves its row *sending*: when the lease
 * has run out it is not known whether the work was done, and the row becomes *uncertain*. It is never repeated blindly.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { Service } from '../../platform/services'
import { isPostgres, moment, runStatement } from '../statements'
import { type Columns, type RowOf, returning, type Table } from '../tables'

type QueueTable = Table<'id' | 'state' | 'attempts' | 'due_at' | 'lease_until' | 'error' | 'sent_at'>

export interface Queue<Key extends string = string> {
  /** In figures and traces. */
  name: string
  table: QueueTable
  /** Columns that a worker needs of what it claimed; `id` and `attempts` come along. */
  columns: Columns<Key>
  /** Which of the rows that are due comes first; of a large table no more than an index gives. */
  order: readonly SQL[]
  /**
   * When a row becomes *sending*. `at claim`: with its claim, one statement less. `before call`: what is claimed is only
   * held, and marked immediately before its call (`held.ts`): many rows can be claimed at once, and a kill leaves none
   * uncertain but those whose calls were under way (decision 030).
   */
  marks: 'at claim' | 'before call'
  /** For `before call`: which held rows may still be sent when their turn comes. */
  mayBeSent?: SQL
  /** PostgreSQL's type of `state`, where it is no text. */
  stateType?: SQL
  /** Further columns that the table has. `reference`: what the service calls a row that it took. */
  has?: Partial<Columns<'updated_at' | 'reported_at' | 'reference'>>
  /** States that a report of the service may have given a row before its call was settled: they stay. */
  reported?: readonly string[]
  /** Which rows a person may have sent again. */
  repeatable?: SQL
  /** Wakes the worker of this process. */
  waker: Service<object, () => void>
}

export interface Claim<Key extends string = string> {
  id: number
  /** Where rows are marked at their claim, this one included. */
  attempts: number
  row: RowOf<Key>
}

/** Claims up to `limit` rows that match `open`; concurrent workers never get the same row. */
export function claimRows<Key extends string>(
  payload: BasePayload,
  { table, columns }: { table: Table<'id'>; columns: Columns<Key> },
  { open, order, limit, changes }: { open: SQL; order: readonly SQL[]; limit: number; changes: SQL },
): Promise<RowOf<Key | 'id'>[]> {
  const { id } = table
  const chosen = sql`select ${id} from ${table} where ${open} order by ${sql.join([...order], sql`, `)} limit ${limit}`
  // PostgreSQL evaluates an array once; a plain subquery it may evaluate for each row, and exceed the limit.
  const among = isPostgres(payload)
    ? sql`${id} = any(array(${chosen} for update skip locked))`
    : sql`${id} in (${chosen})`
  return runStatement(
    payload,
    returning<Key | 'id'>(sql`update ${table} set ${changes} where ${among}`, { id, ...columns } as Columns<
      Key | 'id'
    >),
  )
}

/** Claims what is due. `only`: a further condition. */
export async function claimDue<Key extends string>(
  payload: BasePayload,
  queue: Queue<Key>,
  { now, leaseMs, limit, only }: { now: number; leaseMs: number; limit: number; only?: SQL },
): Promise<Claim<Key>[]> {
  const { table, columns } = queue
  const at = moment(now)
  const lease = sql`${table.lease_until} = ${moment(now + leaseMs)}`
  const isHeld = queue.marks === 'before call'
  const rows = await claimRows(
    payload,
    { table, columns: { attempts: table.attempts, ...columns } as Columns<Key | 'attempts'> },
    {
      open: sql`${only ? sql`${only} and` : sql``} ${table.state} = 'waiting' and ${table.due_at} <= ${at}
        ${isHeld ? sql`and (${table.lease_until} is null or ${table.lease_until} < ${at})` : sql``}`,
      order: queue.order,
      limit,
      changes: isHeld
        ? lease
        : sql`${table.state} = 'sending', ${table.attempts} = ${table.attempts} + 1, ${lease} ${touched(queue, now)}`,
    },
  )
  return rows.map((row) => ({ id: Number(row.id), attempts: Number(row.attempts ?? 0), row }))
}

/** Appended to the other changes of an update. */
export const touched = ({ has }: Queue, now: number): SQL =>
  has?.updated_at ? sql`, ${has.updated_at} = ${moment(now)}` : sql``

const ABANDONED = 'The program stopped while this was being sent.'

/** Names what no worker will settle any more; how many. `all`: no other process can hold one (SQLite). */
export async function findAbandoned(
  payload: BasePayload,
  queue: Queue,
  { now, all = false }: { now: number; all?: boolean },
): Promise<number> {
  const { table } = queue
  const over = all ? sql`` : sql`and ${table.lease_until} < ${moment(now)}`
  const rows = await runStatement(
    payload,
    sql`update ${table} set ${table.state} = 'uncertain', ${table.error} = ${ABANDONED} ${touched(queue, now)}
      where ${table.state} = 'sending' ${over} returning ${table.id}`,
  )
  // What a process that died had only held need not wait for the end of its lease.
  if (all && queue.marks === 'before call')
    await runStatement(
      payload,
      sql`update ${table} set ${table.lease_until} = null
        where ${table.state} = 'waiting' and ${table.lease_until} is not null`,
    )
  return rows.length
}

/** A person has a row sent again that ended without success; false when it is not one. */
export async function sendAgain(payload: BasePayload, queue: Queue, id: number, now: number): Promise<boolean> {
  const { table, has = {} } = queue
  const deleted = [has.reported_at, has.reference].flatMap((column) => (column ? [sql`${column} = null, `] : []))
  const rows = await runStatement(
    payload,
    sql`update ${table} set ${table.state} = 'waiting', ${table.attempts} = 0, ${table.due_at} = ${moment(now)},
      ${table.lease_until} = null, ${sql.join(deleted, sql``)} ${table.error} = null ${touched(queue, now)}
      where ${table.id} = ${id} and ${queue.repeatable ?? sql`${table.state} in ('failed', 'uncertain')`}
      returning ${table.id}`,
  )
  return rows.length > 0
}

/** A person knows that an uncertain row was delivered; false when it is not one. */
export async function countAsSent(payload: BasePayload, queue: Queue, id: number, now: number): Promise<boolean> {
  const { table } = queue
  const rows = await runStatement(
    payload,
    sql`update ${table} set ${table.state} = 'sent', ${table.sent_at} = coalesce(${table.sent_at}, ${moment(now)}),
      ${table.lease_until} = null, ${table.error} = null ${touched(queue, now)}
      where ${table.id} = ${id} and ${table.state} = 'uncertain' returning ${table.id}`,
  )
  return rows.length > 0
}
