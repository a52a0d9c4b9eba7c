/** Removes what is over its time: kind by kind, in lots, so that visitors come in between. */
import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { jsonIn, momentIn } from '../../cms/rows'
import { moment, runStatement } from '../../cms/statements'
import { declaredIn } from '../../web/declared'
import { readDays } from './days'

export const DAY = 24 * 60 * 60 * 1000
/** Days that notes of runs are kept. */
const RUNS_KEPT = 400

export type Removed = Readonly<Record<string, number>>

export interface Run {
  startedAt: number
  /** Undefined: under way, or cut off. */
  endedAt: number | undefined
  removed: Removed
}

export async function lastRun(payload: BasePayload): Promise<Run | undefined> {
  const [row] = await runStatement(
    payload,
    sql`select started_at, ended_at, removed from privacy_runs order by id desc limit 1`,
  )
  if (!row) return undefined
  const removed = (jsonIn(row.removed) ?? {}) as Removed
  return { startedAt: momentIn(row.started_at), endedAt: momentIn(row.ended_at) || undefined, removed }
}

/** A kind that fails keeps the others waiting for nothing; `onError` hears of it. */
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
    sql`insert into privacy_runs (started_at, removed) values (${moment(now)}, '{}') returning id`,
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
        // On SQLite awaiting a statement does not turn the event loop (decision 025).
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
    sql`update privacy_runs set ended_at = ${ended}, removed = ${JSON.stringify(removed)} where id = ${Number(row?.id)}
      returning id`,
  )
  await runStatement(payload, sql`delete from privacy_runs where started_at < ${moment(now - RUNS_KEPT * DAY)}`)
  return removed
}
