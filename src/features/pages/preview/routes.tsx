/** Drafts as they will be published: beside the editor, and by a link that can be shared. */
import type { Context } from 'hono'
import { hasRole } from '../../../content/access/roles'
import { defaultLocale, isLocale, type Locale } from '../../../content/locales'
import type { Page } from '../../../content/types'
import type { PageRequest, Routes, Runtime } from '../../../site/feature'
import type { PreviewKind } from '../../../site/meta'
import { FRONT_PAGE } from '../../../site/pageTree'
import { personalHeaders } from '../../../site/policy'
import { drawPage } from '../pageRoute'
import { readPreviewToken } from './token'

async function readDraft(id: number, { reader }: PageRequest): Promise<Page | null> {
  const page = await reader.payload.findByID({
    collection: 'pages',
    id,
    draft: true,
    depth: 2,
    locale: reader.locale,
    disableErrors: true,
  })
  if (!page) return null
  // Other pages that this one embeds are shown as they are published, not as their own drafts.
  const body = await Promise.all(
    (page.body ?? []).map(async (block) => {
      if (block.blockType !== 'embeddedPage') return block
      const embedded = typeof block.page === 'object' ? block.page?.id : block.page
      return { ...block, page: (embedded && (await reader.byId('pages', embedded))) || embedded }
    }),
  )
  return { ...page, body } as Page
}

function draftAddress(page: Page, { site }: PageRequest): string {
  if (page.slug === FRONT_PAGE) return '/'
  const parent = typeof page.parent === 'object' ? page.parent?.id : page.parent
  const above = parent ? (site.tree.path(parent) ?? '') : ''
  return `${above}/${page.slug}`
}

export function previewRoutes(router: Routes, { payload, secret, renderPage }: Runtime): void {
  async function show(context: Context, id: number, locale: Locale, preview: PreviewKind): Promise<Response> {
    const rendered = await renderPage(
      { locale, path: '/' },
      async (request) => {
        const page = Number.isSafeInteger(id) ? await readDraft(id, request) : null
        return page ? drawPage(page, { ...request, path: draftAddress(page, request) }, preview) : expired(request)
      },
      { preview },
    )
    const headers = personalHeaders(rendered.needs)
    return context.body(rendered.html, rendered.status as 200, headers)
  }

  router.get('/preview/pages/:id', async (context) => {
    const { user } = await payload.auth({ headers: context.req.raw.headers })
    if (!hasRole(user, 'administrator', 'editor', 'marketer'))
      return context.redirect(`/admin/login?redirect=${encodeURIComponent(context.req.path)}`, 302)
    const locale = context.req.query('locale')
    return show(context, Number(context.req.param('id')), isLocale(locale) ? locale : defaultLocale, 'live')
  })

  router.get('/preview/shared/:token', async (context) => {
    const grant = readPreviewToken(context.req.param('token'), secret, Date.now())
    return show(context, grant?.page ?? Number.NaN, grant?.locale ?? defaultLocale, 'shared')
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
