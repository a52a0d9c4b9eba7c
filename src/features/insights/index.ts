/** Insights: the admin's reports on the counts of analytics. */
import type { Feature } from '../../web/feature'
import { insightSamples } from './collections'
import { insights } from './globals'

export { storeSamples } from './samples/store'

export const insightsFeature: Feature = {
  name: 'insights',
  collections: [insightSamples],
  globals: [insights],
  adminViews: {
    insights: { path: '/insights', Component: '/src/features/insights/admin/ShortAddress#ShortAddress' },
  },
}
