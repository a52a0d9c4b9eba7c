/** Views of lists that users of the admin saved. Read and written by the endpoints alone. */
import type { CollectionConfig } from 'payload'
import { nobody } from '../../cms/access/roles'
import { withAfterDelete } from '../../cms/afterDelete'
import { USERS } from '../users'
import { viewEndpoints } from './endpoints'
import { MAX_NAME } from './facts'
import { SAVED_VIEWS } from './slug'
import { deleteViewsOf } from './store'

export const savedViews: CollectionConfig = {
  slug: SAVED_VIEWS,
  admin: { hidden: () => true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  timestamps: false,
  lockDocuments: false,
  endpoints: viewEndpoints,
  fields: [
    // Slug of the collection whose list it is.
    { name: 'list', type: 'text', required: true, index: true },
    { name: 'name', type: 'text', required: true, maxLength: MAX_NAME },
    // The user, null once deleted; a shared view stays for the others.
    { name: 'owner', type: 'number', index: true },
    { name: 'ownerName', type: 'text', required: true },
    { name: 'shared', type: 'checkbox', required: true, defaultValue: false },
    // `ListState` (`facts.ts`).
    { name: 'state', type: 'json', required: true },
  ],
}

const row = '/src/features/savedViews/admin/SavedViews#SavedViews'

/** Adds the row of views above every list that has a screen. */
export function withSavedViews(collection: CollectionConfig): CollectionConfig {
  const { admin = {}, slug } = collection
  if (slug === USERS) return withAfterDelete(withRow(collection), deleteViewsOf)
  return admin.hidden === true || slug === SAVED_VIEWS ? collection : withRow(collection)
}

const withRow = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: {
    ...collection.admin,
    components: {
      ...collection.admin?.components,
      beforeListTable: [row, ...(collection.admin?.components?.beforeListTable ?? [])],
    },
  },
})
