/** Outgoing e-mails, stored so that none is lost. */
import type { Feature } from '../../web/feature'
import { emails } from './collections'
import { emailQueue } from './emailQueue'
import { outboxData } from './personalData'
import { undeliveredEmails } from './undelivered'
import { startOutbox } from './worker'

export { deleteEmails } from './deleteEmails'
export { deleteSentEmails } from './deleteSent'
export { type Email, enqueueEmail } from './enqueue'
export type { EmailPart } from './mail/emailContent'
export { undeliveredRows } from './undelivered'

export const outboxFeature: Feature = {
  name: 'outbox',
  collections: [emails],
  personalData: [outboxData],
  undelivered: [undeliveredEmails],
  queues: [emailQueue],
  work: startOutbox,
}
