import { block } from '../../../../cms/fields/block'
import { placeSearchFields } from '../placeSearchFields'

/** The visitor's own dealer with its place on the map; before one is chosen, a search that ends in the dealer finder. */
export const nearestDealerBlock = block({
  slug: 'nearestDealer',
  name: { nb: 'Nærmeste forhandler med kart', en: 'Nearest dealer with map' },
  fields: [
    ...placeSearchFields({
      nb: 'Tomt: «Finn forhandler». Besøkende som har valgt en forhandler, ser den i stedet for søkefeltet.',
      en: 'Empty: “Find a dealer”. Visitors who have chosen a dealer see it instead of the search field.',
    }),
  ],
})
