import { block } from '../../cms/fields/block'
import { linkField } from '../../cms/fields/link'
import { pictureField } from '../../cms/fields/pictureField'

export const cardsBlock = block({
  slug: 'cards',
  name: { nb: 'Kort', en: 'Cards' },
  fields: [
    { name: 'heading', type: 'text', maxLength: 160, label: { nb: 'Overskrift', en: 'Heading' } },
    { name: 'lead', type: 'textarea', maxLength: 500, label: { nb: 'Ingress', en: 'Lead' } },
    {
      name: 'perRow',
      type: 'select',
      required: true,
      defaultValue: '3',
      label: { nb: 'Kort i hver rad', en: 'Cards in each row' },
      options: [
        { value: '2', label: { nb: 'To', en: 'Two' } },
        { value: '3', label: { nb: 'Tre', en: 'Three' } },
        { value: '4', label: { nb: 'Fire', en: 'Four' } },
      ],
      admin: {
        description: { nb: 'Færre på smale skjermer.', en: 'Fewer on narrow screens.' },
      },
    },
    {
      name: 'cards',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 24,
      label: { nb: 'Kort', en: 'Cards' },
      labels: { singular: { nb: 'Kort', en: 'Card' }, plural: { nb: 'Kort', en: 'Cards' } },
      fields: [
        pictureField(),
        { name: 'heading', type: 'text', required: true, maxLength: 120, label: { nb: 'Overskrift', en: 'Heading' } },
        { name: 'text', type: 'textarea', maxLength: 600, label: { nb: 'Tekst', en: 'Text' } },
        linkField(),
      ],
    },
  ],
})
