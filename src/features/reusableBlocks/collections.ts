/** Reusable blocks: written once and shown on many pages through the block `reusable`. */
import type { CollectionConfig } from 'payload'
import { bodyField } from '../../blocks/bodyField'
import { editors, hiddenUnlessStaff, publishedOrStaff, staff } from '../../cms/access/roles'
import { adminGroups } from '../../cms/adminMenu'
import { AUTOSAVE_INTERVAL } from '../../cms/autosave'
import { withPlaces } from '../../web/staffPreview'
import { REUSABLE_PREVIEW } from './previewPath'
import { REUSABLE_BLOCKS } from './slug'

/** Versions kept of each. */
const MAX_VERSIONS = 50

export const reusableBlocks: CollectionConfig = {
  slug: REUSABLE_BLOCKS,
  trash: true,
  disableDuplicate: false,
  labels: {
    singular: { nb: 'Gjenbrukbar blokk', en: 'Reusable block' },
    plural: { nb: 'Gjenbrukbare blokker', en: 'Reusable blocks' },
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', '_status', 'updatedAt'],
    group: adminGroups.content,
    hidden: hiddenUnlessStaff,
    livePreview: {
      url: ({ data, locale }) => withPlaces(`${REUSABLE_PREVIEW}/${data.id}?locale=${locale?.code ?? 'nb'}`),
    },
  },
  access: { read: publishedOrStaff, readVersions: staff, create: editors, update: editors, delete: editors },
  versions: {
    drafts: { autosave: { interval: AUTOSAVE_INTERVAL }, validate: false },
    maxPerDoc: MAX_VERSIONS,
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120, label: { nb: 'Navn', en: 'Name' } },
    bodyField('plain'),
  ],
}
