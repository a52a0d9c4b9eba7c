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
      fields: [shownEmpty(richTextField('content', { required: false })), nestedBlocksField()],
    },
  ],
})
