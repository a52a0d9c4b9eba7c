/** IndexNow: search engines hear which addresses were changed (docs/search-engines.md#indexnow). */
import type { Feature } from '../../web/feature'
import { withSearchEngineField } from '../../web/searchEngineSettings'
import { changeQueue } from './changeQueue'
import { indexNowChanges } from './collections'
import { keyRoute } from './key'
import { rememberChanges, withRememberedPaths } from './remember'
import { indexNowField } from './settings'
import { undeliveredChanges } from './undelivered'
import { startReports } from './worker'

export { indexNowKey } from './key'
export { indexNowEndpoint } from './worker'

export const indexNowFeature: Feature = {
  name: 'indexNow',
  collections: [indexNowChanges],
  queues: [changeQueue],
  undelivered: [undeliveredChanges],
  routes(routes, runtime) {
    keyRoute(routes, runtime)
    rememberChanges(runtime)
  },
  cms: {
    collection: (collection, { draftPages }) => withRememberedPaths(collection, draftPages),
    global: (global) => withSearchEngineField(global, indexNowField),
  },
  work: startReports,
}
