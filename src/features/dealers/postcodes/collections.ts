/** Positions of postcodes, more exact than the shipped ones (`shipped.ts`): imported by a command from public files. */
import type { CollectionConfig } from 'payload'
import { hiddenUnless, nobody, staff } from '../../../cms/access/roles'
import { adminGroups } from '../../../cms/adminMenu'

export const postcodes: CollectionConfig = {
  slug: 'postcodes',
  labels: { singular: { nb: 'Postnummer', en: 'Postcode' }, plural: { nb: 'Postnumre', en: 'Postcodes' } },
  admin: {
    useAsTitle: 'postcode',
    defaultColumns: ['postcode', 'place', 'municipality'],
    group: adminGroups.settings,
    hidden: hiddenUnless('administrator'),
  },
  access: { read: staff, create: nobody, update: nobody, delete: nobody },
  timestamps: false,
  fields: [
    {
      name: 'postcode',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: { nb: 'Postnummer', en: 'Postcode' },
    },
    { name: 'place', type: 'text', required: true, label: { nb: 'Poststed', en: 'Place' } },
    { name: 'municipality', type: 'text', label: { nb: 'Kommune', en: 'Municipality' } },
    { name: 'latitude', type: 'number', label: { nb: 'Breddegrad', en: 'Latitude' } },
    { name: 'longitude', type: 'number', label: { nb: 'Lengdegrad', en: 'Longitude' } },
  ],
}
