/** Analytics: what leads visitors to a dealer, without following anyone. */
import type { Feature } from '../../site/feature'
import { analyticsCounts, analyticsEvents, analyticsSalts, analyticsVisitors } from './collections'
import { analyticsSettings } from './globals'
import { analyticsData } from './personalData'

export { insightGroup } from './globals'

export const analyticsFeature: Feature = {
  name: 'analytics',
  collections: [analyticsEvents, analyticsCounts, analyticsVisitors, analyticsSalts],
  globals: [analyticsSettings],
  personalData: [analyticsData],
}
