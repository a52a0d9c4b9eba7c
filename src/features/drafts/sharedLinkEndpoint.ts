/** Makes the link that shows a draft without signing in, for some days. */
import type { CollectionSlug, Endpoint } from 'payload'
import { staffRoles } from '../../cms/access/roles'
import { forRoles, notFound } from '../../cms/rest/endpoint'
import { defaultLocale, isLocale } from '../../lib/locales'
import { SHARED_PREVIEW } from './addresses'
import { previewToken } from './token'

/** Days that a shared link is valid. */
const SHARED_DAYS = 7

/** `POST /api/<collection>/:id/preview-link?locale=nb` → `{ url, expires }` (ISO 8601). */
export const sharedLinkEndpoint = (collection: CollectionSlug): Omit<Endpoint, 'root'> => ({
  path: '/:id/preview-link',
  method: 'post',
  handler: forRoles(staffRoles, async (req) => {
    const id = Number(req.routeParams?.id)
    const exists = await req.payload.findByID({
      collection,
      id,
      depth: 0,
      disableErrors: true,
      draft: true,
      overrideAccess: false,
      req,
    })
    if (!exists) return notFound(req)
    const expires = Date.now() + SHARED_DAYS * 24 * 60 * 60 * 1000
    const locale = isLocale(req.query.locale) ? req.query.locale : defaultLocale
    const token = previewToken({ collection, id, locale, expires }, req.payload.secret)
    return Response.json({
      url: `${req.payload.config.serverURL}${SHARED_PREVIEW}/${token}`,
      expires: new Date(expires).toISOString(),
    })
  }),
})
