import { block } from '../../cms/fields/block'
import { select } from '../../cms/fields/select'
import { shownEmpty } from '../../cms/fields/shownEmpty'
import { richTextField } from '../../cms/richText/editor'

export const richTextBlock = block({
  slug: 'richText',
  name: { nb: 'Tekst', en: 'Text' },
  fields: [
    shownEmpty(richTextField()),
    select(
      'width',
      { nb: 'Bredde', en: 'Width' },
      { text: { nb: 'Lesebredde', en: 'Reading width' }, wide: { nb: 'Bred', en: 'Wide' } },
    ),
  ],
})
