/**
 * What a feature could not deliver, or does not know whether it did. Each feature that sends declares its own; the
 * configuration carries the declarations to `features/undelivered`, which shows and reports them and knows no other
 * feature that sends.
 */
import type { BasePayload } from 'payload'
import type { Role } from '../cms/access/roles'
import type { Localised } from '../lib/locales'

export interface UndeliveredCount {
  failed: number
  /** Handed over, with an unknown end: may have arrived. */
  uncertain: number
}

export interface Undelivered {
  key: string
  name: Localised
  /** The admin's screen that lists them, filtered to them. */
  href: string
  /** Who may open that screen. */
  seenBy: readonly Role[]
  /** As things stand now. */
  count(payload: BasePayload): Promise<UndeliveredCount>
  /** What nobody was told of yet. `settle` is called once that is in the outbox. */
  unreported(payload: BasePayload, now: number): Promise<{ count: UndeliveredCount; settle(): Promise<void> }>
}

/**
 * Begins the keys of the e-mails that report undelivered messages: such an e-mail that is not delivered itself is shown
 * in the admin and reported by no further e-mail.
 */
export const REPORT_PREFIX = 'undelivered:'
