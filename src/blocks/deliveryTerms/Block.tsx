import type { BlockProps } from '../types'

export function DeliveryTermsBlock(_: BlockProps<'deliveryTerms'>) {
  return null
}
