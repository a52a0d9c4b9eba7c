/** Forwards visitor events to another service, if the administrator chose one and the visitor consented. */
import type { Feature } from '../../web/feature'
import { forwardedHits, forwardedVisits, forwardingStates } from './collections'
import { forwardingSettings } from './globals'
import { forwardingData } from './personalData'
import { undeliveredHits } from './undelivered'
import { startForwarding } from './worker'

export { type UpstreamName, upstreamNames, upstreamNeedsConsent, upstreamOf } from './chosenUpstream'
export type { Hit } from './hit'
export { FORWARDING_TAG, readForwarding } from './settings'
export { forwardHits } from './store'

export const forwardingFeature: Feature = {
  name: 'forwarding',
  collections: [forwardedHits, forwardedVisits, forwardingStates],
  globals: [forwardingSettings],
  personalData: [forwardingData],
  undelivered: [undeliveredHits],
  work: startForwarding,
}
