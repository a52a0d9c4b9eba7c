/** The queue of e-mails. */
import type { Queue } from '../../cms/queue/queue'
import { waker } from '../../platform/services'

export const emailQueue: Queue = {
  table: 'emails',
  columns: ['key', 'to', 'reply_to', 'subject', 'text', 'html'],
  order: ['due_at', 'id'],
  marks: 'at claim',
  stateType: 'enum_emails_state',
  has: ['updated_at', 'reported_at'],
  waker: waker(),
}
