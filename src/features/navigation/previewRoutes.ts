/** Previews the menus' draft around the front page, beside the editor. */
import type { Routes, Runtime } from '../../web/feature'
import { staffPreview } from '../../web/staffPreview'
import { NAVIGATION_PREVIEW } from './preview'
import { NAVIGATION } from './slug'

export function previewRoutes(router: Routes, runtime: Runtime): void {
  staffPreview(router, runtime, NAVIGATION_PREVIEW, ({ locale }) =>
    runtime.renderWithDrafts({ locale, path: '/' }, { globals: [NAVIGATION] }),
  )
}
