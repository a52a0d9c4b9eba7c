/** Statements on the rows of the queue. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { numberIn } from '../../cms/rows'
import { moment, runStatement } from '../../cms/statements'
import { returning, select } from '../../cms/tables'
import { indexNowChanges } from './tables'

const { id, state, error, created_at, reported_at } = indexNowChanges

/** A report whose result is unknown is simply made again. */
export async function repeatUncertain(payload: BasePayload): Promise<void> {
  await runStatement(payload, sql`update ${indexNowChanges} set ${state} = 'waiting' where ${state} = 'uncertain'`)
}

/** Deletes what has waited since before a moment, in milliseconds; how many. */
export async function dropOld(payload: BasePayload, before: number): Promise<number> {
  const rows = await runStatement(
    payload,
    returning(sql`delete from ${indexNowChanges} where ${state} = 'waiting' and ${created_at} < ${moment(before)}`, {
      id,
    }),
  )
  return rows.length
}

/** Deletes all that waits: nothing is reported any more. */
export async function dropAll(payload: BasePayload): Promise<void> {
  await runStatement(payload, sql`delete from ${indexNowChanges} where ${state} = 'waiting'`)
}

/** How many have failed since before a moment, in milliseconds. `unreported`: only those that no report has named. */
export async function countFailing(payload: BasePayload, before: number, { unreported = false } = {}): Promise<number> {
  const [row] = await runStatement(
    payload,
    select(
      { count: sql`count(*)` },
      sql`from ${indexNowChanges} where ${error} is not null and ${created_at} < ${moment(before)}
        ${unreported ? sql`and ${reported_at} is null` : sql``}`,
    ),
  )
  return numberIn(row?.count) ?? 0
}

export async function markReported(payload: BasePayload, before: number, now: number): Promise<void> {
  await runStatement(
    payload,
    sql`update ${indexNowChanges} set ${reported_at} = ${moment(now)}
      where ${error} is not null and ${created_at} < ${moment(before)} and ${reported_at} is null`,
  )
}
