/** Links on published pages that lead nowhere on the site, for editors to mend. Written only by the program. */
import type { CollectionConfig } from 'payload'
import { editors, hiddenUnlessEditor, nobody } from '../../cms/access/roles'
import { adminGroups } from '../../cms/adminMenu'
import { DEAD_LINKS } from './slug'

const open = '/src/features/deadLinks/admin/OpenPage'

export const deadLinks: CollectionConfig = {
  slug: DEAD_LINKS,
  labels: {
    singular: { nb: 'Død lenke', en: 'Dead link' },
    plural: { nb: 'Døde lenker', en: 'Dead links' },
  },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'text', 'address', 'locale', 'open'],
    listSearchableFields: ['title', 'text', 'address'],
    group: adminGroups.content,
    hidden: hiddenUnlessEditor,
    description: {
      nb: 'Lenker på publiserte sider som går til adresser på nettstedet som ikke finnes. Alle sider ses gjennom en gang i døgnet, og en side like etter at den er publisert. En lenke går ut av listen når den er rettet, og når adressen får en side eller en omdirigering.',
      en: 'Links on published pages to addresses of the site that do not exist. All pages are looked through once a day, and a page shortly after it is published. A link leaves the list when it is mended, and when its address gets a page or a redirect.',
    },
  },
  defaultSort: 'title',
  access: { read: editors, create: nobody, update: nobody, delete: nobody },
  timestamps: false,
  fields: [
    // `pages:12`.
    { name: 'document', type: 'text', required: true, index: true, admin: { hidden: true } },
    { name: 'title', type: 'text', required: true, label: { nb: 'Side', en: 'Page' } },
    { name: 'text', type: 'text', required: true, label: { nb: 'Lenketekst', en: 'Text of the link' } },
    { name: 'address', type: 'text', required: true, label: { nb: 'Adresse', en: 'Address' } },
    {
      name: 'locale',
      type: 'select',
      required: true,
      label: { nb: 'Språk', en: 'Language' },
      options: [
        { value: 'nb', label: { nb: 'Norsk', en: 'Norwegian' } },
        { value: 'en', label: { nb: 'Engelsk', en: 'English' } },
      ],
    },
    {
      name: 'open',
      type: 'ui',
      label: { nb: 'Rett lenken', en: 'Mend the link' },
      admin: { components: { Field: `${open}#OpenPageField`, Cell: `${open}#OpenPageCell` } },
    },
  ],
}
