/** Saved views: what a list shows (filters, words, order, columns), kept under a name, for oneself or for all. */
import type { Feature } from '../../web/feature'
import { savedViews, withSavedViews } from './collections'
import { viewsData } from './personalData'

export const savedViewsFeature: Feature = {
  name: 'savedViews',
  collections: [savedViews],
  cms: { collection: withSavedViews },
  personalData: [viewsData],
}
