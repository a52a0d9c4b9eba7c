import { block } from '../../cms/fields/block'
import { checkbox } from '../../cms/fields/checkbox'
import { headingField } from '../../cms/fields/heading'
import { pictureField } from '../../cms/fields/pictureField'
import { pictureShape } from '../../cms/fields/pictureShape'
import { shownEmpty } from '../../cms/fields/shownEmpty'

/** Pictures that change every 5000 ms (docs/behaviour.md#carousels). */
export const imageCarouselBlock = block({
  slug: 'imageCarousel',
  name: { nb: 'Bildekarusell', en: 'Image carousel' },
  fields: [
    headingField(),
    pictureShape(),
    checkbox('enlarge', { nb: 'Bildene kan forstørres', en: 'Pictures can be enlarged' }, { on: true }),
    {
      name: 'pictures',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 40,
      label: { nb: 'Bilder', en: 'Pictures' },
      labels: { singular: { nb: 'Bilde', en: 'Picture' }, plural: { nb: 'Bilder', en: 'Pictures' } },
      fields: [
        pictureField('picture', { required: true }),
        shownEmpty({ name: 'caption', type: 'text', maxLength: 300, label: { nb: 'Bildetekst', en: 'Caption' } }),
      ],
    },
  ],
})
