/** Documents with drafts can stand in releases. */
import type { CollectionConfig, CollectionSlug } from 'payload'
import { withControls } from '../../cms/documentControls'
import { withDocuments } from './collections'
import { RELEASES } from './slugs'

export function withReleases(
  collection: CollectionConfig,
  draftCollections: readonly CollectionSlug[],
): CollectionConfig {
  const { slug } = collection
  if (slug === RELEASES) return withDocuments(collection, draftCollections)
  if (!draftCollections.some((one) => one === slug)) return collection
  return withControls(collection, '/src/features/releases/admin/InReleases#InReleases')
}
