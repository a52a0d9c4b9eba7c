import { block } from '../../cms/fields/block'
import { captionField, leadField } from '../../cms/fields/blockTexts'
import { headingField } from '../../cms/fields/heading'
import { pictureField } from '../../cms/fields/pictureField'
import { pictureShape } from '../../cms/fields/pictureShape'

/** Two pictures of the same subject, compared with a slider. */
export const beforeAfterBlock = block({
  slug: 'beforeAfter',
  name: { nb: 'Før og etter', en: 'Before and after' },
  fields: [
    headingField(),
    leadField(300),
    pictureField('before', { label: { nb: 'Bildet før', en: 'Picture before' }, required: true }),
    pictureField('after', { label: { nb: 'Bildet etter', en: 'Picture after' }, required: true }),
    {
      type: 'row',
      fields: [
        {
          name: 'beforeLabel',
          type: 'text',
          maxLength: 40,
          label: { nb: 'Navn på bildet før', en: 'Name of the picture before' },
          admin: { description: { nb: 'Tomt: «Før».', en: 'Empty: “Before”.' } },
        },
        {
          name: 'afterLabel',
          type: 'text',
          maxLength: 40,
          label: { nb: 'Navn på bildet etter', en: 'Name of the picture after' },
          admin: { description: { nb: 'Tomt: «Etter».', en: 'Empty: “After”.' } },
        },
      ],
    },
    pictureShape({
      description: {
        nb: 'Begge bildene beskjæres til dette formatet. Ta dem fra samme sted.',
        en: 'Both pictures are cropped to this shape. Take them from the same place.',
      },
    }),
    captionField(),
  ],
})
