/** Old addresses: what they lead to now, which are gone, and which visitors miss. */
import type { Feature } from '../../web/feature'
import { redirects } from './collections'
import { missedAddresses } from './missed/collection'
import { createMissedListener } from './missed/listener'
import { addressesMissed } from './missed/task'
import { startMissedCleanup } from './missed/work'
import { redirectRoute } from './route'
import { texts } from './texts'

export { REDIRECTS } from './collections'
export { type Addressed, addressedBelow, leaveSlugRedirect, publicSlug, slugRedirects } from './slugRedirects'

export const redirectsFeature: Feature = {
  name: 'redirects',
  texts,
  collections: [redirects, missedAddresses],
  pages: [redirectRoute],
  missed: createMissedListener,
  work: startMissedCleanup,
  admin: { tasks: [addressesMissed] },
}
