import { block } from '../../cms/fields/block'
import { linksField } from '../../cms/fields/link'
import { pictureField } from '../../cms/fields/pictureField'
import { richTextField } from '../../cms/richText/editor'

export const textWithImageBlock = block({
  slug: 'textWithImage',
  name: { nb: 'Tekst med bilde', en: 'Text with picture' },
  fields: [
    { name: 'heading', type: 'text', maxLength: 160, label: { nb: 'Overskrift', en: 'Heading' } },
    richTextField(),
    pictureField('picture', { required: true }),
    {
      name: 'side',
      type: 'select',
      required: true,
      defaultValue: 'right',
      label: { nb: 'Bildet står', en: 'The picture stands' },
      options: [
        { value: 'left', label: { nb: 'Til venstre', en: 'On the left' } },
        { value: 'right', label: { nb: 'Til høyre', en: 'On the right' } },
      ],
    },
    { name: 'caption', type: 'text', maxLength: 300, label: { nb: 'Bildetekst', en: 'Caption' } },
    linksField(),
  ],
})
