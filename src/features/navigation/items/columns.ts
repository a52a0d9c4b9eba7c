/** The columns of a mega panel or of a tab in one. */
import type { ArrayField, Block } from 'payload'
import { linkFields } from '../../../content/fields/link'
import { pictureField } from '../../../content/fields/pictureField'
import { lookFields } from './common'

/** More columns are too narrow for Norwegian compounds. */
const MAX_COLUMNS = 5
const MAX_PROMOTED = 6

const links: Block = {
  slug: 'links',
  labels: { singular: { nb: 'Lenker', en: 'Links' }, plural: { nb: 'Lenker', en: 'Links' } },
  fields: [
    {
      name: 'links',
      type: 'array',
      minRows: 1,
      label: { nb: 'Lenker', en: 'Links' },
      labels: { singular: { nb: 'Lenke', en: 'Link' }, plural: { nb: 'Lenker', en: 'Links' } },
      fields: [
        ...linkFields({ localisedLabel: true }),
        { name: 'note', type: 'text', localized: true, maxLength: 120, label: { nb: 'Forklaring', en: 'Note' } },
        lookFields(),
      ],
    },
  ],
}

const picture: Block = {
  slug: 'picture',
  labels: { singular: { nb: 'Bilde', en: 'Picture' }, plural: { nb: 'Bilder', en: 'Pictures' } },
  fields: [
    pictureField('picture', { required: true }),
    ...linkFields({ localisedLabel: true, mayBeNone: true, labelRequired: false }),
    { name: 'note', type: 'text', localized: true, maxLength: 120, label: { nb: 'Forklaring', en: 'Note' } },
  ],
}

const articles: Block = {
  slug: 'articles',
  labels: {
    singular: { nb: 'Utvalgte artikler', en: 'Promoted articles' },
    plural: { nb: 'Utvalgte artikler', en: 'Promoted articles' },
  },
  fields: [
    {
      name: 'articles',
      type: 'relationship',
      relationTo: 'articles',
      hasMany: true,
      minRows: 1,
      maxRows: MAX_PROMOTED,
      required: true,
      label: { nb: 'Artikler', en: 'Articles' },
    },
  ],
}

export const columnsField: ArrayField = {
  name: 'columns',
  type: 'array',
  minRows: 1,
  maxRows: MAX_COLUMNS,
  label: { nb: 'Kolonner', en: 'Columns' },
  labels: { singular: { nb: 'Kolonne', en: 'Column' }, plural: { nb: 'Kolonner', en: 'Columns' } },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'heading', type: 'text', localized: true, label: { nb: 'Overskrift', en: 'Heading' } },
        {
          name: 'width',
          type: 'select',
          defaultValue: 'one',
          label: { nb: 'Bredde', en: 'Width' },
          options: [
            { value: 'one', label: { nb: 'Enkel', en: 'Single' } },
            { value: 'two', label: { nb: 'Dobbel', en: 'Double' } },
          ],
        },
      ],
    },
    {
      name: 'content',
      type: 'blocks',
      minRows: 1,
      blocks: [links, picture, articles],
      label: { nb: 'Innhold', en: 'Content' },
      labels: { singular: { nb: 'Del', en: 'Part' }, plural: { nb: 'Deler', en: 'Parts' } },
    },
  ],
}
