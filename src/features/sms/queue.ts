/** The queue of SMS. Its rows stand in the queues of campaigns, or before them. */
import { sql } from 'drizzle-orm'
import type { Queue } from '../../cms/queue/queue'
import { waker } from '../../platform/services'

export const smsQueue: Queue = {
  table: 'sms_messages',
  columns: ['to', 'text', 'sender', 'subscriber'],
  // Not by id as well: an index gives this order for nothing, and a million messages may be due at the same moment.
  order: ['due_at'],
  marks: 'before call',
  mayBeSent: sql`(queue_id is null or queue_id in (select id from sms_queues where state = 'open'))`,
  stateType: 'enum_sms_messages_state',
  has: ['reported_at', 'reference'],
  reported: ['delivered', 'failed'],
  // A code is not sent again: its text is not kept.
  repeatable: sql`state in ('failed', 'uncertain', 'cancelled') and coalesce(secret, false) = false`,
  waker: waker(),
}
