/** The queue as the worker settles it, many rows a statement, and what it notes of how that goes. */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { settle } from '../../cms/queue/settle'
import { moment, runStatement } from '../../cms/statements'
import { hitQueue } from './queue'

/** What a fault may say of itself. */
const MAX_ERROR = 300

/** To be tried again at once, or when the pause of the upstream is over. */
export async function putBack(payload: BasePayload, ids: readonly number[], now: number): Promise<void> {
  if (ids.length === 0) return
  await settle(
    payload,
    hitQueue,
    ids.map((id) => ({ id, state: 'waiting', dueAt: now, counts: true })),
    now,
  )
}

/** What visits are known of visitors whose day is over. */
export async function dropVisits(payload: BasePayload, lastBefore: number): Promise<void> {
  await runStatement(payload, sql`delete from forwarded_visits where last_at < ${lastBefore}`)
}

/** What waits for another upstream than the chosen one is of no use to anybody; without one, all of it. */
export async function dropOthers(payload: BasePayload, upstream: string | undefined): Promise<void> {
  const other = upstream === undefined ? sql`` : sql`and upstream <> ${upstream}`
  await runStatement(payload, sql`delete from forwarded_hits where state = 'waiting' ${other}`)
}

/** What is too old, and what nobody knows the end of. How many, by upstream. */
export async function dropLost(payload: BasePayload, storedBefore: number): Promise<ReadonlyMap<string, number>> {
  const rows = await runStatement(
    payload,
    sql`delete from forwarded_hits where state = 'uncertain'
      or (state = 'waiting' and created_at < ${moment(storedBefore)}) returning upstream`,
  )
  const lost = new Map<string, number>()
  for (const { upstream } of rows) lost.set(String(upstream), (lost.get(String(upstream)) ?? 0) + 1)
  return lost
}

async function note(
  payload: BasePayload,
  upstream: string,
  { sent = 0, lost = 0, sets }: { sent?: number; lost?: number; sets: SQL },
): Promise<void> {
  await runStatement(
    payload,
    sql`insert into forwarding_states (upstream, sent, lost) values (${upstream}, 0, 0)
      on conflict (upstream) do nothing`,
  )
  await runStatement(
    payload,
    sql`update forwarding_states set sent = sent + ${sent}, lost = lost + ${lost} ${sets} where upstream = ${upstream}`,
  )
}

export const recordDelivery = (payload: BasePayload, upstream: string, sent: number, now: number) =>
  note(payload, upstream, { sent, sets: sql`, sent_at = ${moment(now)}` })

export const recordLoss = (payload: BasePayload, upstream: string, lost: number) =>
  note(payload, upstream, { lost, sets: sql`` })

export const recordError = (payload: BasePayload, upstream: string, error: string, now: number) =>
  note(payload, upstream, { sets: sql`, error = ${error.slice(0, MAX_ERROR)}, error_at = ${moment(now)}` })
