/** Deletes expired rows in batches of a few thousand: visits of earlier days, old events, old counts. */
import { setImmediate as turn } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { runStatement } from '../../../cms/statements'
import type { Table } from '../../../cms/tables'
import { analyticsCounts, analyticsEvents, analyticsVisitors } from '../tables'
import { dayOf, monthOf } from './periods'

const DAY = 24 * 60 * 60 * 1000
/** Rows in one statement. */
const BATCH_SIZE = 2000

async function inLots(remove: () => Promise<unknown[]>, stopped: () => boolean): Promise<void> {
  while (!stopped() && (await remove()).length === BATCH_SIZE) await turn()
}

export interface Keeping {
  keepRawDays: number
  keepCountsMonths: number
}

/** `now` in milliseconds. */
export async function deleteOldCounts(
  payload: BasePayload,
  { keepRawDays, keepCountsMonths }: Keeping,
  now: number,
  stopped: () => boolean = () => false,
): Promise<void> {
  const limit = sql.raw(String(BATCH_SIZE))
  const remove = (table: Table<'id'>, condition: SQL) =>
    inLots(
      () =>
        runStatement(
          payload,
          sql`delete from ${table} where ${table.id} in (select ${table.id} from ${table}
            where ${condition} limit ${limit}) returning ${table.id}`,
        ),
      stopped,
    )
  // A visit that midnight cut short cannot continue: its visitor's salt has been deleted.
  await remove(analyticsVisitors, sql`${analyticsVisitors.last_at} < ${now - DAY}`)
  const { at, counted_at } = analyticsEvents
  await remove(analyticsEvents, sql`${at} < ${now - keepRawDays * DAY} and ${counted_at} is not null`)
  const month = new Date(now)
  month.setUTCDate(1)
  month.setUTCMonth(month.getUTCMonth() - keepCountsMonths)
  const first = monthOf(+month)
  const { period, dimension } = analyticsCounts
  await remove(analyticsCounts, sql`${period} < ${first}`)
  // Counts by hour are kept for the last days only.
  await remove(
    analyticsCounts,
    sql`${dimension} = 'all' and length(${period}) = 13 and ${period} < ${dayOf(now - 60 * DAY)}`,
  )
}
