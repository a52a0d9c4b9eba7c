/** The queue of purges. A row is deleted once its keys were purged twice. */
import type { CollectionConfig } from 'payload'
import { nobody } from '../../cms/access/roles'

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
    // As in `cms/queue`; purges only wait, since they may be repeated.
    { name: 'state', type: 'text', required: true, index: true },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'dueAt', type: 'date', required: true, index: true },
    { name: 'leaseUntil', type: 'date' },
    // When they were purged for the first time.
    { name: 'sentAt', type: 'date' },
    { name: 'error', type: 'text' },
  ],
}
