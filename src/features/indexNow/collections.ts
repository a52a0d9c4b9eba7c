/** The queue of changed documents. A row is deleted once its addresses were taken. */
import type { CollectionConfig } from 'payload'
import { nobody } from '../../cms/access/roles'
import { queueFields } from '../../cms/queue/fields'

export const indexNowChanges: CollectionConfig = {
  slug: 'indexNowChanges',
  admin: { hidden: () => true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  labels: {
    singular: { nb: 'Endring for IndexNow', en: 'IndexNow change' },
    plural: { nb: 'Endringer for IndexNow', en: 'IndexNow changes' },
  },
  fields: [
    // What was changed: slug of the collection, and id.
    { name: 'collection', type: 'text', required: true },
    { name: 'document', type: 'number', required: true },
    // Paths at which it was listed before, with their languages' prefixes.
    { name: 'paths', type: 'json', required: true },
    ...queueFields(),
    { name: 'reportedAt', type: 'date' },
  ],
}
