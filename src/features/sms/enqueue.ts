/** Enqueues messages: stored before they are sent, and once for each key however often they are enqueued. */
import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { wakeQueue } from '../../cms/queue/worker'
import { recordset } from '../../cms/recordset'
import { moment, runStatement, storable } from '../../cms/statements'
import { into } from '../../cms/tables'
import { segmentsOf } from '../../lib/smsSegments'
import { smsQueue } from './smsQueue'
import { isIn } from './states'
import { smsInbound, smsMessages } from './tables'

export interface Sms {
  /** Identifies the message, to be sent once: `campaign:12:+4741234567`. */
  key: string
  /** E.164. */
  to: string
  text: string
  sender?: string | undefined
  /** Id in `smsQueues`; without one it is sent before all queues. */
  queue?: number | undefined
  subscriber?: number | undefined
  /** Earliest time to send (milliseconds). */
  dueAt?: number | undefined
}

/** Rows per statement. */
const BATCH_SIZE = 1000

/** Also called when a queue is reopened. */
export function wakeSms(payload: BasePayload): void {
  wakeQueue(payload, smsQueue)
}

/** Returns true if it was not in the queue before. */
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

export const enqueuedColumns = [
  'key',
  'to',
  'text',
  'sender',
  'queue_id',
  'subscriber',
  'state',
  'attempts',
  'segments',
  'queued_at',
  'due_at',
] as const

/** Returns the number of new messages. */
export async function enqueueMany(payload: BasePayload, list: readonly Sms[], now: number): Promise<number> {
  const at = moment(now)
  let added = 0
  for (let from = 0; from < list.length; from += BATCH_SIZE) {
    // On SQLite, awaiting a statement does not yield to the event loop (decision 025).
    await turn()
    const rows = list.slice(from, from + BATCH_SIZE).map((sms) => ({
      key: sms.key,
      to: sms.to,
      text: storable(sms.text),
      sender: sms.sender ?? null,
      queue: sms.queue ?? null,
      subscriber: sms.subscriber ?? null,
      due: moment(sms.dueAt ?? now),
      segments: Math.max(1, segmentsOf(sms.text).segments),
    }))
    const n = recordset(payload, 'n', columns, rows)
    const inserted = await runStatement(
      payload,
      // `where true`: SQLite would otherwise parse `on` as a join condition.
      sql`insert into ${into(smsMessages, ...enqueuedColumns)}
        select ${n.key}, ${n.to}, ${n.text}, ${n.sender}, ${n.queue}, ${n.subscriber}, 'waiting', 0, ${n.segments},
          ${at}, ${n.due} from ${n} where true
        on conflict (${smsMessages.key}) do nothing returning ${smsMessages.id}`,
    )
    added += inserted.length
  }
  if (added > 0) wakeSms(payload)
  return added
}

/** Removes this number's waiting messages from queues. Returns their number. */
export async function withdrawWaiting(payload: BasePayload, to: string): Promise<number> {
  const rows = await runStatement(
    payload,
    sql`update ${smsMessages} set ${smsMessages.state} = 'cancelled' where ${smsMessages.to} = ${to}
      and ${isIn(smsMessages, 'waiting')} and ${smsMessages.queue_id} is not null returning ${smsMessages.id}`,
  )
  return rows.length
}

/** Deletes messages to and from a number, except one that is being sent. */
export async function deleteNumber(payload: BasePayload, number: string): Promise<void> {
  await runStatement(
    payload,
    sql`delete from ${smsMessages} where ${smsMessages.to} = ${number} and ${smsMessages.state} <> 'sending'
      returning ${smsMessages.id}`,
  )
  await runStatement(
    payload,
    sql`delete from ${smsInbound} where ${smsInbound.from} = ${number} returning ${smsInbound.id}`,
  )
}
