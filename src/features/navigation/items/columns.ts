/** The columns of a mega panel or of a tab in one. */

import type { Field } from 'payload'
import { linkFields } from '../../../cms/fields/link'
import { pictureField } from '../../../cms/fields/pictureField'
import { ARTICLES } from '../../../cms/linkTargets'
import { kindOf, lookFields, rowsOf } from './common'

/** More columns are too narrow for Norwegian compounds. */
const MAX_COLUMNS = 5
const MAX_PROMOTED = 6

const noteField: Field = {
  name: 'note',
  type: 'text',
  localized: true,
  maxLength: 120,
  label: { nb: 'Forklaring', en: 'Note' },
}

const links = kindOf('links', { nb: 'Lenker', en: 'Links' }, [
  rowsOf('links', { one: { nb: 'Lenke', en: 'Link' }, many: { nb: 'Lenker', en: 'Links' } }, [
    ...linkFields({ localisedLabel: true }),
    noteField,
    lookFields(),
  ]),
])

const picture = kindOf('picture', { nb: 'Bilde', en: 'Picture' }, [
  pictureField('picture', { required: true }),
  ...linkFields({ localisedLabel: true, mayBeNone: true, labelRequired: false }),
  noteField,
])

const articles = kindOf('menuArticles', { nb: 'Utvalgte artikler', en: 'Promoted articles' }, [
  {
    name: 'articles',
    type: 'relationship',
    relationTo: ARTICLES,
    hasMany: true,
    minRows: 1,
    maxRows: MAX_PROMOTED,
    required: true,
    label: { nb: 'Artikler', en: 'Articles' },
  },
])

export const columnsField = rowsOf(
  'columns',
  { one: { nb: 'Kolonne', en: 'Column' }, many: { nb: 'Kolonner', en: 'Columns' }, max: MAX_COLUMNS },
  [
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
)
