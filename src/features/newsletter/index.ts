/** The SMS newsletter: who subscribes, what they agreed to, and how they leave. */
import type { Feature } from '../../site/feature'
import { newsletterCounters, pendingActivations } from './activation/collections'
import { subscriberGroups, subscribers, subscriptions } from './collections'
import { consentEvents, consentWordings, suppressedNumbers } from './evidence/collections'
import { newsletterSettings } from './globals'

export {
  type Audience,
  countAudience,
  mayReceive,
  type OwnSubscription,
  type Receiver,
  subscribersAfter,
  subscriptionsOf,
} from './audience'
export type { Circumstances } from './evidence/note'
export { leaveHref } from './leave/token'
export { endSubscriptions } from './subscribe'

export const newsletterFeature: Feature = {
  name: 'newsletter',
  collections: [
    subscriberGroups,
    subscribers,
    subscriptions,
    consentEvents,
    consentWordings,
    suppressedNumbers,
    pendingActivations,
    newsletterCounters,
  ],
  globals: [newsletterSettings],
}
