/**
 * What drafts get in the admin and over REST: presses on publish that no autosave swallows; for collections of pages
 * previews too, the check, and links that share a draft.
 */
import type { CollectionConfig, GlobalConfig } from 'payload'
import { withControls, withGlobalControls } from '../../cms/documentControls'
import type { DraftPage } from '../../web/draftPage'
import { withPlaces } from '../../web/staffPreview'
import { previewPath } from './addresses'
import { sharedLinkEndpoint } from './sharedLinkEndpoint'

export function withDrafts(collection: CollectionConfig, draftPages: readonly DraftPage[]): CollectionConfig {
  const { slug, admin = {}, endpoints } = collection
  const page = draftPages.find((one) => one.collection === slug)
  if (!page) return collection
  const previewed: CollectionConfig = {
    ...collection,
    admin: {
      ...admin,
      livePreview: { url: ({ data, locale }) => withPlaces(previewPath(slug, data.id, locale?.code)) },
      preview: (data, { locale }) => previewPath(slug, data.id, locale),
    },
    endpoints: [...(endpoints || []), sharedLinkEndpoint(page.collection)],
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
