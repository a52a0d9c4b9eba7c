/** Queries of the worker on the rows of `sms_messages`. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { type Claim, claimDue } from '../../cms/queue/queue'
import { amongIds } from '../../cms/queue/rows'
import { numberIn, textIn } from '../../cms/rows'
import { moment, runStatement } from '../../cms/statements'
import { alias, select } from '../../cms/tables'
import { type SmsColumn, smsQueue } from './smsQueue'
import { isIn } from './states'
import { smsMessages, smsQueues } from './tables'

const q = alias(smsQueues, 'q')
const m = alias(smsMessages, 'm')

export interface TakenSms {
  id: number
  to: string
  text: string
  sender: string | undefined
  subscriber: number | undefined
  /** Attempts before this one. */
  attempts: number
}

const takenOf = ({ id, attempts, row }: Claim<SmsColumn>): TakenSms => ({
  id,
  to: textIn(row.to),
  text: textIn(row.text),
  sender: textIn(row.sender) || undefined,
  subscriber: numberIn(row.subscriber),
  attempts,
})

/** Claims due messages of one queue, or of none. */
export async function takeDue(
  payload: BasePayload,
  queue: number | undefined,
  claim: { now: number; leaseMs: number; limit: number },
): Promise<TakenSms[]> {
  const only = queue === undefined ? sql`${smsMessages.queue_id} is null` : sql`${smsMessages.queue_id} = ${queue}`
  return (await claimDue(payload, smsQueue, { ...claim, only })).map(takenOf)
}

/** Queues with due messages. */
export async function queuesDue(payload: BasePayload, now: number, night: boolean): Promise<number[]> {
  const awake = night ? sql`and coalesce(${q.rests_at_night}, false) = false` : sql``
  const rows = await runStatement(
    payload,
    select(
      { id: q.id },
      sql`from ${q} where ${q.state} = 'open' ${awake} and exists (select 1 from ${m}
        where ${m.queue_id} = ${q.id} and ${m.state} = 'waiting' and ${m.due_at} <= ${moment(now)}) order by ${q.id}`,
    ),
  )
  return rows.map(({ id }) => Number(id))
}

export async function cancel(payload: BasePayload, ids: readonly number[], error: string): Promise<void> {
  await runStatement(
    payload,
    sql`update ${smsMessages} set ${smsMessages.state} = 'cancelled', ${smsMessages.lease_until} = null,
      ${smsMessages.error} = ${error} where ${amongIds(payload, smsMessages, ids)}
      and ${isIn(smsMessages, 'waiting')}`,
  )
}
