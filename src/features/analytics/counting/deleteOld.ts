/** Deletes expired rows in batches of a few thousand: visits of earlier days, old events, old counts. */
import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { name, runStatement } from '../../../cms/statements'
import { dayOf, monthOf } from './periods'

const DAY = 24 * 60 * 60 * 1000
/** Rows in one statement. */
const LOT = 2000

async function inLots(remove: () => Promise<unknown[]>, stopped: () => boolean): Promise<void> {
  while (!stopped() && (await remove()).length === LOT) await turn()
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
  const limit = sql.raw(String(LOT))
  const remove = (table: string, condition: ReturnType<typeof sql>) =>
    inLots(
      () =>
        runStatement(
          payload,
          sql`delete from ${name(table)} where id in (select id from ${name(table)} where ${condition} limit ${limit}) returning id`,
        ),
      stopped,
    )
  // A visit that midnight cut short cannot continue: its visitor's salt has been deleted.
  await remove('analytics_visitors', sql`last_at < ${now - DAY}`)
  await remove('analytics_events', sql`at < ${now - keepRawDays * DAY} and counted_at is not null`)
  const month = new Date(now)
  month.setUTCDate(1)
  month.setUTCMonth(month.getUTCMonth() - keepCountsMonths)
  const first = monthOf(+month)
  await remove('analytics_counts', sql`period < ${first}`)
  // Counts by hour are kept for the last days only.
  await remove('analytics_counts', sql`dimension = 'all' and length(period) = 13 and period < ${dayOf(now - 60 * DAY)}`)
}
