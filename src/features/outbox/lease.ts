/**
 * Rows that are work to be done once: claimed by one worker of many, under a lease, with one statement
 * (docs/decisions/030-sms-held-marked-settled.md).
 *
 * waiting → sending → whatever the worker settles on. A worker that dies leaves its row *sending*: when the lease has
 * run out nobody knows whether it was done, and the row says so (*uncertain*). It is never blindly done again.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { isPostgres, moment, name, type Row, runStatement } from '../../cms/statements'

/** A table with columns `state`, `attempts`, `due_at`, `lease_until`, `fault` and `updated_at`. */
export interface LeaseTable {
  table: string
  /** Columns that a worker needs of what it claimed; `id` and `attempts` come along. */
  columns: readonly string[]
}

export interface Claim {
  id: number
  /** This one included. */
  attempts: number
  row: Row
}

/** Takes what is due, the oldest first. Several workers never get the same row. */
export async function claimDue(
  payload: BasePayload,
  { table, columns }: LeaseTable,
  { now, leaseMs, limit }: { now: number; leaseMs: number; limit: number },
): Promise<Claim[]> {
  const returned = sql.join(['id', 'attempts', ...columns].map(name), sql`, `)
  const due = sql`select id from ${name(table)} where state = 'waiting' and due_at <= ${moment(now)}
    order by due_at, id limit ${limit}`
  // As an array PostgreSQL asks once; a plain subquery it may ask again for each row, and take more than the limit.
  const among = isPostgres(payload) ? sql`id = any(array(${due} for update skip locked))` : sql`id in (${due})`
  const rows = await runStatement(
    payload,
    sql`update ${name(table)} set state = 'sending', attempts = attempts + 1, lease_until = ${moment(now + leaseMs)},
      updated_at = ${moment(now)} where state = 'waiting' and ${among} returning ${returned}`,
  )
  return rows.map((row) => ({ id: Number(row.id), attempts: Number(row.attempts), row }))
}

export type Settlement =
  | { state: 'sent' }
  | { state: 'failed' | 'uncertain'; error: string }
  /** To be tried again then; `counts` is false where nothing was tried of the row itself. */
  | { state: 'waiting'; error: string; dueAt: number; counts: boolean }

/** What a fault may say of itself. */
const MAX_ERROR = 300

/** Says how a claimed row ended. One that was called uncertain meanwhile is so no more. */
export async function settle(
  payload: BasePayload,
  { table }: LeaseTable,
  id: number,
  settlement: Settlement,
  now: number,
): Promise<void> {
  const changes: SQL[] = [sql`state = ${sql.raw(`'${settlement.state}'`)}`, sql`lease_until = null`]
  changes.push(sql`updated_at = ${moment(now)}`)
  changes.push('error' in settlement ? sql`error = ${settlement.error.slice(0, MAX_ERROR)}` : sql`error = null`)
  if (settlement.state === 'sent') changes.push(sql`sent_at = ${moment(now)}`)
  if (settlement.state === 'waiting') {
    changes.push(sql`due_at = ${moment(settlement.dueAt)}`)
    if (!settlement.counts) changes.push(sql`attempts = attempts - 1`)
  }
  await runStatement(
    payload,
    sql`update ${name(table)} set ${sql.join(changes, sql`, `)} where id = ${id} and state in ('sending', 'uncertain')`,
  )
}

/** Names what nobody will settle any more. `all`: no other process can hold one (SQLite). */
export async function findAbandoned(
  payload: BasePayload,
  { table }: LeaseTable,
  { now, all = false, error }: { now: number; all?: boolean; error: string },
): Promise<number> {
  const over = all ? sql`` : sql`and lease_until < ${moment(now)}`
  const rows = await runStatement(
    payload,
    sql`update ${name(table)} set state = 'uncertain', error = ${error}, updated_at = ${moment(now)}
      where state = 'sending' ${over} returning id`,
  )
  return rows.length
}

/** Puts a row that ended without success back in the queue, of a table with `reported_at`; false when it is not one. */
export async function sendAgain(
  payload: BasePayload,
  { table }: LeaseTable,
  id: number,
  now: number,
): Promise<boolean> {
  const rows = await runStatement(
    payload,
    sql`update ${name(table)} set state = 'waiting', attempts = 0, due_at = ${moment(now)}, updated_at = ${moment(now)},
      error = null, reported_at = null where id = ${id} and state in ('failed', 'uncertain') returning id`,
  )
  return rows.length > 0
}

/** A person knows that an uncertain row was delivered; false when it is not one. */
export async function countAsSent(
  payload: BasePayload,
  { table }: LeaseTable,
  id: number,
  now: number,
): Promise<boolean> {
  const rows = await runStatement(
    payload,
    sql`update ${name(table)} set state = 'sent', sent_at = ${moment(now)}, updated_at = ${moment(now)}, error = null
      where id = ${id} and state = 'uncertain' returning id`,
  )
  return rows.length > 0
}
