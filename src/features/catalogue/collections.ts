/** Collections of the catalogue: articles, article groups, product lines and specifications. */
import type { CollectionConfig, Field, Where } from 'payload'
import { bodyField } from '../../blocks/bodyField'
import { blocks } from '../../blocks/list'
import { anyone, editors, hiddenUnlessStaff, publishedOrStaff, staff } from '../../cms/access/roles'
import { checkbox } from '../../cms/fields/checkbox'
import { pictureField } from '../../cms/fields/pictureField'
import { select } from '../../cms/fields/select'
import { fillSlug, slugField } from '../../cms/fields/slug'
import { refuseTaken, slugTaken } from '../../cms/unique'
import { leaveRedirect, rememberSlug } from './articleAddresses'
import { refuseCircle } from './groupTree'
import { checkSpecifications } from './specifications'

/** Versions kept of each article. */
const MAX_VERSIONS = 20

const shown = { group: { nb: 'Katalog', en: 'Catalogue' }, hidden: hiddenUnlessStaff }
const keepable = { trash: true, disableDuplicate: false }
/** Public: every page that shows the catalogue reads them. */
const open = { ...keepable, access: { read: anyone, create: editors, update: editors, delete: editors } }

const nameField: Field = {
  name: 'name',
  type: 'text',
  required: true,
  localized: true,
  maxLength: 120,
  label: { nb: 'Navn', en: 'Name' },
}

/** Lower numbers first; equal ones by name. */
const positionField: Field = {
  name: 'position',
  type: 'number',
  required: true,
  defaultValue: 0,
  index: true,
  label: { nb: 'Rekkefølge', en: 'Order' },
  admin: {
    position: 'sidebar',
    description: { nb: 'Lave tall først, så navn.', en: 'Low numbers first, then names.' },
  },
}

export const productLines: CollectionConfig = {
  slug: 'productLines',
  labels: {
    singular: { nb: 'Produktlinje', en: 'Product line' },
    plural: { nb: 'Produktlinjer', en: 'Product lines' },
  },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'position'], ...shown },
  ...open,
  hooks: { beforeValidate: [fillSlug('name'), refuseTaken('productLines', { slug: slugTaken })] },
  fields: [nameField, slugField(), positionField],
}

export const articleGroups: CollectionConfig = {
  slug: 'articleGroups',
  labels: {
    singular: { nb: 'Artikkelgruppe', en: 'Article group' },
    plural: { nb: 'Artikkelgrupper', en: 'Article groups' },
  },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'parent', 'position'], ...shown },
  ...open,
  hooks: { beforeValidate: [fillSlug('name'), refuseTaken('articleGroups', { slug: slugTaken }), refuseCircle] },
  fields: [
    nameField,
    { name: 'summary', type: 'textarea', localized: true, maxLength: 300, label: { nb: 'Kort omtale', en: 'Summary' } },
    pictureField(),
    slugField(),
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'articleGroups',
      maxDepth: 0,
      label: { nb: 'Ligger under', en: 'Lies below' },
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
      admin: { position: 'sidebar' },
    },
    positionField,
  ],
}

/** Properties of articles in uniform form, for comparison and filters. */
export const specifications: CollectionConfig = {
  slug: 'specifications',
  labels: { singular: { nb: 'Egenskap', en: 'Specification' }, plural: { nb: 'Egenskaper', en: 'Specifications' } },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'kind', 'unit', 'filterable'], ...shown },
  ...open,
  hooks: { beforeValidate: [fillSlug('name'), refuseTaken('specifications', { slug: slugTaken })] },
  fields: [
    nameField,
    select(
      'kind',
      { nb: 'Slag', en: 'Kind' },
      {
        text: { nb: 'Tekst', en: 'Text' },
        number: { nb: 'Tall', en: 'Number' },
        choice: { nb: 'Valg', en: 'Choice' },
        yesNo: { nb: 'Ja eller nei', en: 'Yes or no' },
      },
    ),
    {
      name: 'unit',
      type: 'text',
      maxLength: 20,
      label: { nb: 'Enhet', en: 'Unit' },
      admin: { condition: ({ kind }) => kind === 'number' },
    },
    {
      name: 'choices',
      type: 'array',
      label: { nb: 'Valg', en: 'Choices' },
      labels: { singular: { nb: 'Valg', en: 'Choice' }, plural: { nb: 'Valg', en: 'Choices' } },
      admin: { condition: ({ kind }) => kind === 'choice' },
      fields: [
        { name: 'value', type: 'text', required: true, maxLength: 60, label: { nb: 'Verdi', en: 'Value' } },
        { name: 'label', type: 'text', localized: true, maxLength: 60, label: { nb: 'Vises som', en: 'Shown as' } },
      ],
    },
    checkbox('filterable', { nb: 'Kan filtreres på', en: 'Can be filtered by' }),
    // Its name in URLs and in imported files.
    slugField(),
    positionField,
  ],
}

