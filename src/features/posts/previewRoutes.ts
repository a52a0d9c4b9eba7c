/** A post's draft as it will be published, for staff beside the form. */
import { readBody } from '../../blocks/readBody'
import type { Routes, Runtime } from '../../web/feature'
import { postPath } from '../../web/links'
import { staffPreview } from '../../web/staffPreview'
import { withPublishedParts } from '../pages'
import { drawPost } from './post/postRoute'
import { postPreviewRoute } from './preview'
import { POSTS } from './slugs'

export function previewRoutes(router: Routes, runtime: Runtime): void {
  const { payload, renderPage } = runtime
  staffPreview(router, runtime, postPreviewRoute, async ({ id, locale }) => {
    if (!Number.isSafeInteger(id)) return null
    const draft = await payload.findByID({ collection: POSTS, id, draft: true, depth: 2, locale, disableErrors: true })
    if (!draft) return null
    return renderPage(
      { locale, path: '/' },
      async ({ site, reader }) => {
        const body = await readBody(await withPublishedParts(draft.body, reader), reader)
        return drawPost(draft, body, { path: postPath(draft, site), site, reader }, 'live')
      },
      { preview: 'live' },
    )
  })
}
