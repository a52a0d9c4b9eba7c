import { block } from '../../../../cms/fields/block'
import { pictureField } from '../../../../cms/fields/pictureField'
import { select } from '../../../../cms/fields/select'
import { placeSearchFields } from '../placeSearchFields'

/** Leads the visitor to a dealer: a search by postcode or place that ends in the dealer finder. */
export const dealerCallToActionBlock = block({
  slug: 'dealerCallToAction',
  name: { nb: 'Finn forhandler', en: 'Find a dealer' },
  fields: [
    ...placeSearchFields(),
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
