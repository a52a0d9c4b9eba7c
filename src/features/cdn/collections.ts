/** The queue of purges. A row is deleted once its keys were purged twice. */
import type { CollectionConfig } from 'payload'
import { nobody } from '../../cms/access/roles'
import { queueFields } from '../../cms/queue/fields'

export const cdnPurges: CollectionConfig = {
  slug: 'cdnPurges',
  admin: { hidden: () => true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  labels: {
    singular: { nb: 'Tømming av CDN', en: 'CDN purge' },
    plural: { nb: 'Tømminger av CDN', en: 'CDN purges' },
  },
  fields: [
    { name: 'tags', type: 'json', required: true },
    // Purges only wait, since they may be repeated; they are sent when they were purged for the first time.
    ...queueFields(),
  ],
}
