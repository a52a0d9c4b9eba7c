/** Insights: the admin's reports on the counts of analytics. */
import type { Feature } from '../../web/feature'
import { insightSamples } from './collections'
import { insights } from './globals'
import { searchesWithoutHits } from './tasks'

export const insightsFeature: Feature = {
  name: 'insights',
  collections: [insightSamples],
  globals: [insights],
  demo: async (payload, now) => (await import('./demo/store')).storeSampleVisits(payload, now),
  admin: {
    tasks: [searchesWithoutHits],
    dashboard: ['/src/features/insights/admin/InsightSummary#InsightSummary'],
    views: {
      insights: { path: '/insights', Component: '/src/features/insights/admin/ShortAddress#ShortAddress' },
    },
  },
}
