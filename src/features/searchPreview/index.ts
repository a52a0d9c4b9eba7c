/** How a page looks in search results and where it is shared, beside the fields for it (docs/search-engines.md). */
import type { CollectionConfig } from 'payload'
import { withFirstInSearchPanel } from '../../cms/fields/searchPanel'
import type { DraftPage } from '../../web/draftPage'
import type { Feature } from '../../web/feature'
import type { SearchPreviewProps } from './admin/SearchPreview'
import { previewEndpoint } from './endpoint'

function withSearchPreview(collection: CollectionConfig, draftPages: readonly DraftPage[]): CollectionConfig {
  const page = draftPages.find((one) => one.collection === collection.slug)
  if (!page) return collection
  const clientProps: SearchPreviewProps = {
    collection: page.collection,
    fields: [...page.head.fields],
    hasDescription: page.describedBy.includes('description'),
  }
  const shown = withFirstInSearchPanel(collection, {
    name: 'searchPreview',
    type: 'ui',
    admin: {
      components: { Field: { path: '/src/features/searchPreview/admin/SearchPreview#SearchPreview', clientProps } },
    },
  })
  return { ...shown, endpoints: [...(collection.endpoints || []), previewEndpoint(page)] }
}

export const searchPreviewFeature: Feature = {
  name: 'searchPreview',
  cms: { collection: (collection, { draftPages }) => withSearchPreview(collection, draftPages) },
}
