/** IndexNow: search engines hear which addresses were changed (docs/search-engines.md#indexnow). */
import type { Feature } from '../../web/feature'
import { withSearchEngineField } from '../../web/searchEngineSettings'
import { indexNowChanges } from './collections'
import { indexNowField } from './settings'

export const indexNowFeature: Feature = {
  name: 'indexNow',
  collections: [indexNowChanges],
  cms: { global: (global) => withSearchEngineField(global, indexNowField) },
}
