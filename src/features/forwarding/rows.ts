/** Statements of the worker: settles queue rows, many at a time, and records the upstream's state. */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { settle } from '../../cms/queue/settle'
import { moment, runStatement } from '../../cms/statements'
import { into, returning } from '../../cms/tables'
import { hitQueue } from './hitQueue'
import { forwardedHits, forwardedVisits, forwardingStates } from './tables'

/** Maximum number of characters stored of an error. */
const MAX_ERROR = 300

/** Returns rows to the queue: due at once, or when the pause of the upstream is over. */
export async function putBack(payload: BasePayload, ids: readonly number[], now: number): Promise<void> {
  if (ids.length === 0) return
  await settle(
    payload,
    hitQueue,
    ids.map((id) => ({ id, state: 'waiting', dueAt: now, counts: true })),
    now,
  )
}

/** Deletes the visits of visitors whose day is over. */
export async function dropVisits(payload: BasePayload, lastBefore: number): Promise<void> {
  await runStatement(payload, sql`delete from ${forwardedVisits} where ${forwardedVisits.last_at} < ${lastBefore}`)
}

/** Deletes hits for another upstream than the chosen one; without one, all hits. */
export async function dropOthers(payload: BasePayload, upstream: string | undefined): Promise<void> {
  const other = upstream === undefined ? sql`` : sql`and ${forwardedHits.upstream} <> ${upstream}`
  await runStatement(payload, sql`delete from ${forwardedHits} where ${forwardedHits.state} = 'waiting' ${other}`)
}

/** Deletes hits that are too old, and those with an unknown result. Returns their number, by upstream. */
export async function dropLost(payload: BasePayload, storedBefore: number): Promise<ReadonlyMap<string, number>> {
  const rows = await runStatement(
    payload,
    returning(
      sql`delete from ${forwardedHits} where ${forwardedHits.state} = 'uncertain'
        or (${forwardedHits.state} = 'waiting' and ${forwardedHits.created_at} < ${moment(storedBefore)})`,
      { upstream: forwardedHits.upstream },
    ),
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
    sql`insert into ${into(forwardingStates, 'upstream', 'sent', 'lost')} values (${upstream}, 0, 0)
      on conflict (${forwardingStates.upstream}) do nothing`,
  )
  await runStatement(
    payload,
    sql`update ${forwardingStates} set ${forwardingStates.sent} = ${forwardingStates.sent} + ${sent},
      ${forwardingStates.lost} = ${forwardingStates.lost} + ${lost} ${sets}
      where ${forwardingStates.upstream} = ${upstream}`,
  )
}

export const recordDelivery = (payload: BasePayload, upstream: string, sent: number, now: number) =>
  note(payload, upstream, { sent, sets: sql`, ${forwardingStates.sent_at} = ${moment(now)}` })

export const recordLoss = (payload: BasePayload, upstream: string, lost: number) =>
  note(payload, upstream, { lost, sets: sql`` })

export const recordError = (payload: BasePayload, upstream: string, error: string, now: number) =>
  note(payload, upstream, {
    sets: sql`, ${forwardingStates.error} = ${error.slice(0, MAX_ERROR)}, ${forwardingStates.error_at} = ${moment(now)}`,
  })
