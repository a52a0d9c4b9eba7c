/** Analytics: what leads visitors to a dealer, without following anyone. */
import type { Feature } from '../../site/feature'
import { analyticsCounts, analyticsEvents, analyticsSalts, analyticsVisitors } from './collections'
import { analyticsSettings } from './globals'

export { dayOf, hourOf } from './counting/periods'
export { insightGroup } from './globals'
export { type Dimension, type Measure, OTHERS } from './measures'

export const analyticsFeature: Feature = {
  name: 'analytics',
  collections: [analyticsEvents, analyticsCounts, analyticsVisitors, analyticsSalts],
  globals: [analyticsSettings],
}
