/** Texts of the order form's script; only these are sent with the page. */
import { fill } from '../../../lib/fill'
import type { Site } from '../../../web/site'
import type { TextKey } from '../../../web/texts'

const needed = [
  'findDealer',
  'formEmail',
  'formEmailInvalid',
  'formName',
  'formNameMissing',
  'formTooLong',
  'orderAddRow',
  'orderCompany',
  'orderConsentMissing',
  'orderDealer',
  'orderDealerHeading',
  'orderDealerHint',
  'orderDealerLetUs',
  'orderDealerMine',
  'orderDealerNearest',
  'orderDealerOption',
  'orderDealerOptionKm',
  'orderDealerTerritory',
  'orderDraftForget',
  'orderDraftFound',
  'orderEmptyText',
  'orderEmptyTitle',
  'orderFailed',
  'orderFileTooLarge',
  'orderFiles',
  'orderFilesAgain',
  'orderFilesHint',
  'orderFilesTooMany',
  'orderListEmpty',
  'orderListHeading',
  'orderMessage',
  'orderMessageHeading',
  'orderNumber',
  'orderNumberMissing',
  'orderNumberTooLong',
  'orderOptional',
  'orderOrganisationNumber',
  'orderOrganisationNumberInvalid',
  'orderPasteHint',
  'orderPasted',
  'orderPastedLeft',
  'orderPhoneInvalid',
  'orderPlace',
  'orderPostcode',
  'orderPostcodeInvalid',
  'orderPriceHidden',
  'orderPrint',
  'orderQuantity',
  'orderQuantityInvalid',
  'orderQuantityWhole',
  'orderRemove',
  'orderRemoved',
  'orderRowName',
  'orderSend',
  'orderSending',
  'orderShare',
  'orderShareCopied',
  'orderShareLong',
  'orderStreet',
  'orderSummary',
  'orderTermsAccept',
  'orderTermsMissing',
  'orderTermsTitle',
  'orderToCatalogue',
  'orderTooManyRows',
  'orderTotal',
  'orderTotalFrom',
  'orderUnknownNumber',
  'orderUnpricedMany',
  'orderUnpricedOne',
  'orderUpdate',
  'orderYou',
] as const satisfies readonly TextKey[]

export type FormText = (typeof needed)[number]
export type FormT = (key: FormText, values?: Readonly<Record<string, string | number>>) => string

/** Separates two texts; white space within a text is collapsed. */
const SEPARATOR = '\n'

/** The texts in the order of `needed`, without keys: page and script are from the same build. */
export const packTexts = ({ t }: Pick<Site, 't'>): string =>
  needed.map((key) => t(key).replace(/\s+/g, ' ')).join(SEPARATOR)

export function unpackTexts(packed: string): FormT {
  const texts = packed.split(SEPARATOR)
  const byKey = Object.fromEntries(needed.map((key, at) => [key, texts[at] ?? key]))
  return (key, values) => fill(byKey[key] ?? key, values)
}
