/** Drafts as they will be published: beside the form in the admin, and through a link that can be shared. */
import { defaultLocale } from '../../lib/locales'
import { declaredIn } from '../../web/declared'
import type { Routes, Runtime } from '../../web/feature'
import type { PageRequest } from '../../web/page'
import { personalHeaders } from '../../web/policy'
import { staffPreview } from '../../web/staffPreview'
import { previewRoute, SHARED_PREVIEW } from './addresses'
import { readAndDraw } from './draft'
import { readPreviewToken } from './token'

export function previewRoutes(router: Routes, runtime: Runtime): void {
  const { payload, secret, renderPage } = runtime
  const { draftPages } = declaredIn(payload)

  for (const page of draftPages)
    staffPreview(
      router,
      runtime,
      previewRoute(page.collection),
      ({ id, locale, hasPlaces }) =>
        renderPage(
          { locale, path: '/' },
          async (request) => (await readAndDraw(page, id, request, 'live', hasPlaces)) ?? missing(request),
          { preview: 'live' },
        ),
      page.seenBy,
    )

  router.get(`${SHARED_PREVIEW}/:token`, async (context) => {
    const grant = readPreviewToken(context.req.param('token'), secret, Date.now())
    const page = draftPages.find(({ collection }) => collection === grant?.collection)
    const rendered = await renderPage(
      { locale: grant?.locale ?? defaultLocale, path: '/' },
      async (request) => (grant && page && (await readAndDraw(page, grant.id, request, 'shared'))) || missing(request),
      { preview: 'shared' },
    )
    return context.body(rendered.body, rendered.status as 200, personalHeaders(rendered.needs))
  })
}

function missing({ site }: PageRequest) {
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
