/** What search engines and language models ask for: the site map, the rules for robots, and the site in brief. */
import type { Feature } from '../../web/feature'
import { withSearchEngineField } from '../../web/searchEngineSettings'
import { llmsField, llmsRoutes } from './llms'
import { robotsRoutes } from './robots'
import { siteMapRoutes } from './siteMap'

export const siteMapFeature: Feature = {
  name: 'siteMap',
  routes(routes, runtime) {
    siteMapRoutes(routes, runtime)
    robotsRoutes(routes, runtime)
    llmsRoutes(routes, runtime)
  },
  cms: { global: (global) => withSearchEngineField(global, llmsField) },
}
