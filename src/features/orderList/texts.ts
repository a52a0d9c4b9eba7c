/** Texts of the order list: adding an article, and its sums. */
import type { Localised } from '../../lib/locales'
import type { TextGroup } from '../../web/texts'

const orderListTexts = {
  orderAdd: { nb: 'Legg i handlekurven', en: 'Add to the cart' },
  orderBar: { nb: 'Legg {name} i handlekurven', en: 'Add {name} to the cart' },
  orderAddShort: { nb: 'Legg til', en: 'Add' },
  orderAdded: { nb: 'Lagt i handlekurven', en: 'Added to the cart' },
  orderListFull: {
    nb: 'Handlekurven er full. Send bestillingen først, eller ta ut noe.',
    en: 'The cart is full. Send the order first, or take something out.',
  },
  orderQuantityFull: {
    nb: 'Det er plass til høyst {max} av hver vare. Så mange ligger i handlekurven nå.',
    en: 'There is room for at most {max} of each item. The cart holds that many now.',
  },
  orderQuantityUnit: { nb: 'Antall ({unit})', en: 'Quantity ({unit})' },
  orderQuantityLess: { nb: 'Reduser antallet', en: 'Reduce the quantity' },
  orderQuantityMore: { nb: 'Øk antallet', en: 'Increase the quantity' },
  orderTotalFrom: { nb: 'fra {price}', en: 'from {price}' },
  orderPriceHidden: { nb: 'Pris hos forhandler', en: 'Price at the dealer' },
  orderUnpricedOne: { nb: '+ 1 vare uten pris', en: '+ 1 item without a price' },
  orderUnpricedMany: { nb: '+ {count} varer uten pris', en: '+ {count} items without a price' },
  orderQuantity: { nb: 'Antall', en: 'Quantity' },
  orderQuantityInvalid: {
    nb: 'Skriv et antall fra 1 til 9999.',
    en: 'Write a quantity from 1 to 9999.',
  },
  orderQuantityPart: {
    nb: 'Skriv et antall opptil 9999, med høyst to desimaler.',
    en: 'Write a quantity up to 9999, with two decimals at most.',
  },
  orderQuantityWhole: {
    nb: 'Denne artikkelen selges ikke i deler. Skriv et helt antall.',
    en: 'This article is not sold in parts. Write a whole quantity.',
  },
} as const satisfies Record<string, Localised>

export const texts: readonly TextGroup[] = [{ name: { nb: 'Bestilling', en: 'Ordering' }, texts: orderListTexts }]

declare module '../../web/texts' {
  interface TextTables {
    orderListTexts: typeof orderListTexts
  }
}
