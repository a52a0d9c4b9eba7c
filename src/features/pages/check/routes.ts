/**
 * `GET /preview/pages/:id/check?locale=nb&language=nb` → `{ findings: [{ text, serious, block?, path? }] }`, for staff;
 * `path`: a field that must be corrected.
 */
import { initI18n } from '@payloadcms/translations'
import { type BasePayload, createLocalReq, type PayloadRequest } from 'payload'
import { hasRole, staffRoles } from '../../../cms/access/roles'
import { invalidFields } from '../../../cms/invalidFields'
import { fill } from '../../../lib/fill'
import { defaultLocale, isLocale, type Locale } from '../../../lib/locales'
import { declaredIn } from '../../../web/declared'
import type { Routes, Runtime } from '../../../web/feature'
import { drawDraft } from '../preview/draft'
import { checkPage } from './checkPage'
import { type CheckMessage, checkMessages, type Finding } from './messages'

/** Minor findings; the others prevent visitors from reading the page or finding their way. */
const advice: readonly CheckMessage[] = ['noDescription', 'largePicture']

interface Asked {
  id: number
  locale: Locale
  language: Locale
  user: PayloadRequest['user']
}

/** The fields' own validation for publishing, on the form's values. */
async function findInvalid(payload: BasePayload, { id, locale, language, user }: Asked): Promise<Finding[]> {
  const req = await createLocalReq({ locale, fallbackLocale: false, ...(user ? { user } : {}) }, payload)
  req.i18n = await initI18n({ config: payload.config.i18n, context: 'api', language })
  req.t = req.i18n.t
  const document = await payload.findByID({
    collection: 'pages',
    id,
    draft: true,
    depth: 0,
    locale,
    fallbackLocale: false,
  })
  const { fields, slug } = payload.collections.pages.config
  const invalid = await invalidFields({ req, slug, fields, document: { ...document } })
  return invalid.map(({ path, label, message }) => {
    const [, row] = /^body\.(\d+)\./.exec(path) ?? []
    const values = { label: label.replaceAll(' > ', ' › '), reason: message }
    return { kind: 'invalidField', values, path, ...(row === undefined ? {} : { block: Number(row) }) }
  })
}

export function checkRoutes(router: Routes, runtime: Runtime): void {
  const { payload } = runtime
  router.get('/preview/pages/:id/check', async (context) => {
    const { user } = await payload.auth({ headers: context.req.raw.headers })
    if (!hasRole(user, ...staffRoles)) return context.json({ findings: [] }, 403)
    const asked = context.req.query('locale')
    const locale = isLocale(asked) ? asked : defaultLocale
    const language = context.req.query('language') === 'en' ? 'en' : 'nb'
    const id = Number(context.req.param('id'))
    const drawn = await drawDraft(runtime, id, locale)
    // As stored in this language: a Norwegian alternative text does not count on an English page.
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
    const findings = [
      ...(await findInvalid(payload, { id, locale, language, user })),
      ...(await checkPage({ page, ...drawn, language, blocks: declaredIn(payload).blocks }, runtime)),
    ]
    return context.json(
      {
        findings: findings.map(({ kind, values, block, path }) => ({
          text: fill(checkMessages[kind][language], values),
          serious: !advice.includes(kind),
          ...(block === undefined ? {} : { block }),
          ...(path === undefined ? {} : { path }),
        })),
      },
      200,
      { 'cache-control': 'private, no-store' },
    )
  })
}
