/** Requests for approval, one for each document. Read and written by the endpoints alone. */
import type { CollectionConfig } from 'payload'
import { nobody } from '../../cms/access/roles'
import { approvalEndpoints } from './endpoints'
import { MAX_NOTE } from './facts'

export const approvalRequests: CollectionConfig = {
  slug: 'approvalRequests',
  admin: { hidden: () => true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  timestamps: false,
  lockDocuments: false,
  endpoints: approvalEndpoints,
  fields: [
    // `pages:12`.
    { name: 'document', type: 'text', required: true, unique: true, index: true },
    // The version that is to be published, and when it was stored last: an autosave writes into it.
    { name: 'version', type: 'number', required: true },
    { name: 'versionAt', type: 'date', required: true },
    // Null once the user is deleted; the name stays.
    { name: 'user', type: 'number', index: true },
    { name: 'userName', type: 'text', required: true },
    { name: 'note', type: 'textarea', maxLength: MAX_NOTE },
    { name: 'at', type: 'date', required: true },
  ],
}
