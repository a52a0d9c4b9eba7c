/** What must not be lost on its way out of the program. */
import type { Feature } from '../../web/feature'
import { emails } from './collections'
import { outboxData } from './personalData'
import { undeliveredEmails } from './undelivered'
import { startOutbox } from './worker'

export { deleteEmails as forgetEmails } from './deleteEmails'
export { deleteSentEmails as forgetSentLetters } from './deleteSent'
export { emailTemplate as letter, type LetterPart } from './emailTemplate'
export { type Email, enqueueEmail } from './enqueue'
export { undeliveredRows } from './undelivered'

export const outboxFeature: Feature = {
  name: 'outbox',
  collections: [emails],
  personalData: [outboxData],
  undelivered: [undeliveredEmails],
  work: startOutbox,
}
