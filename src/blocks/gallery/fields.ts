import { block } from '../../cms/fields/block'
import { captionField } from '../../cms/fields/blockTexts'
import { headingField } from '../../cms/fields/heading'
import { pictureField } from '../../cms/fields/pictureField'
import { select } from '../../cms/fields/select'

/** Pictures side by side, which open as one lightbox gallery (docs/behaviour.md#lightbox). */
export const galleryBlock = block({
  slug: 'gallery',
  name: { nb: 'Bildegalleri', en: 'Gallery' },
  fields: [
    headingField(),
    select(
      'layout',
      { nb: 'Oppsett', en: 'Layout' },
      {
        grid: { nb: 'Rutenett (like ruter)', en: 'Grid (equal cells)' },
        masonry: { nb: 'Murverk (hele bilder)', en: 'Masonry (whole pictures)' },
      },
    ),
    select(
      'perRow',
      { nb: 'Bilder i hver rad', en: 'Pictures in each row' },
      { '2': { nb: 'To', en: 'Two' }, '3': { nb: 'Tre', en: 'Three' }, '4': { nb: 'Fire', en: 'Four' } },
      { chosen: '3', description: { nb: 'Færre på smale skjermer.', en: 'Fewer on narrow screens.' } },
    ),
    {
      name: 'pictures',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 200,
      label: { nb: 'Bilder', en: 'Pictures' },
      labels: { singular: { nb: 'Bilde', en: 'Picture' }, plural: { nb: 'Bilder', en: 'Pictures' } },
      fields: [pictureField('picture', { required: true }), captionField()],
    },
  ],
})
