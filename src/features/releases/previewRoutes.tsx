/**
 * The site with the drafts of a release in the place of what is published, for staff: any page, by its own path, and what
 * scripts ask for.
 */
import type { DraftOverlay } from '../../cms/draftOverlay'
import { splitLocale } from '../../lib/locales'
import { readable } from '../../lib/readable'
import { declaredIn } from '../../web/declared'
import type { Routes, Runtime } from '../../web/feature'
import { staffPreview } from '../../web/staffPreview'
import { refsIn } from './documents'
import { PreviewBar } from './PreviewBar'
import barStyles from './previewBar.css?inline'
import { previewOf, RELEASE_PREVIEW } from './previewPath'
import { RELEASES } from './slugs'

/** Before the path of the page: nothing, the two of the preview, the id. */
const SEGMENTS = previewOf(1, '/').split('/').length - 1

function overlayOf(documents: unknown): DraftOverlay {
  const overlay = new Map<string, Set<number>>()
  for (const { collection, id } of refsIn(documents))
    overlay.set(collection, (overlay.get(collection) ?? new Set()).add(id))
  return overlay
}

/** A name that comes several times has its values in one, as for visitors. */
const queryIn = ({ searchParams }: URL): Record<string, string> =>
  Object.fromEntries([...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name).join(',')]))

export function previewRoutes(router: Routes, runtime: Runtime): void {
  const { payload, read, renderWithDrafts, isRoute, siteUrl } = runtime
  staffPreview(router, runtime, `${RELEASE_PREVIEW}/:id/*`, async ({ id, url }) => {
    if (!Number.isSafeInteger(id)) return null
    const release = await payload.findByID({ collection: RELEASES, id, draft: true, depth: 0, disableErrors: true })
    if (!release) return null
    // As pages know their paths.
    const shown = readable(`/${url.pathname.split('/').slice(SEGMENTS).join('/')}`)
    const documents = overlayOf(release.documents)
    const called = declaredIn(payload).answers.find((answer) => answer.path === shown)
    if (called) {
      const { status = 200, body } = await called.answer(queryIn(url), (locale) => read(locale, { documents }))
      return Response.json(body, { status, headers: { 'cache-control': 'private, no-store' } })
    }
    // A feed, a form's answer, what an order asks for: as visitors have it.
    if (isRoute(shown))
      return new Response(null, { status: 302, headers: { location: shown + url.search, 'cache-control': 'no-store' } })
    const { locale, path } = splitLocale(shown)
    const rendered = await renderWithDrafts(
      { locale, path, query: queryIn(url) },
      {
        documents,
        bar: {
          content: <PreviewBar release={{ id, title: release.title }} path={shown + url.search} locale={locale} />,
          styles: barStyles,
        },
      },
    )
    if (rendered.kind === 'page') return rendered
    const to = new URL(rendered.to, siteUrl)
    return to.origin === siteUrl ? { ...rendered, to: previewOf(id, to.pathname + to.search + to.hash) } : rendered
  })
}
