/** Who last changed which field of a document, and texts that a refused save did not store. */
import type { CollectionConfig } from 'payload'
import { nobody } from '../../cms/access/roles'
import { collaborationEndpoints } from './endpoints'

const closed = { read: nobody, create: nobody, update: nobody, delete: nobody }
const hidden = { admin: { hidden: () => true }, access: closed, timestamps: false } as const

/** One row for each document that a user has changed. */
export const documentEdits: CollectionConfig = {
  slug: 'documentEdits',
  ...hidden,
  endpoints: collaborationEndpoints,
  fields: [
    { name: 'document', type: 'text', required: true, unique: true, index: true },
    // `DocumentRecord` (`record.ts`).
    { name: 'edits', type: 'json', required: true },
  ],
}

/** One row for each save that was refused, with both texts. */
export const refusedSaves: CollectionConfig = {
  slug: 'refusedSaves',
  ...hidden,
  fields: [
    { name: 'document', type: 'text', required: true, index: true },
    { name: 'user', type: 'number', required: true },
    { name: 'userName', type: 'text', required: true },
    // Identifies an open edit view: its second refused save replaces its first.
    { name: 'window', type: 'text', required: true },
    { name: 'locale', type: 'text', required: true },
    { name: 'at', type: 'date', required: true, index: true },
    // In the document's version history, where it has one.
    { name: 'version', type: 'number' },
    { name: 'fields', type: 'json', required: true },
  ],
}
