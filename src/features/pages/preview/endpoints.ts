/** Paths of previews, and the endpoint that creates a shared link. */
import type { Endpoint } from 'payload'
import { staffRoles } from '../../../cms/access/roles'
import { forRoles, notFound } from '../../../cms/rest/endpoint'
import { defaultLocale, isLocale } from '../../../lib/locales'
import { previewToken } from './token'

/** Days that a shared link is valid. */
const SHARED_DAYS = 7

/** Path shown by the admin's live preview; requires a signed-in user. */
export function previewPath(id: unknown, locale: string | undefined): string {
  return `/preview/pages/${String(id ?? '')}?locale=${isLocale(locale) ? locale : defaultLocale}`
}

/** `POST /api/pages/:id/preview-link?locale=nb` → `{ url, expires }` (ISO 8601). */
export const previewLinkEndpoint: Endpoint = {
  path: '/:id/preview-link',
  method: 'post',
  handler: forRoles(staffRoles, async (req) => {
    const page = Number(req.routeParams?.id)
    const exists = await req.payload.findByID({
      collection: 'pages',
      id: page,
      depth: 0,
      disableErrors: true,
      draft: true,
      overrideAccess: false,
      req,
    })
    if (!exists) return notFound(req)
    const expires = Date.now() + SHARED_DAYS * 24 * 60 * 60 * 1000
    const locale = isLocale(req.query.locale) ? req.query.locale : defaultLocale
    const token = previewToken({ page, locale, expires }, req.payload.secret)
    return Response.json({
      url: `${req.payload.config.serverURL}/preview/shared/${token}`,
      expires: new Date(expires).toISOString(),
    })
  }),
}
