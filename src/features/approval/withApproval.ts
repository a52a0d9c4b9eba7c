/** Collections whose drafts marketers may write: access, the controls, and when a request is over. */
import type { CollectionConfig } from 'payload'
import { withAfterDelete } from '../../cms/afterDelete'
import { withControls } from '../../cms/documentControls'
import { keyOf } from '../collaboration'
import { USERS } from '../users'
import { isApproved, withDraftsOfMarketers } from './access'
import { clearReferencesToUser, deleteRequest } from './store'

export function withApproval(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks = {} } = collection
  if (slug === USERS) return withAfterDelete(collection, clearReferencesToUser)
  if (!isApproved(collection)) return collection
  const approved: CollectionConfig = withDraftsOfMarketers({
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ doc, req }) => {
          // Published in any way: the request for approval is settled.
          if (doc._status === 'published') await deleteRequest(req, keyOf(slug, doc.id))
          return doc
        },
      ],
    },
  })
  return withControls(
    withAfterDelete(approved, (req, id) => deleteRequest(req, keyOf(slug, id))),
    '/src/features/approval/admin/Approval#Approval',
  )
}
