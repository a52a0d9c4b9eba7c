/** Articles: what the brand makes, each with its number, sold through dealers. */
import type { CollectionConfig } from 'payload'
import { editors, hiddenUnless, publishedOrStaff, staff } from '../../content/access/roles'
import { pictureField } from '../../content/fields/pictureField'
import { fillSlug } from './slug'
import { checkUnique } from './unique'

/** Versions kept of each article. */
const MAX_VERSIONS = 20

export const articles: CollectionConfig = {
  slug: 'articles',
  labels: { singular: { nb: 'Artikkel', en: 'Article' }, plural: { nb: 'Artikler', en: 'Articles' } },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['number', 'name', 'price', '_status'],
    listSearchableFields: ['name', 'number'],
    group: { nb: 'Katalog', en: 'Catalogue' },
    hidden: hiddenUnless('administrator', 'editor', 'marketer'),
  },
  access: {
    read: publishedOrStaff,
    readVersions: staff,
    create: editors,
    update: editors,
    delete: editors,
  },
  versions: { drafts: true, maxPerDoc: MAX_VERSIONS },
  // What a link or a card needs: every page keeps the articles of the menu.
  defaultPopulate: { name: true, number: true, summary: true, picture: true, price: true, slug: true },
  hooks: { beforeValidate: [fillSlug, checkUnique] },
  fields: [
    { name: 'name', type: 'text', required: true, localized: true, maxLength: 120, label: { nb: 'Navn', en: 'Name' } },
    {
      name: 'number',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 40,
      label: { nb: 'Artikkelnummer', en: 'Article number' },
    },
    { name: 'summary', type: 'textarea', localized: true, maxLength: 300, label: { nb: 'Kort omtale', en: 'Summary' } },
    pictureField(),
    { name: 'description', type: 'richText', localized: true, label: { nb: 'Omtale', en: 'Description' } },
    {
      name: 'price',
      type: 'number',
      min: 0,
      label: { nb: 'Veiledende pris i kroner, med mva.', en: 'Recommended price in NOK, VAT included' },
    },
    {
      name: 'slug',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: { nb: 'Siste ledd i adressen', en: 'Last part of the address' },
      admin: {
        position: 'sidebar',
        description: { nb: 'Lages av navnet når feltet er tomt.', en: 'Made from the name when empty.' },
      },
    },
  ],
}
