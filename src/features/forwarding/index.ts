/** Forwards visitor events to another service, if the administrator chose one and the visitor consented. */
import type { Feature } from '../../web/feature'
import { hitForwarding } from '../analytics'
import { forwardedHits, forwardedVisits, forwardingStates } from './collections'
import { forwardingSettings } from './globals'
import { hitQueue } from './hitQueue'
import { forwardingData } from './personalData'
import { forwardHits } from './store'
import { undeliveredHits } from './undelivered'
import { startForwarding } from './worker'

export { type UpstreamName, upstreamNames, upstreamNeedsConsent, upstreamOf } from './chosenUpstream'
export { FORWARDING_TAG, readForwarding } from './settings'

export const forwardingFeature: Feature = {
  name: 'forwarding',
  collections: [forwardedHits, forwardedVisits, forwardingStates],
  globals: [forwardingSettings],
  // Events are also collected by processes that run no worker (`ROLE=web`).
  routes: (_, { payload }) => hitForwarding.provide(payload, (hits) => forwardHits(payload, hits)),
  personalData: [forwardingData],
  undelivered: [undeliveredHits],
  queues: [hitQueue],
  work: startForwarding,
}
