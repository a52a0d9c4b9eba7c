import { block } from '../../cms/fields/block'
import { select } from '../../cms/fields/select'
import { richTextField } from '../../cms/richText/editor'

export const richTextBlock = block({
  slug: 'richText',
  name: { nb: 'Tekst', en: 'Text' },
  fields: [
    richTextField(),
    select(
      'width',
      { nb: 'Bredde', en: 'Width' },
      { text: { nb: 'Lesebredde', en: 'Reading width' }, wide: { nb: 'Bred', en: 'Wide' } },
    ),
  ],
})
