/** Collections that articles are sorted and described by: groups, product lines and specifications. */

import type { CollectionConfig, Field } from 'payload'
import { anyone, editors, hiddenUnlessStaff } from '../../cms/access/roles'
import { adminGroups } from '../../cms/adminMenu'
import { checkbox } from '../../cms/fields/checkbox'
import { pictureField } from '../../cms/fields/pictureField'
import { positionField } from '../../cms/fields/position'
import { select } from '../../cms/fields/select'
import { fillSlug, slugField } from '../../cms/fields/slug'
import { type Messages, translateFor } from '../../cms/messages'
import { refuseTaken, slugTaken } from '../../cms/unique'
import { isChipColour } from './colourChips'
import { refuseCircle } from './groupTree'

const messages = {
  colour: {
    nb: 'Skriv fargen som # og seks tegn fra 0–9 og a–f, for eksempel #f4f1ea.',
    en: 'Write the colour as # and six characters from 0–9 and a–f, for example #f4f1ea.',
  },
} as const satisfies Messages

export const SPECIFICATIONS = 'specifications'
export const PRODUCT_LINES = 'productLines'
export const ARTICLE_GROUPS = 'articleGroups'

export const shown = { group: adminGroups.catalogue, hidden: hiddenUnlessStaff }
export const keepable = { trash: true, disableDuplicate: false }
/** Public: every page that shows the catalogue reads them. */
const open = { ...keepable, access: { read: anyone, create: editors, update: editors, delete: editors } }

export const nameField: Field = {
  name: 'name',
  type: 'text',
  required: true,
  localized: true,
  maxLength: 120,
  label: { nb: 'Navn', en: 'Name' },
}

/** Lower numbers first; equal ones by name. */
export const indexedPositionField: Field = {
  ...positionField,
  index: true,
  admin: {
    ...positionField.admin,
    description: { nb: 'Lave tall først, så navn.', en: 'Low numbers first, then names.' },
  },
}

export const productLines: CollectionConfig = {
  slug: PRODUCT_LINES,
  labels: {
    singular: { nb: 'Produktlinje', en: 'Product line' },
    plural: { nb: 'Produktlinjer', en: 'Product lines' },
  },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'position'], ...shown },
  ...open,
  hooks: { beforeValidate: [fillSlug('name'), refuseTaken('productLines', { slug: slugTaken })] },
  fields: [nameField, slugField(), indexedPositionField],
}

export const articleGroups: CollectionConfig = {
  slug: ARTICLE_GROUPS,
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
    indexedPositionField,
  ],
}

/** Properties of articles in uniform form, for comparison and filters. */
export const specifications: CollectionConfig = {
  slug: SPECIFICATIONS,
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
        {
          name: 'colour',
          type: 'text',
          maxLength: 7,
          label: { nb: 'Fargeprøve', en: 'Colour chip' },
          admin: {
            description: {
              nb: 'For farger: #f4f1ea. Varianter vises da som fargeprøver.',
              en: 'For colours: #f4f1ea. Variants are then shown as colour chips.',
            },
          },
          validate: (value: string | null | undefined, { req }: { req: Parameters<typeof translateFor>[0] }) =>
            !value || isChipColour(value) ? true : translateFor(req, messages.colour),
        } as Field,
      ],
    },
    checkbox('filterable', { nb: 'Kan filtreres på', en: 'Can be filtered by' }),
    {
      name: 'heading',
      type: 'text',
      localized: true,
      maxLength: 60,
      label: { nb: 'Overskrift i tabellen', en: 'Heading in the table' },
      admin: {
        description: {
          nb: 'Egenskaper med samme overskrift står sammen på artikkelens side, for eksempel «Mål og vekt».',
          en: 'Specifications with the same heading stand together on the article’s page, for example “Size and weight”.',
        },
      },
    },
    // Its name in URLs and in imported files.
    slugField(),
    indexedPositionField,
  ],
}
