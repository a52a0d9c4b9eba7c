import { block } from '../../cms/fields/block'
import { headingField } from '../../cms/fields/heading'
import { shownEmpty } from '../../cms/fields/shownEmpty'
import { richTextField } from '../../cms/richText/editor'
import { nestedBlocksField, nestingRows } from '../nested'

export const columnsBlock = block({
  slug: 'columns',
  name: { nb: 'Kolonner', en: 'Columns' },
  fields: [
    headingField(),
    {
      name: 'columns',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 4,
      label: { nb: 'Kolonner', en: 'Columns' },
      ...nestingRows({ nb: 'Kolonne', en: 'Column' }, { nb: 'Kolonner', en: 'Columns' }),
      fields: [
        {
          name: 'figure',
          type: 'text',
          maxLength: 12,
          label: { nb: 'Tall', en: 'Figure' },
          admin: {
            description: {
              nb: 'Står i stor skrift over teksten: «15 år», «82 %».',
              en: 'In large type above the text: “15 years”, “82 %”.',
            },
          },
        },
        shownEmpty(richTextField('content', { required: false })),
        nestedBlocksField(),
      ],
    },
  ],
})
