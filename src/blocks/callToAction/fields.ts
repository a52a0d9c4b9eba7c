import { block } from '../../cms/fields/block'
import { plainTextField } from '../../cms/fields/blockTexts'
import { headingField } from '../../cms/fields/heading'
import { linksField } from '../../cms/fields/link'
import { select } from '../../cms/fields/select'

export const callToActionBlock = block({
  slug: 'callToAction',
  name: { nb: 'Oppfordring', en: 'Call to action' },
  fields: [
    headingField({ required: true }),
    plainTextField(600),
    { ...linksField({ minRows: 1 }), required: true },
    select(
      'tone',
      { nb: 'Farge', en: 'Colour' },
      { brand: { nb: 'Merkefarge', en: 'Brand colour' }, tinted: { nb: 'Dempet flate', en: 'Quiet surface' } },
    ),
  ],
})
