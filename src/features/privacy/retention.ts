/** Removes expired rows: kind by kind, in batches, so that visitors' requests are served in between. */
import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { jsonIn, momentIn } from '../../cms/rows'
import { moment, runStatement } from '../../cms/statements'
import { into, pick, returning, select } from '../../cms/tables'
import { declaredIn } from '../../web/declared'
import { readDays } from './days'
import { privacyRuns } from './tables'

export const DAY = 24 * 60 * 60 * 1000
/** Days that the log of runs is kept. */
const RUNS_KEPT = 400

export type Removed = Readonly<Record<string, number>>

export interface Run {
  startedAt: number
  /** Undefined: running, or cut off. */
  endedAt: number | undefined
  removed: Removed
}

export async function lastRun(payload: BasePayload): Promise<Run | undefined> {
  const [row] = await runStatement(
    payload,
    select(
      pick(privacyRuns, 'started_at', 'ended_at', 'removed'),
      sql`from ${privacyRuns} order by ${privacyRuns.id} desc limit 1`,
    ),
  )
  if (!row) return undefined
  const removed = (jsonIn(row.removed) ?? {}) as Removed
  return { startedAt: momentIn(row.started_at), endedAt: momentIn(row.ended_at) || undefined, removed }
}

/** A kind that fails does not stop the others; `onError` receives the error. */
export async function runRetention(
  payload: BasePayload,
  now: number,
  {
    stopped = () => false,
    onError,
  }: { stopped?: () => boolean; onError?: (error: unknown, kind: string) => void } = {},
): Promise<Removed> {
  const [row] = await runStatement(
    payload,
    returning(sql`insert into ${into(privacyRuns, 'started_at', 'removed')} values (${moment(now)}, '{}')`, {
      id: privacyRuns.id,
    }),
  )
  const days = await readDays(payload)
  const removed: Record<string, number> = {}
  for (const { key, kept } of declaredIn(payload).personalData) {
    const own = days[key] ?? 0
    if (!('days' in kept) || own === 0) continue
    try {
      for (let batch = -1; batch !== 0 && !stopped(); ) {
        batch = await kept.remove(payload, now - own * DAY)
        if (batch > 0) removed[key] = (removed[key] ?? 0) + batch
        // On SQLite awaiting a statement does not yield the event loop (decision 025).
        await turn()
      }
    } catch (error) {
      if (!onError) throw error
      onError(error, key)
    }
  }
  const ended = stopped() ? null : moment(now)
  await runStatement(
    payload,
    sql`update ${privacyRuns} set ${privacyRuns.ended_at} = ${ended},
      ${privacyRuns.removed} = ${JSON.stringify(removed)} where ${privacyRuns.id} = ${Number(row?.id)}
      returning ${privacyRuns.id}`,
  )
  await runStatement(
    payload,
    sql`delete from ${privacyRuns} where ${privacyRuns.started_at} < ${moment(now - RUNS_KEPT * DAY)}`,
  )
  return removed
}
