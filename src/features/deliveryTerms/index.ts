/** The delivery terms: one text with versions, shown by its block and accepted with orders. */
import type { Feature } from '../../web/feature'
import { deliveryTerms } from './blocks/deliveryTerms'
import { deliveryTermsGlobal } from './globals'
import { texts } from './texts'

export { DeliveryTermsText, hasDeliveryTerms } from './DeliveryTermsText'
export { DELIVERY_TERMS } from './globals'

export const deliveryTermsFeature: Feature = {
  name: 'deliveryTerms',
  texts,
  blocks: [deliveryTerms],
  globals: [deliveryTermsGlobal],
}
