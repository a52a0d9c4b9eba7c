/** What stands in a queue. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { momentIn } from '../rows'
import { moment, runStatement } from '../statements'
import { select } from '../tables'
import type { Queue } from './queue'

/** What was sent is not counted: it is most of a large table. */
export const countedStates = ['waiting', 'sending', 'failed', 'uncertain'] as const

/** Rows of one state that are counted at most: a question about a million would hold the process. */
export const MOST_COUNTED = 100_000
/** Waiting rows that are looked through for the oldest. An index gives those first that were stored first. */
const MOST_SEARCHED = 10_000

export interface QueueDepth {
  /** Each at most `MOST_COUNTED`. */
  rows: Readonly<Record<(typeof countedStates)[number], number>>
  /** Milliseconds since the oldest waiting row became due; 0 where none is. */
  overdue: number
}

export async function queueDepth(payload: BasePayload, { table }: Queue, now: number): Promise<QueueDepth> {
  const rowsIn = (state: string, limit: number) =>
    sql`(select ${table.due_at} as due from ${table} where ${table.state} = ${state} limit ${limit}) as found`
  const count = async (state: string) => {
    const [found] = await runStatement(
      payload,
      select({ amount: sql`count(*)` }, sql`from ${rowsIn(state, MOST_COUNTED)}`),
    )
    return Number(found?.amount ?? 0)
  }
  const [oldest] = await runStatement(
    payload,
    select({ due: sql`min(due)` }, sql`from ${rowsIn('waiting', MOST_SEARCHED)} where due <= ${moment(now)}`),
  )
  const [waiting, sending, failed, uncertain] = await Promise.all(
    countedStates.map(count) as [Promise<number>, Promise<number>, Promise<number>, Promise<number>],
  )
  return {
    rows: { waiting, sending, failed, uncertain },
    overdue: oldest?.due ? Math.max(0, now - momentIn(oldest.due)) : 0,
  }
}
