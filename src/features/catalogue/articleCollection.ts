/** The collection of articles. */
import type { CollectionConfig, Where } from 'payload'
import { bodyField } from '../../blocks/bodyField'
import { videoBlock } from '../../blocks/video/fields'
import { editors, publishedOrStaff, staff } from '../../cms/access/roles'
import { draftVersions } from '../../cms/draftVersions'
import { galleryField, pictureField } from '../../cms/fields/pictureField'
import { withSearchPanel } from '../../cms/fields/searchPanel'
import { select } from '../../cms/fields/select'
import { fillSlug, slugField } from '../../cms/fields/slug'
import { textUse } from '../../cms/fields/textUse'
import { richTextField } from '../../cms/richText/editor'
import { refuseTaken, slugTaken } from '../../cms/unique'
import { FILES } from '../../cms/uploads/slugs'
import { leaveRedirect, rememberSlug } from './articleAddresses'
import { indexedPositionField, keepable, nameField, shown } from './collections'
import { checkSpecifications } from './specifications'

/** Versions kept of each article. */
const MAX_VERSIONS = 20
const MAX_VIDEOS = 4
const MAX_QUESTIONS = 30

const collection: CollectionConfig = {
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
  versions: { ...draftVersions(), maxPerDoc: MAX_VERSIONS },
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
    {
      name: 'summary',
      type: 'textarea',
      localized: true,
      maxLength: 300,
      label: { nb: 'Kort omtale', en: 'Summary' },
      admin: textUse('documentDescription'),
    },
    pictureField(),
    galleryField(),
    {
      name: 'videos',
      type: 'blocks',
      localized: true,
      maxRows: MAX_VIDEOS,
      blocks: [videoBlock],
      label: { nb: 'Videoer', en: 'Videos' },
      labels: { singular: { nb: 'Video', en: 'Video' }, plural: { nb: 'Videoer', en: 'Videos' } },
      admin: { description: { nb: 'Vises sammen med bildene.', en: 'Shown together with the pictures.' } },
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
      relationTo: FILES,
      hasMany: true,
      label: { nb: 'Dokumenter', en: 'Documents' },
    },
    {
      name: 'questions',
      type: 'array',
      localized: true,
      maxRows: MAX_QUESTIONS,
      label: { nb: 'Spørsmål og svar', en: 'Questions and answers' },
      labels: { singular: { nb: 'Spørsmål', en: 'Question' }, plural: { nb: 'Spørsmål', en: 'Questions' } },
      fields: [
        { name: 'question', type: 'text', required: true, maxLength: 200, label: { nb: 'Spørsmål', en: 'Question' } },
        richTextField('answer', { label: { nb: 'Svar', en: 'Answer' } }),
      ],
    },
    bodyField('all'),
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
    {
      name: 'divisible',
      type: 'checkbox',
      label: { nb: 'Selges i deler', en: 'Sold in parts' },
      admin: {
        description: {
          nb: 'For metervare og annet som måles: antallet kan ha to desimaler, som 2,5 m.',
          en: 'For what is measured, such as cord by the metre: the quantity may have two decimals, as 2.5 m.',
        },
      },
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
      maxDepth: 0,
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
    indexedPositionField,
  ],
}

export const articles = withSearchPanel(collection)
