/** A form as its draft would look on a page, for staff beside the editor. */
import { Body } from '../../blocks/Body'
import { readBody } from '../../blocks/readBody'
import { blockStyles } from '../../blocks/styles'
import type { Routes, Runtime } from '../../web/feature'
import { staffPreview } from '../../web/staffPreview'
import { FORM_PREVIEW } from './previewPath'
import { FORMS } from './slugs'

export function previewRoutes(router: Routes, runtime: Runtime): void {
  const { payload, renderPage } = runtime
  staffPreview(router, runtime, `${FORM_PREVIEW}/:id`, async ({ id, locale }) => {
    if (!Number.isSafeInteger(id)) return null
    const form = await payload.findByID({ collection: FORMS, id, draft: true, depth: 0, locale, disableErrors: true })
    if (!form) return null
    return renderPage(
      { locale, path: '/' },
      async ({ site, reader }) => {
        const body = await readBody([{ blockType: 'form', heading: form.name, form }], reader, 'live')
        return {
          kind: 'page',
          meta: { title: form.name, noindex: true },
          styles: blockStyles(body),
          content: <Body body={body} site={site} preview="live" />,
        }
      },
      { preview: 'live' },
    )
  })
}
