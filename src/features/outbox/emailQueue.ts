/** The queue of e-mails. */
import type { Queue } from '../../cms/queue/queue'
import { enumOf, pick } from '../../cms/tables'
import { waker } from '../../platform/services'
import { emails } from './tables'

const columns = pick(emails, 'key', 'to', 'reply_to', 'subject', 'text', 'html')

export type EmailColumn = keyof typeof columns

export const emailQueue: Queue<EmailColumn> = {
  name: 'email',
  table: emails,
  columns,
  order: [emails.due_at, emails.id],
  marks: 'at claim',
  stateType: enumOf('emails', 'state'),
  has: pick(emails, 'updated_at', 'reported_at'),
  waker: waker(),
}
