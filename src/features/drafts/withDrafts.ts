/**
 * What drafts get in the admin and over REST: presses on publish that no autosave swallows; for collections of pages
 * previews too, the check, and links that share a draft.
 */
import type { CollectionConfig, CollectionSlug, Endpoint, GlobalConfig } from 'payload'
import { staffRoles } from '../../cms/access/roles'
import { withControls, withGlobalControls } from '../../cms/documentControls'
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
  const previewed: CollectionConfig = {
    ...collection,
    admin: {
      ...admin,
      livePreview: { url: ({ data, locale }) => previewPath(slug, data.id, locale?.code) },
      preview: (data, { locale }) => previewPath(slug, data.id, locale),
    },
    endpoints: [...(endpoints || []), previewLinkEndpoint(page.collection)],
  }
  return withControls(
    previewed,
    '/src/features/drafts/admin/PageCheck#PageCheck',
    '/src/features/drafts/admin/SharePreview#SharePreview',
  )
}

const keptPress = '/src/features/drafts/admin/KeptPress#KeptPress'

const isAutosaved = ({ versions }: CollectionConfig | GlobalConfig): boolean =>
  typeof versions === 'object' && typeof versions.drafts === 'object' && Boolean(versions.drafts.autosave)

export const withKeptPress = (collection: CollectionConfig): CollectionConfig =>
  isAutosaved(collection) ? withControls(collection, keptPress) : collection

export const withGlobalKeptPress = (global: GlobalConfig): GlobalConfig =>
  isAutosaved(global) ? withGlobalControls(global, keptPress) : global
