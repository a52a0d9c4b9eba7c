import { block } from '../../cms/fields/block'
import { leadField, plainTextField } from '../../cms/fields/blockTexts'
import { headingField } from '../../cms/fields/heading'
import { linkField } from '../../cms/fields/link'
import { pictureField } from '../../cms/fields/pictureField'
import { select } from '../../cms/fields/select'

export const cardsBlock = block({
  slug: 'cards',
  name: { nb: 'Kort', en: 'Cards' },
  fields: [
    headingField(),
    leadField(500),
    select(
      'perRow',
      { nb: 'Kort i hver rad', en: 'Cards in each row' },
      { '2': { nb: 'To', en: 'Two' }, '3': { nb: 'Tre', en: 'Three' }, '4': { nb: 'Fire', en: 'Four' } },
      { chosen: '3', description: { nb: 'Færre på smale skjermer.', en: 'Fewer on narrow screens.' } },
    ),
    {
      name: 'cards',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 24,
      label: { nb: 'Kort', en: 'Cards' },
      labels: { singular: { nb: 'Kort', en: 'Card' }, plural: { nb: 'Kort', en: 'Cards' } },
      fields: [pictureField(), headingField({ required: true, maxLength: 120 }), plainTextField(600), linkField()],
    },
  ],
})