export const articles: CollectionConfig = {
  slug: 'articles',
  ...keepable,
  labels: { singular: { nb: 'Artikkel', en: 'Article' }, plural: { nb: 'Artikler', en: 'Articles' } },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['number', 'name', 'group', 'price', '_status'],
    listSearchableFields: ['name', 'number'],
    ...shown,
  },
  access: { read: publishedOrStaff, readVersions: staff, create: editors, update: editors, delete: editors },
  versions: { drafts: true, maxPerDoc: MAX_VERSIONS },
  // The fields that a link or a card needs: every page caches the articles of the menu.
  defaultPopulate: { name: true, number: true, summary: true, picture: true, price: true, priceKind: true, slug: true },
  hooks: {
    beforeValidate: [
      fillSlug('name', 'number'),
      refuseTaken('articles', {
        number: {
          nb: 'Artikkelnummeret «{value}» er i bruk av artikkelen «{name}». Hver artikkel har sitt eget.',
          en: 'The article number “{value}” is used by the article “{name}”. Each article has its own.',
        },
        slug: slugTaken,
      }),
      checkSpecifications,
    ],
    beforeChange: [rememberSlug],
    afterChange: [leaveRedirect],
  },
  fields: [
    nameField,
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
    {
      name: 'gallery',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      label: { nb: 'Flere bilder', en: 'More pictures' },
    },
    { name: 'description', type: 'richText', localized: true, label: { nb: 'Omtale', en: 'Description' } },
    {
      name: 'specifications',
      type: 'array',
      label: { nb: 'Egenskaper', en: 'Specifications' },
      labels: { singular: { nb: 'Egenskap', en: 'Specification' }, plural: { nb: 'Egenskaper', en: 'Specifications' } },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'specification',
              type: 'relationship',
              relationTo: 'specifications',
              required: true,
              maxDepth: 0,
              label: { nb: 'Egenskap', en: 'Specification' },
            },
            {
              // As typed: `7,5`, a choice's value, `ja`. Validated by kind on save.
              name: 'value',
              type: 'text',
              required: true,
              maxLength: 200,
              label: { nb: 'Verdi', en: 'Value' },
            },
          ],
        },
      ],
    },
    {
      name: 'documents',
      type: 'upload',
      relationTo: 'files',
      hasMany: true,
      label: { nb: 'Dokumenter', en: 'Documents' },
    },
    bodyField(blocks),
    {
      type: 'row',
      fields: [
        { name: 'price', type: 'number', min: 0, label: { nb: 'Pris i kroner', en: 'Price in NOK' } },
        select(
          'priceKind',
          { nb: 'Prisen er', en: 'The price is' },
          {
            exact: { nb: 'som den står', en: 'as it stands' },
            from: { nb: 'en fra-pris', en: 'a starting price' },
            hidden: { nb: 'skjult', en: 'hidden' },
          },
        ),
        { name: 'unit', type: 'text', localized: true, maxLength: 30, label: { nb: 'Enhet', en: 'Unit' } },
      ],
    },
    select(
      'availability',
      { nb: 'Tilgjengelighet', en: 'Availability' },
      {
        unknown: { nb: 'Ikke oppgitt', en: 'Not stated' },
        inStock: { nb: 'På lager', en: 'In stock' },
        onOrder: { nb: 'Bestillingsvare', en: 'Made to order' },
        comingSoon: { nb: 'Kommer snart', en: 'Coming soon' },
        discontinued: { nb: 'Utgått', en: 'Discontinued' },
      },
    ),
    {
      name: 'related',
      type: 'relationship',
      relationTo: 'articles',
      hasMany: true,
      label: { nb: 'Passer sammen med', en: 'Goes with' },
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
    },
    {
      type: 'row',
      fields: [
        {
          name: 'variantOf',
          type: 'relationship',
          relationTo: 'articles',
          maxDepth: 0,
          index: true,
          label: { nb: 'Variant av', en: 'Variant of' },
          // A variant of a variant would be listed on neither article's page.
          filterOptions: ({ id }): Where => ({
            and: [{ variantOf: { exists: false } }, { id: { not_equals: id ?? 0 } }],
          }),
        },
        {
          name: 'variantName',
          type: 'text',
          localized: true,
          maxLength: 60,
          label: { nb: 'Det som skiller varianten', en: 'What tells the variant apart' },
        },
      ],
    },
    {
      name: 'group',
      type: 'relationship',
      relationTo: 'articleGroups',
      maxDepth: 0,
      index: true,
      label: { nb: 'Gruppe', en: 'Group' },
      admin: { position: 'sidebar' },
    },
    {
      name: 'productLine',
      type: 'relationship',
      relationTo: 'productLines',
      maxDepth: 0,
      index: true,
      label: { nb: 'Produktlinje', en: 'Product line' },
      admin: {
        position: 'sidebar',
        description: { nb: 'Forhandlere fører linjer.', en: 'Dealers carry lines.' },
      },
    },
    slugField(),
    positionField,
  ],
}
