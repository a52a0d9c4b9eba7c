/** How long requests waited for an answer: for the figures of the admin. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { readOnWorker } from '../../cms/readOnWorker'
import { momentIn, numberIn } from '../../cms/rows'
import { moment } from '../../cms/statements'

export interface AnsweredRequest {
  /** Undefined: head office. */
  dealer: number | undefined
  /** From when it went to whoever has it until the answer; undefined where there is none yet. */
  minutes: number | undefined
}

const MINUTE = 60_000
/** Rows of one statement: between two of them others get their turn. */
const AT_ONCE = 5000

/** Requests that came in from one moment (milliseconds) until before another, of one dealer or of all. */
export async function answeredRequests(
  payload: BasePayload,
  { from, until, dealer }: { from: number; until: number; dealer?: number | undefined },
): Promise<AnsweredRequest[]> {
  const found: AnsweredRequest[] = []
  const own = dealer === undefined ? sql`` : sql`and dealer_id = ${dealer}`
  for (let after = 0; ; ) {
    const rows = await readOnWorker(
      payload,
      sql`select id, dealer_id, created_at, sent_at, answered_at from order_requests where created_at >= ${moment(from)}
        and created_at < ${moment(until)} and id > ${after} ${own} order by id limit ${AT_ONCE}`,
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
