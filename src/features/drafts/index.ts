/** Drafts of pages: previewed beside the form, shared by a link, and checked before they are published. */
import type { Feature } from '../../web/feature'
import { checkRoutes } from './check/routes'
import { previewRoutes } from './previewRoutes'
import { texts } from './texts'
import { previewSecretTexts } from './token'
import { withDrafts } from './withDrafts'

export const draftsFeature: Feature = {
  name: 'drafts',
  texts,
  routes(routes, runtime) {
    previewRoutes(routes, runtime)
    checkRoutes(routes, runtime)
  },
  cms: { collection: (collection, { draftPages }) => withDrafts(collection, draftPages) },
  secretTexts: previewSecretTexts,
}
