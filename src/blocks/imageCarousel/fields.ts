import { block } from '../../cms/fields/block'
import { captionField } from '../../cms/fields/blockTexts'
import { checkbox } from '../../cms/fields/checkbox'
import { headingField } from '../../cms/fields/heading'
import { pictureField } from '../../cms/fields/pictureField'
import { pictureShape } from '../../cms/fields/pictureShape'

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
      fields: [pictureField('picture', { required: true }), captionField()],
    },
  ],
})
