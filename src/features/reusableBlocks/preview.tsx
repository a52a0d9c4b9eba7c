/** A reusable block as its draft would look on a page, for staff beside the form. */
import { Body } from '../../blocks/Body'
import { markEmptyPlaces } from '../../blocks/emptyPlaces'
import { readBody } from '../../blocks/readBody'
import { blockStyles } from '../../blocks/styles'
import { declaredIn } from '../../web/declared'
import type { Routes, Runtime } from '../../web/feature'
import { staffPreview } from '../../web/staffPreview'
import { REUSABLE_PREVIEW } from './previewPath'
import { REUSABLE_BLOCKS } from './slug'

export function previewRoutes(router: Routes, runtime: Runtime): void {
  const { payload, renderPage } = runtime
  staffPreview(router, runtime, `${REUSABLE_PREVIEW}/:id`, async ({ id, locale, hasPlaces }) => {
    if (!Number.isSafeInteger(id)) return null
    const draft = await payload.findByID({
      collection: REUSABLE_BLOCKS,
      id,
      draft: true,
      depth: 2,
      locale,
      disableErrors: true,
    })
    if (!draft) return null
    return renderPage(
      { locale, path: '/' },
      async ({ site, reader }) => {
        if (hasPlaces) markEmptyPlaces(draft.body ?? [], declaredIn(payload).blocks)
        const body = await readBody(draft.body, reader, 'live')
        return {
          kind: 'page',
          meta: { title: draft.name, noindex: true },
          styles: blockStyles(body),
          content: <Body body={body} site={site} preview="live" />,
        }
      },
      { preview: 'live' },
    )
  })
}
