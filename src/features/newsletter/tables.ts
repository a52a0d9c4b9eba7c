/** The feature's tables in statements. */
import { table } from '../../cms/tables'

export const consentEvents = table('consent_events')
export const newsletterCounters = table('newsletter_counters')
export const pendingActivations = table('pending_activations')
export const subscribers = table('subscribers')
export const subscriptions = table('subscriptions')
export const suppressedNumbers = table('suppressed_numbers')
