/** `GET /preview/pages/:id/check?locale=nb&language=nb` → `{ findings: [{ text, serious, block? }] }`, for staff. */
import { hasRole } from '../../../content/access/roles'
import { fill } from '../../../content/fill'
import { defaultLocale, isLocale } from '../../../content/locales'
import type { Routes, Runtime } from '../../../site/feature'
import { drawDraft } from '../preview/draft'
import { checkPage } from './checkPage'
import { type CheckMessage, checkMessages } from './messages'

/** Good to know; the others keep somebody from reading the page or finding the way. */
const advice: readonly CheckMessage[] = ['noDescription', 'largePicture']

export function checkRoutes(router: Routes, runtime: Runtime): void {
  const { payload } = runtime
  router.get('/preview/pages/:id/check', async (context) => {
    const { user } = await payload.auth({ headers: context.req.raw.headers })
    if (!hasRole(user, 'administrator', 'editor', 'marketer')) return context.json({ findings: [] }, 403)
    const asked = context.req.query('locale')
    const locale = isLocale(asked) ? asked : defaultLocale
    const language = context.req.query('language') === 'en' ? 'en' : 'nb'
    const id = Number(context.req.param('id'))
    const drawn = await drawDraft(runtime, id, locale)
    // As it is stored in this language: a Norwegian alternative text is none on an English page.
    const page =
      drawn &&
      (await payload.findByID({
        collection: 'pages',
        id,
        draft: true,
        depth: 2,
        locale,
        fallbackLocale: false,
        disableErrors: true,
      }))
    if (!drawn || !page) return context.json({ findings: [] }, 404)
    const findings = await checkPage({ page, ...drawn, language }, runtime)
    return context.json(
      {
        findings: findings.map(({ kind, values, block }) => ({
          text: fill(checkMessages[kind][language], values),
          serious: !advice.includes(kind),
          ...(block === undefined ? {} : { block }),
        })),
      },
      200,
      { 'cache-control': 'private, no-store' },
    )
  })
}
