/** Documents with drafts have comments, which go with the document; a deleted user's stay with the name. */
import type { CollectionConfig, GlobalConfig } from 'payload'
import { withAfterDelete } from '../../cms/afterDelete'
import { withControls, withGlobalControls } from '../../cms/documentControls'
import { hasDrafts } from '../../cms/documentStates'
import { keyOf } from '../collaboration'
import { USERS } from '../users'
import { clearReferencesToUser, deleteCommentsOf } from './store'

const controls = '/src/features/comments/admin/Comments#Comments'

export function withComments(collection: CollectionConfig): CollectionConfig {
  const { slug } = collection
  if (slug === USERS) return withAfterDelete(collection, clearReferencesToUser)
  if (!hasDrafts(collection)) return collection
  return withAfterDelete(withControls(collection, controls), (req, id) => deleteCommentsOf(req, keyOf(slug, id)))
}

export const withGlobalComments = (global: GlobalConfig): GlobalConfig =>
  hasDrafts(global) ? withGlobalControls(global, controls) : global
