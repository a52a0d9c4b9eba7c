/** The rows of `sms_messages` as the worker sees them. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { type Claim, claimDue } from '../../cms/queue/queue'
import { amongIds } from '../../cms/queue/rows'
import { numberIn, textIn } from '../../cms/rows'
import { moment, runStatement } from '../../cms/statements'
import { smsQueue } from './queue'
import { isIn } from './states'

export interface Taken {
  id: number
  to: string
  text: string
  sender: string | undefined
  subscriber: number | undefined
  /** Before this one. */
  attempts: number
}

const takenOf = ({ id, attempts, row }: Claim): Taken => ({
  id,
  to: textIn(row.to),
  text: textIn(row.text),
  sender: textIn(row.sender) || undefined,
  subscriber: numberIn(row.subscriber),
  attempts,
})

/** Claims what is due of one queue or of none. */
export async function takeDue(
  payload: BasePayload,
  queue: number | undefined,
  claim: { now: number; leaseMs: number; limit: number },
): Promise<Taken[]> {
  const only = queue === undefined ? sql`queue_id is null` : sql`queue_id = ${queue}`
  return (await claimDue(payload, smsQueue, { ...claim, only })).map(takenOf)
}

/** Queues in which something is due. */
export async function queuesDue(payload: BasePayload, now: number, night: boolean): Promise<number[]> {
  const awake = night ? sql`and coalesce(q.rests_at_night, false) = false` : sql``
  const rows = await runStatement(
    payload,
    sql`select q.id from sms_queues q where q.state = 'open' ${awake} and exists (select 1 from sms_messages m
      where m.queue_id = q.id and m.state = 'waiting' and m.due_at <= ${moment(now)}) order by q.id`,
  )
  return rows.map(({ id }) => Number(id))
}

export async function cancel(payload: BasePayload, ids: readonly number[], error: string): Promise<void> {
  await runStatement(
    payload,
    sql`update sms_messages set state = 'cancelled', lease_until = null, error = ${error}
      where ${amongIds(payload, ids)} and ${isIn('state', 'waiting')}`,
  )
}
