/** Puts messages in the queue: stored before they are sent, and once for each key however often they are asked for. */
import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { wakeQueue } from '../../cms/queue/worker'
import { recordset } from '../../cms/recordset'
import { moment, runStatement, storable } from '../../cms/statements'
import { segmentsOf } from '../../lib/smsSegments'
import { smsQueue } from './queue'
import { isIn } from './states'

export interface Sms {
  /** What is sent once: `campaign:12:+4741234567`. */
  key: string
  /** E.164. */
  to: string
  text: string
  sender?: string | undefined
  /** Id in `smsQueues`; without one it goes before all queues. */
  queue?: number | undefined
  subscriber?: number | undefined
  /** Not before (milliseconds). */
  dueAt?: number | undefined
}

/** Rows of one statement. */
const LOT = 1000

/** Also when a queue is opened again. */
export function wakeSms(payload: BasePayload): void {
  wakeQueue(payload, smsQueue)
}

/** True when it was not in the queue before. */
export async function enqueueSms(payload: BasePayload, sms: Sms, now: number): Promise<boolean> {
  return (await enqueueMany(payload, [sms], now)) > 0
}

const columns = {
  key: 'text',
  to: 'text',
  text: 'text',
  sender: 'text',
  queue: 'integer',
  subscriber: 'integer',
  due: 'moment',
  segments: 'integer',
} as const

/** How many were new. */
export async function enqueueMany(payload: BasePayload, list: readonly Sms[], now: number): Promise<number> {
  const at = moment(now)
  let added = 0
  for (let from = 0; from < list.length; from += LOT) {
    // On SQLite awaiting a statement does not turn the event loop (decision 025).
    await turn()
    const rows = list.slice(from, from + LOT).map((sms) => ({
      key: sms.key,
      to: sms.to,
      text: storable(sms.text),
      sender: sms.sender ?? null,
      queue: sms.queue ?? null,
      subscriber: sms.subscriber ?? null,
      due: moment(sms.dueAt ?? now),
      segments: Math.max(1, segmentsOf(sms.text).segments),
    }))
    const inserted = await runStatement(
      payload,
      // `where true`: SQLite would else take `on` for the condition of a join.
      sql`insert into sms_messages (key, "to", text, sender, queue_id, subscriber, state, attempts, segments, queued_at, due_at)
        select n.key, n."to", n.text, n.sender, n.queue, n.subscriber, 'waiting', 0, n.segments, ${at}, n.due
        from ${recordset(payload, 'n', columns, rows)} where true
        on conflict (key) do nothing returning id`,
    )
    added += inserted.length
  }
  if (added > 0) wakeSms(payload)
  return added
}

/** Takes back what still waits in queues for this number; how many that were. */
export async function withdrawWaiting(payload: BasePayload, to: string): Promise<number> {
  const rows = await runStatement(
    payload,
    sql`update sms_messages set state = 'cancelled' where "to" = ${to} and ${isIn('state', 'waiting')} and queue_id is not null
      returning id`,
  )
  return rows.length
}

/** Deletes what was sent to a number and what came from it; only what is with the gateway this moment is left. */
export async function deleteNumber(payload: BasePayload, number: string): Promise<void> {
  await runStatement(payload, sql`delete from sms_messages where "to" = ${number} and state <> 'sending' returning id`)
  await runStatement(payload, sql`delete from sms_inbound where "from" = ${number} returning id`)
}
