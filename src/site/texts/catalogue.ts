/** Texts of the catalogue. */
import type { Localised } from '../../content/locales'

export const catalogueTexts = {
  priceFrom: { nb: 'fra {price}', en: 'from {price}' },
  priceHidden: { nb: 'Pris hos forhandler', en: 'Price at the dealer' },
  priceWithoutVat: { nb: 'eks. mva.', en: 'excl. VAT' },
} as const satisfies Record<string, Localised>
