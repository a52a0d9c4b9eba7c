import { block } from '../../cms/fields/block'
import { linksField } from '../../cms/fields/link'
import { select } from '../../cms/fields/select'
import { shownEmpty } from '../../cms/fields/shownEmpty'

export const callToActionBlock = block({
  slug: 'callToAction',
  name: { nb: 'Oppfordring', en: 'Call to action' },
  fields: [
    shownEmpty({
      name: 'heading',
      type: 'text',
      required: true,
      maxLength: 160,
      label: { nb: 'Overskrift', en: 'Heading' },
    }),
    shownEmpty({ name: 'text', type: 'textarea', maxLength: 600, label: { nb: 'Tekst', en: 'Text' } }),
    { ...linksField({ minRows: 1 }), required: true },
    select(
      'tone',
      { nb: 'Farge', en: 'Colour' },
      { brand: { nb: 'Merkefarge', en: 'Brand colour' }, tinted: { nb: 'Dempet flate', en: 'Quiet surface' } },
    ),
  ],
})
