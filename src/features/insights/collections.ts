/**
 * Invented figures of the demo, in the shape of `analyticsCounts` but in a table of their own: one statement removes
 * them, and a site without the demo cannot have any.
 */
import type { CollectionConfig } from 'payload'
import { nobody } from '../../cms/access/roles'

export const insightSamples: CollectionConfig = {
  slug: 'insightSamples',
  labels: {
    singular: { nb: 'Eksempeltall', en: 'Sample figure' },
    plural: { nb: 'Eksempeltall', en: 'Sample figures' },
  },
  admin: { hidden: () => true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  timestamps: false,
  indexes: [{ fields: ['dimension', 'measure', 'period'] }],
  fields: [
    { name: 'period', type: 'text', required: true },
    // Those of `analyticsCounts`, and `answer`: a dealer's id and minutes, joined by a tab (`answers.ts`).
    { name: 'dimension', type: 'text', required: true },
    { name: 'value', type: 'text', required: true },
    { name: 'measure', type: 'text', required: true },
    { name: 'count', type: 'number', required: true },
  ],
}
