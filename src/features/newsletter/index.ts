/** The SMS newsletter: subscribers, their consent, and unsubscribing. */

import type { Feature } from '../../web/feature'
import { newsletterCounters, pendingActivations } from './activation/collections'
import { smsNewsletter } from './blocks/smsNewsletter'
import { DEFAULT_ENDPOINT } from './blocks/smsNewsletter/wire'
import { createCallLimits } from './calls/limits'
import { callRefusal, callRoutes } from './calls/routes'
import { subscriberGroups, subscribers, subscriptions } from './collections'
import { consentEvents, consentWordings, suppressedNumbers } from './evidence/collections'
import { NEWSLETTER_SETTINGS, newsletterSettings } from './globals'
import { leaveRoutes } from './leave/routes'
import { LEAVE_PATH, leaveSecretTexts } from './leave/token'
import { evidenceData, pendingData, subscribersData } from './personalData'
import { SUBSCRIBER_GROUPS } from './slugs'
import { texts } from './texts'
import { startNewsletterWork } from './work'

export {
  type Audience,
  mayReceive,
  type OwnSubscription,
  type Receiver,
  receiverWith,
  subscribersAfter,
  subscriptionsOf,
  surveyAudience,
} from './audience'
export { filterFields } from './filterFields'
export { NEWSLETTER_SETTINGS } from './globals'
export { openGroups } from './groups'
export { leaveHref, testLeaveHref } from './leave/token'
export { SUBSCRIBER_GROUPS } from './slugs'
export { endSubscriptions } from './subscribe'
export { consentEvents } from './tables'

export const newsletterFeature: Feature = {
  name: 'newsletter',
  reservedSegments: [LEAVE_PATH.slice(1)],
  texts,
  blocks: [smsNewsletter],
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
  routes(routes, runtime) {
    const allow = createCallLimits(runtime.payload)
    callRoutes(routes, runtime, allow)
    leaveRoutes(routes, runtime, allow)
  },
  pathOverrides: [
    {
      global: 'newsletterSettings',
      defaultPath: DEFAULT_ENDPOINT,
      chosen: async ({ payload }) =>
        (await payload.findGlobal({ slug: 'newsletterSettings', depth: 0, select: { endpoint: true } })).endpoint,
    },
  ],
  refusal: callRefusal,
  personalData: [subscribersData, evidenceData, pendingData],
  secretTexts: leaveSecretTexts,
  brandFolder: {
    lists: [{ kind: 'subscriberGroup', collection: SUBSCRIBER_GROUPS, file: 'newsletter.yaml', part: 'groups' }],
    settings: { file: 'newsletter.yaml', global: NEWSLETTER_SETTINGS },
  },
  work: startNewsletterWork,
}
