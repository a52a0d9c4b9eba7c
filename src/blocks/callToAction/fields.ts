import { block } from '../../cms/fields/block'
import { linksField } from '../../cms/fields/link'

export const callToActionBlock = block({
  slug: 'callToAction',
  name: { nb: 'Oppfordring', en: 'Call to action' },
  fields: [
    { name: 'heading', type: 'text', required: true, maxLength: 160, label: { nb: 'Overskrift', en: 'Heading' } },
    { name: 'text', type: 'textarea', maxLength: 600, label: { nb: 'Tekst', en: 'Text' } },
    { ...linksField({ minRows: 1 }), required: true },
    {
      name: 'tone',
      type: 'select',
      required: true,
      defaultValue: 'brand',
      label: { nb: 'Farge', en: 'Colour' },
      options: [
        { value: 'brand', label: { nb: 'Merkefarge', en: 'Brand colour' } },
        { value: 'tinted', label: { nb: 'Dempet flate', en: 'Quiet surface' } },
      ],
    },
  ],
})
