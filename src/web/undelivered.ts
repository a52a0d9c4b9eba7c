/**
 * Messages that a feature could not deliver, or of which it does not know. Each feature that sends declares its own;
 * the configuration carries the declarations to `features/undelivered`, which shows and reports them without knowing
 * the features.
 */
import type { BasePayload } from 'payload'
import type { Role } from '../cms/access/roles'
import type { Localised } from '../lib/locales'

export interface UndeliveredCount {
  failed: number
  /** Handed over, result unknown: may have arrived. */
  uncertain: number
}

export interface Undelivered {
  key: string
  name: Localised
  /** The admin's screen that lists them, with a filter for them. */
  href: string
  /** Roles that may open that screen. */
  seenBy: readonly Role[]
  /** The current count. */
  count(payload: BasePayload): Promise<UndeliveredCount>
  /** What was not reported yet. `settle` is called once the report is in the outbox. */
  unreported(payload: BasePayload, now: number): Promise<{ count: UndeliveredCount; settle(): Promise<void> }>
}

/**
 * Prefix of the keys of e-mails that report undelivered messages: if such an e-mail is itself not delivered, it is
 * shown in the admin and reported by no further e-mail.
 */
export const REPORT_PREFIX = 'undelivered:'
