/** What a collection of pages gets in the admin and over REST: its previews, the check, and links that share a draft. */
import type { CollectionConfig, CollectionSlug, Endpoint } from 'payload'
import { staffRoles } from '../../cms/access/roles'
import { forRoles, notFound } from '../../cms/rest/endpoint'
import { defaultLocale, isLocale } from '../../lib/locales'
import type { DraftPage } from '../../web/draftPage'
import { previewPath, SHARED_PREVIEW } from './addresses'
import { previewToken } from './token'

/** Days that a shared link is valid. */
const SHARED_DAYS = 7

/** `POST /api/<collection>/:id/preview-link?locale=nb` → `{ url, expires }` (ISO 8601). */
const previewLinkEndpoint = (collection: CollectionSlug): Omit<Endpoint, 'root'> => ({
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

export function withDrafts(collection: CollectionConfig, draftPages: readonly DraftPage[]): CollectionConfig {
  const { slug, admin = {}, endpoints } = collection
  const page = draftPages.find((one) => one.collection === slug)
  if (!page) return collection
  const { components = {} } = admin
  return {
    ...collection,
    admin: {
      ...admin,
      livePreview: { url: ({ data, locale }) => previewPath(slug, data.id, locale?.code) },
      preview: (data, { locale }) => previewPath(slug, data.id, locale),
      components: {
        ...components,
        edit: {
          ...components.edit,
          beforeDocumentControls: [
            '/src/features/drafts/admin/PageCheck#PageCheck',
            '/src/features/drafts/admin/SharePreview#SharePreview',
            ...(components.edit?.beforeDocumentControls ?? []),
          ],
        },
      },
    },
    endpoints: [...(endpoints || []), previewLinkEndpoint(page.collection)],
  }
}
