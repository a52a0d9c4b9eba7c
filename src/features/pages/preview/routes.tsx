/** Drafts as they will be published: beside the editor, and through a link that can be shared. */
import { BLOCK_PICTURES } from '../../../cms/fields/block'
import { defaultLocale, type Locale } from '../../../lib/locales'
import { declaredIn } from '../../../web/declared'
import type { Routes, Runtime } from '../../../web/feature'
import type { PreviewKind } from '../../../web/meta'
import type { PageRequest } from '../../../web/page'
import { personalHeaders } from '../../../web/policy'
import { staffPreview } from '../../../web/staffPreview'
import { readAndDraw } from './draft'
import { readPreviewToken } from './token'

export function previewRoutes(router: Routes, runtime: Runtime): void {
  const { secret, renderPage } = runtime
  const draw = (id: number, locale: Locale, preview: PreviewKind) =>
    renderPage(
      { locale, path: '/' },
      async (request) => (await readAndDraw(id, request, preview)) ?? expired(request),
      {
        preview,
      },
    )

  staffPreview(router, runtime, '/preview/pages/:id', ({ id, locale }) => draw(id, locale, 'live'))

  router.get('/preview/shared/:token', async (context) => {
    const grant = readPreviewToken(context.req.param('token'), secret, Date.now())
    const rendered = await draw(grant?.page ?? Number.NaN, grant?.locale ?? defaultLocale, 'shared')
    return context.body(rendered.body, rendered.status as 200, personalHeaders(rendered.needs))
  })

  router.get(`${BLOCK_PICTURES}/:file{.+\\.svg}`, (context) => {
    const type = context.req.param('file').slice(0, -'.svg'.length)
    const picture = declaredIn(runtime.payload).blocks.get(type)?.picture
    if (!picture) return context.notFound()
    return context.body(picture, 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'private, max-age=3600',
    })
  })
}

function expired({ site }: PageRequest) {
  return {
    kind: 'page' as const,
    status: 404,
    meta: { title: site.t('notFoundTitle'), noindex: true },
    content: (
      <section className="block not-found">
        <div className="text">
          <h1>{site.t('notFoundTitle')}</h1>
          <p>{site.t('previewExpired')}</p>
        </div>
      </section>
    ),
  }
}
