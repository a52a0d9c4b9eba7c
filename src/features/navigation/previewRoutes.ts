/** The draft of the menus around the front page, beside the editor. */
import type { Routes, Runtime } from '../../site/feature'
import { staffPreview } from '../../site/staffPreview'
import { NAVIGATION_PREVIEW } from './preview'

export function previewRoutes(router: Routes, runtime: Runtime): void {
  staffPreview(router, runtime, NAVIGATION_PREVIEW, ({ locale }) =>
    runtime.renderWithDrafts({ locale, path: '/' }, ['navigation']),
  )
}
