/** Analytics: counts which content leads visitors to a dealer, without identifying visitors. */
import { service } from '../../platform/services'
import type { Feature } from '../../web/feature'
import { createCollector } from './collecting/collector'
import { collectorRoutes } from './collecting/routes'
import { analyticsCounts, analyticsEvents, analyticsSalts, analyticsVisitors } from './collections'
import { analyticsSettings, isCounting } from './globals'
import { analyticsData } from './personalData'
import { startAnalyticsWork } from './work'

export { type ForwardedHit, hitForwarding } from './collecting/forwardedHit'
export { countFields } from './collections'
export { dayOf, hourOf } from './counting/periods'
export { ANALYTICS_SETTINGS } from './globals'
export { analyticsCounts } from './tables'

const collector = service(createCollector)

export const analyticsFeature: Feature = {
  name: 'analytics',
  collections: [analyticsEvents, analyticsCounts, analyticsVisitors, analyticsSalts],
  globals: [analyticsSettings],
  personalData: [analyticsData],
  routes: (routes, runtime) => collectorRoutes(routes, collector.of(runtime)),
  tracker: (runtime) => collector.of(runtime).tracker,
  isTracking: isCounting,
  work: startAnalyticsWork,
}
