/**
 * Drafts: a press on publish is never lost to an autosave; those of pages are previewed beside the form, shared by a
 * link, and checked before they are published.
 */
import type { Feature } from '../../web/feature'
import { checkRoutes } from './check/routes'
import { previewRoutes } from './previewRoutes'
import { texts } from './texts'
import { previewSecretTexts } from './token'
import { withDrafts, withGlobalKeptPress, withKeptPress } from './withDrafts'

export { type DeadLink, findDeadLinks, pathExists } from './check/deadLinks'

export const draftsFeature: Feature = {
  name: 'drafts',
  texts,
  routes(routes, runtime) {
    previewRoutes(routes, runtime)
    checkRoutes(routes, runtime)
  },
  cms: {
    collection: (collection, { draftPages }) => withDrafts(withKeptPress(collection), draftPages),
    global: withGlobalKeptPress,
  },
  secretTexts: previewSecretTexts,
}
