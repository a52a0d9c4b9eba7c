/** What must not be lost on its way out of the program. */
import type { Feature } from '../../site/feature'
import { emails } from './collections'
import { outboxData } from './personalData'
import { undeliveredEmails } from './undelivered'
import { startOutbox } from './worker'

export { delayAfter, MAX_ATTEMPTS, ofMessage, ofServer } from './backoff'
export { type Email, enqueueEmail } from './enqueue'
export { forgetEmails } from './forget'
export { forgetSentLetters } from './forgetSent'
export { type Claim, claimDue, findAbandoned, type LeaseTable } from './lease'
export { type LetterPart, letter } from './letter'
export { undeliveredRows } from './undelivered'

export const outboxFeature: Feature = {
  name: 'outbox',
  collections: [emails],
  personalData: [outboxData],
  undelivered: [undeliveredEmails],
  work: startOutbox,
}
