import { block } from '../../../../cms/fields/block'
import { pictureField } from '../../../../cms/fields/pictureField'
import { select } from '../../../../cms/fields/select'

/** Leads the visitor to a dealer: a search by postcode or place that ends in the dealer finder. */
export const dealerCallToActionBlock = block({
  slug: 'dealerCallToAction',
  name: { nb: 'Finn forhandler', en: 'Find a dealer' },
  fields: [
    { name: 'heading', type: 'text', required: true, maxLength: 120, label: { nb: 'Overskrift', en: 'Heading' } },
    { name: 'text', type: 'textarea', maxLength: 400, label: { nb: 'Tekst', en: 'Text' } },
    {
      name: 'label',
      type: 'text',
      maxLength: 60,
      label: { nb: 'Knappens tekst', en: 'Label of the button' },
    },
    pictureField(),
    select(
      'tone',
      { nb: 'Farger', en: 'Colours' },
      {
        brand: { nb: 'Merkefargen', en: 'Brand colour' },
        surface: { nb: 'Lys flate', en: 'Light surface' },
      },
    ),
  ],
})
