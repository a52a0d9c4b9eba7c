/** Analytics: counts which content leads visitors to a dealer, without identifying visitors. */
import type { Feature, Runtime } from '../../web/feature'
import { type Collector, createCollector } from './collecting/collector'
import { collectorRoutes } from './collecting/routes'
import { analyticsCounts, analyticsEvents, analyticsSalts, analyticsVisitors } from './collections'
import { analyticsSettings, isCounting } from './globals'
import { analyticsData } from './personalData'
import { startAnalyticsWork } from './work'

export { dayOf, hourOf } from './counting/periods'

const collectors = new WeakMap<Runtime, Collector>()

/** The program's one. */
function collectorOf(runtime: Runtime): Collector {
  const known = collectors.get(runtime) ?? createCollector(runtime)
  collectors.set(runtime, known)
  return known
}

export const analyticsFeature: Feature = {
  name: 'analytics',
  collections: [analyticsEvents, analyticsCounts, analyticsVisitors, analyticsSalts],
  globals: [analyticsSettings],
  personalData: [analyticsData],
  routes: (routes, runtime) => collectorRoutes(routes, collectorOf(runtime)),
  tracker: (runtime) => collectorOf(runtime).tracker,
  isTracking: isCounting,
  work: startAnalyticsWork,
}
