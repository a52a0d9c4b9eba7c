/** Pages: a title, an address, and a body of blocks; with drafts, versions and a schedule. */
import type { CollectionConfig } from 'payload'
import { bodyField } from '../../blocks/bodyField'
import { editors, hiddenUnlessStaff, publishedOrStaff, staff } from '../../cms/access/roles'
import { adminGroups } from '../../cms/adminMenu'
import { draftVersions } from '../../cms/draftVersions'
import { descriptionField, noindexField, titleField } from '../../cms/fields/pageFields'
import { pictureField } from '../../cms/fields/pictureField'
import { withSearchPanel } from '../../cms/fields/searchPanel'
import { select } from '../../cms/fields/select'
import { PAGES } from '../../cms/linkTargets'
import { checkAddress, checkRestored, fillAddress, keepAddressKey, refuseWithChildren } from './hooks'
import { leaveRedirects, rememberAddresses, rememberLastAddress } from './redirects'
import { scheduleEndpoint } from './schedule'
import { showPath } from './showPath'
import { treeEndpoints } from './tree/endpoints'

const collection: CollectionConfig = {
  slug: PAGES,
  trash: true,
  disableDuplicate: false,
  custom: { checkRestore: checkRestored },
  labels: { singular: { nb: 'Side', en: 'Page' }, plural: { nb: 'Sider', en: 'Pages' } },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
    group: adminGroups.content,
    hidden: hiddenUnlessStaff,
    components: { views: { list: { Component: '/src/features/pages/tree/PageList#PageList' } } },
  },
  access: {
    read: publishedOrStaff,
    readVersions: staff,
    create: editors,
    update: editors,
    delete: editors,
  },
  versions: draftVersions(),
  endpoints: [scheduleEndpoint, ...treeEndpoints],
  hooks: {
    beforeOperation: [rememberAddresses],
    beforeValidate: [fillAddress, checkAddress],
    beforeChange: [keepAddressKey, rememberLastAddress],
    afterChange: [leaveRedirects],
    beforeDelete: [refuseWithChildren],
  },
  fields: [
    titleField(),
    bodyField('all'),
    {
      name: 'path',
      type: 'text',
      virtual: true,
      label: { nb: 'Adresse', en: 'Address' },
      admin: { position: 'sidebar', readOnly: true },
      hooks: { afterRead: [showPath] },
    },
    {
      name: 'slug',
      type: 'text',
      required: true,
      index: true,
      label: { nb: 'Siste ledd i adressen', en: 'Last part of the address' },
      admin: {
        position: 'sidebar',
        description: {
          nb: 'Lages av tittelen når feltet er tomt. «/» er forsiden. En ny adresse etterlater en omdirigering.',
          en: 'Made from the title when empty. “/” is the front page. A new address leaves a redirect.',
        },
      },
    },
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'pages',
      label: { nb: 'Ligger under', en: 'Lies below' },
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
      admin: { position: 'sidebar' },
    },
    {
      // Enforced by the database: two published pages cannot share a path, even with simultaneous saves.
      name: 'addressKey',
      type: 'text',
      unique: true,
      index: true,
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
      access: { create: () => false, update: () => false },
      hidden: true,
    },
  ],
}

export const pages = withSearchPanel(collection, {
  fields: [
    descriptionField({ nb: 'Én eller to setninger.', en: 'One or two sentences.' }),
    pictureField('picture', { label: { nb: 'Bilde ved deling', en: 'Picture when shared' } }),
    noindexField(),
    select(
      'schemaType',
      { nb: 'Siden er', en: 'The page is' },
      {
        WebPage: { nb: 'en vanlig side', en: 'an ordinary page' },
        AboutPage: { nb: 'om virksomheten', en: 'about the organisation' },
        ContactPage: { nb: 'en kontaktside', en: 'a contact page' },
      },
      {
        description: {
          nb: 'Fortelles til søkemotorer. Spørsmål og svar på siden fortelles uansett.',
          en: 'Told to search engines. Questions and answers on the page are told in any case.',
        },
      },
    ),
  ],
})
