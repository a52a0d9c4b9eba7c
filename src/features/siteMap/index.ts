/** What search engines ask for: the site map, and the rules for robots. */
import type { Feature } from '../../web/feature'
import { robotsRoutes } from './robots'
import { siteMapRoutes } from './siteMap'

export const siteMapFeature: Feature = {
  name: 'siteMap',
  routes(routes, runtime) {
    siteMapRoutes(routes, runtime)
    robotsRoutes(routes, runtime)
  },
}
