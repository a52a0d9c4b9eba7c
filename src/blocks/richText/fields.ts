import { block } from '../../cms/fields/block'
import { richTextField } from '../../cms/richText/editor'

export const richTextBlock = block({
  slug: 'richText',
  name: { nb: 'Tekst', en: 'Text' },
  fields: [
    richTextField(),
    {
      name: 'width',
      type: 'select',
      required: true,
      defaultValue: 'text',
      label: { nb: 'Bredde', en: 'Width' },
      options: [
        { value: 'text', label: { nb: 'Lesebredde', en: 'Reading width' } },
        { value: 'wide', label: { nb: 'Bred', en: 'Wide' } },
      ],
    },
  ],
})
