/** Texts that the form's script says; only these travel with the page. */
import type { Site } from '../../../web/site'
import type { TextKey } from '../../../web/texts'

const needed = [
  'orderRowName',
  'orderUnknownNumber',
  'orderRemoved',
  'orderPasted',
  'orderPastedLeft',
  'orderListFull',
  'orderTotalFrom',
  'orderPriceHidden',
  'orderUnpricedOne',
  'orderUnpricedMany',
  'orderDealerOption',
  'orderDealerOptionKm',
  'orderDealerHint',
  'orderDealerMine',
  'orderDealerNearest',
  'orderDealerTerritory',
  'orderSending',
  'orderSummary',
  'orderFailed',
  'orderDraftFound',
  'orderListEmpty',
  'orderTooManyRows',
  'orderQuantityInvalid',
  'orderNumberMissing',
  'orderNumberTooLong',
  'orderPhoneInvalid',
  'orderOrganisationNumberInvalid',
  'orderPostcodeInvalid',
  'orderTermsMissing',
  'orderConsentMissing',
  'orderFilesTooMany',
  'orderFileTooLarge',
  'formNameMissing',
  'formEmailInvalid',
  'formTooLong',
] as const satisfies readonly TextKey[]

export type FormText = (typeof needed)[number]
export type FormTexts = Readonly<Record<FormText, string>>

export const formTexts = (site: Site): FormTexts =>
  Object.fromEntries(needed.map((key) => [key, site.t(key)])) as FormTexts
