/** The queue of SMS. A message belongs to the queue of a campaign, or to none and is sent first. */
import { sql } from 'drizzle-orm'
import type { Queue } from '../../cms/queue/queue'
import { enumOf, pick } from '../../cms/tables'
import { waker } from '../../platform/services'
import { smsMessages, smsQueues } from './tables'

const { queue_id, state } = smsMessages
const columns = pick(smsMessages, 'to', 'text', 'sender', 'subscriber')

export type SmsColumn = keyof typeof columns

export const smsQueue: Queue<SmsColumn> = {
  name: 'sms',
  table: smsMessages,
  columns,
  // Not by id as well: an index gives this order at no cost, and a million messages may be due at the same moment.
  order: [smsMessages.due_at],
  marks: 'before call',
  mayBeSent: sql`(${queue_id} is null
    or ${queue_id} in (select ${smsQueues.id} from ${smsQueues} where ${smsQueues.state} = 'open'))`,
  stateType: enumOf('sms_messages', 'state'),
  has: pick(smsMessages, 'reported_at', 'reference'),
  reported: ['delivered', 'failed'],
  // A code is not sent again: its text is not stored.
  repeatable: sql`${state} in ('failed', 'uncertain', 'cancelled') and coalesce(${smsMessages.secret}, false) = false`,
  waker: waker(),
}
