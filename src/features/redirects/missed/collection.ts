/** Addresses at which visitors found nothing, counted, for editors to lead on. Written only by the program. */
import type { CollectionConfig } from 'payload'
import { editors, hiddenUnlessEditor, nobody } from '../../../cms/access/roles'
import { adminGroups } from '../../../cms/adminMenu'

export const MISSED_ADDRESSES = 'missedAddresses'

export const missedAddresses: CollectionConfig = {
  slug: MISSED_ADDRESSES,
  labels: {
    singular: { nb: 'Adresse uten side', en: 'Address without a page' },
    plural: { nb: 'Adresser uten side', en: 'Addresses without a page' },
  },
  admin: {
    useAsTitle: 'address',
    defaultColumns: ['address', 'hits', 'linkedFrom', 'lastAt', 'redirect'],
    listSearchableFields: ['address', 'linkedFrom'],
    group: adminGroups.content,
    hidden: hiddenUnlessEditor,
    description: {
      nb: 'Hva besøkende har åpnet som ikke finnes. En adresse går ut av listen når den får en omdirigering eller en side, når den slettes, og etter 90 dager uten besøk.',
      en: 'What visitors opened that does not exist. An address leaves the list when it gets a redirect or a page, when it is deleted, and after 90 days without visits.',
    },
  },
  defaultSort: '-hits',
  access: { read: editors, create: nobody, update: nobody, delete: editors },
  timestamps: false,
  fields: [
    {
      // As redirects compare it (`normalisedPath`).
      name: 'address',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: { nb: 'Adresse', en: 'Address' },
    },
    { name: 'hits', type: 'number', required: true, index: true, label: { nb: 'Besøk', en: 'Visits' } },
    {
      // A path of this site, or the host of another.
      name: 'linkedFrom',
      type: 'text',
      label: { nb: 'Lenket fra', en: 'Linked from' },
    },
    { name: 'lastAt', type: 'date', required: true, index: true, label: { nb: 'Sist', en: 'Last' } },
    {
      name: 'redirect',
      type: 'ui',
      label: { nb: 'Omdirigering', en: 'Redirect' },
      admin: {
        components: {
          Field: '/src/features/redirects/admin/MakeRedirect#MakeRedirectField',
          Cell: '/src/features/redirects/admin/MakeRedirect#MakeRedirectCell',
        },
      },
    },
  ],
}
