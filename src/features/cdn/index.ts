/** A CDN in front of the site: what it keeps, and purges when content changes (docs/operations.md#a-cdn-in-front). */
import type { Feature } from '../../web/feature'
import { cdnPurges } from './collections'
import { cdnMetrics } from './metrics'
import { purgeQueue } from './purgeQueue'
import { startPurges } from './worker'

export { fileAtEdge, neverAtEdge, type PageAtEdge, pagesAtEdge } from './edge'
export { followChanges } from './follow'
export { cdnUrls } from './providers/list'
export { providerNames } from './providers/names'
export { purgeEverything } from './purge'
export type { CdnSettings } from './settings'

export const cdnFeature: Feature = {
  name: 'cdn',
  collections: [cdnPurges],
  queues: [purgeQueue],
  metrics: cdnMetrics,
  admin: { dashboard: ['/src/features/cdn/admin/CdnNotice#CdnNotice'] },
  declared: ({ cdn }) => (cdn ? { cdn } : {}),
  work: startPurges,
}
