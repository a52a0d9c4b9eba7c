import { block } from '../../cms/fields/block'
import { leadField, plainTextField } from '../../cms/fields/blockTexts'
import { checkbox } from '../../cms/fields/checkbox'
import { headingField } from '../../cms/fields/heading'
import { linkField } from '../../cms/fields/link'
import { shownEmpty } from '../../cms/fields/shownEmpty'

/** Offers side by side: price and contents of each. */
export const priceTableBlock = block({
  slug: 'priceTable',
  name: { nb: 'Pristabell', en: 'Price table' },
  fields: [
    headingField(),
    leadField(500),
    {
      name: 'offers',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 6,
      label: { nb: 'Tilbud', en: 'Offers' },
      labels: { singular: { nb: 'Tilbud', en: 'Offer' }, plural: { nb: 'Tilbud', en: 'Offers' } },
      fields: [
        shownEmpty({ name: 'name', type: 'text', required: true, maxLength: 80, label: { nb: 'Navn', en: 'Name' } }),
        {
          type: 'row',
          fields: [
            shownEmpty({
              name: 'price',
              type: 'text',
              required: true,
              maxLength: 40,
              label: { nb: 'Pris (som den skal stå)', en: 'Price (as it is to be shown)' },
            }),
            {
              name: 'unit',
              type: 'text',
              maxLength: 60,
              label: { nb: 'Etter prisen, som «per måned»', en: 'After the price, as “a month”' },
            },
          ],
        },
        plainTextField(300),
        {
          name: 'features',
          type: 'textarea',
          maxLength: 2000,
          label: { nb: 'Dette er med', en: 'What is in it' },
          admin: {
            description: {
              nb: 'Ett punkt per linje. Et punkt som begynner med minus (-), er ikke med.',
              en: 'One a line. A line that begins with minus (-) is not in it.',
            },
          },
        },
        checkbox('highlighted', { nb: 'Framhevet', en: 'Highlighted' }),
        linkField(),
      ],
    },
    shownEmpty({ name: 'note', type: 'textarea', maxLength: 400, label: { nb: 'Merknad under', en: 'Note below' } }),
  ],
})
