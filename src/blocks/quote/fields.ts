import { block } from '../../cms/fields/block'
import { pictureField } from '../../cms/fields/pictureField'
import { shownEmpty } from '../../cms/fields/shownEmpty'

export const quoteBlock = block({
  slug: 'quote',
  name: { nb: 'Sitat', en: 'Quote' },
  fields: [
    shownEmpty({
      name: 'text',
      type: 'textarea',
      required: true,
      maxLength: 800,
      label: { nb: 'Sitat', en: 'Quote' },
      admin: {
        description: {
          nb: 'Uten anførselstegn; siden setter dem.',
          en: 'Without quotation marks; the page adds them.',
        },
      },
    }),
    shownEmpty({ name: 'name', type: 'text', maxLength: 120, label: { nb: 'Hvem sa det', en: 'Who said it' } }),
    shownEmpty({ name: 'role', type: 'text', maxLength: 120, label: { nb: 'Rolle eller sted', en: 'Role or place' } }),
    pictureField(),
  ],
})
