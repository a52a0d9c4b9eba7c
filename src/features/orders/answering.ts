/** Response times of requests, for the figures of the admin. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { readOnWorker } from '../../cms/readOnWorker'
import { momentIn, numberIn } from '../../cms/rows'
import { moment } from '../../cms/statements'
import { pick, select } from '../../cms/tables'
import { orderRequests } from './tables'

export interface AnsweredRequest {
  /** Undefined: head office. */
  dealer: number | undefined
  /** Minutes from the hand-over to the current receiver until the answer; undefined without an answer. */
  minutes: number | undefined
}

const MINUTE = 60_000
/** Rows per statement; other statements can run between two of them. */
const AT_ONCE = 5000

/** Requests created from `from` (milliseconds, inclusive) until `until` (exclusive), of one dealer or of all. */
export async function answeredRequests(
  payload: BasePayload,
  { from, until, dealer }: { from: number; until: number; dealer?: number | undefined },
): Promise<AnsweredRequest[]> {
  const found: AnsweredRequest[] = []
  const own = dealer === undefined ? sql`` : sql`and ${orderRequests.dealer_id} = ${dealer}`
  for (let after = 0; ; ) {
    const rows = await readOnWorker(
      payload,
      select(
        pick(orderRequests, 'id', 'dealer_id', 'created_at', 'sent_at', 'answered_at'),
        sql`from ${orderRequests} where ${orderRequests.created_at} >= ${moment(from)}
          and ${orderRequests.created_at} < ${moment(until)} and ${orderRequests.id} > ${after} ${own}
          order by ${orderRequests.id} limit ${AT_ONCE}`,
      ),
    )
    for (const row of rows) {
      const sent = momentIn(row.sent_at) || momentIn(row.created_at)
      const answered = momentIn(row.answered_at)
      found.push({
        dealer: numberIn(row.dealer_id),
        minutes: answered ? Math.max(0, Math.round((answered - sent) / MINUTE)) : undefined,
      })
    }
    if (rows.length < AT_ONCE) return found
    after = Number(rows.at(-1)?.id)
  }
}
