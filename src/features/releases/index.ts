/** Releases: several documents that are published together at a time, and previewed together. */
import type { Feature } from '../../web/feature'
import { releases } from './collections'
import { previewRoutes } from './previewRoutes'
import { failedReleases } from './task'
import { withReleases } from './withReleases'

export const releasesFeature: Feature = {
  name: 'releases',
  collections: [releases],
  routes: previewRoutes,
  admin: { tasks: [failedReleases] },
  cms: { collection: (collection, { draftCollections }) => withReleases(collection, draftCollections) },
}
