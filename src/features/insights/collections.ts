/**
 * Invented figures of the demo, in the shape of `analyticsCounts` but in a table of their own: one statement removes
 * them, and a site without the demo cannot have any.
 */
import type { CollectionConfig } from 'payload'
import { nobody } from '../../cms/access/roles'
import { countFields } from '../analytics'

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
  // Besides the dimensions of `analyticsCounts`, `answer`: a dealer's id and minutes, joined by a tab (`answers.ts`).
  fields: countFields,
}
