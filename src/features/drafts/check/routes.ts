/**
 * `GET /preview/<collection>/:id/check?locale=nb&language=nb` → `{ findings: [{ text, serious, block?, path?, prevents? }] }`,
 * for staff; `prevents`: the field at `path` must be corrected before publishing.
 */
import { initI18n } from '@payloadcms/translations'
import { type BasePayload, createLocalReq, type PayloadRequest } from 'payload'
import { staffRoles } from '../../../cms/access/roles'
import { invalidFields } from '../../../cms/invalidFields'
import { fill } from '../../../lib/fill'
import { defaultLocale, isLocale, type Locale } from '../../../lib/locales'
import { declaredIn } from '../../../web/declared'
import type { DraftPage } from '../../../web/draftPage'
import type { Routes, Runtime } from '../../../web/feature'
import { routeForRoles } from '../../../web/routeForRoles'
import { previewRoute } from '../addresses'
import { drawDraft, readDraft } from '../draft'
import { checkPage } from './checkPage'
import { type CheckMessage, checkMessages, type Finding } from './messages'

/** Minor findings; the others prevent visitors from reading the page or finding their way. */
const advice: readonly CheckMessage[] = ['noDescription', 'largePicture']

interface CheckRequest {
  id: number
  locale: Locale
  language: Locale
  user: PayloadRequest['user']
}

/** The fields' own validation for publishing, on the form's values. */
async function findInvalid(payload: BasePayload, page: DraftPage, request: CheckRequest): Promise<Finding[]> {
  const { id, locale, language, user } = request
  const req = await createLocalReq({ locale, fallbackLocale: false, ...(user ? { user } : {}) }, payload)
  req.i18n = await initI18n({ config: payload.config.i18n, context: 'api', language })
  req.t = req.i18n.t
  const document = await readDraft(payload, page, { id, locale, depth: 0, fallback: false })
  if (!document) return []
  const { fields, slug } = payload.collections[page.collection].config
  const invalid = await invalidFields({ req, slug, fields, document: { ...document } })
  return invalid.map(({ path, label, message }) => {
    const [, row] = /^body\.(\d+)\./.exec(path) ?? []
    const values = { label: label.replaceAll(' > ', ' › '), reason: message }
    const place = row === undefined ? {} : { block: Number(row) }
    return { kind: 'invalidField', values, path, prevents: true, ...place }
  })
}

export function checkRoutes(router: Routes, runtime: Runtime): void {
  const { payload } = runtime
  const { blocks, draftPages, reservedSegments, screens } = declaredIn(payload)
  for (const page of draftPages) {
    const check = routeForRoles(payload, staffRoles, { findings: [] }, async (context, user) => {
      const given = context.req.query('locale')
      const locale = isLocale(given) ? given : defaultLocale
      const chosen = context.req.query('language')
      const language = isLocale(chosen) ? chosen : defaultLocale
      const id = Number(context.req.param('id'))
      const drawn = await drawDraft(runtime, page, { id, locale })
      // As stored in this language: a Norwegian alternative text does not count on an English page.
      const stored = drawn && (await readDraft(payload, page, { id, locale, fallback: false }))
      if (!drawn || !stored) return context.json({ findings: [] }, 404)
      const findings = [
        ...(await findInvalid(payload, page, { id, locale, language, user })),
        ...(await checkPage(
          { page: stored, describedBy: page.describedBy, ...drawn, language, blocks },
          { ...runtime, reservedSegments, screens },
        )),
      ]
      return context.json(
        {
          findings: findings.map(({ kind, values, ...place }) => ({
            text: fill(checkMessages[kind][language], values),
            serious: !advice.includes(kind),
            ...place,
          })),
        },
        200,
        { 'cache-control': 'private, no-store' },
      )
    })
    router.get(`${previewRoute(page.collection)}/check`, check)
  }
}
