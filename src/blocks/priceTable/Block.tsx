import type { BlockProps } from '../types'

export function PriceTableBlock(_: BlockProps<'priceTable'>) {
  return null
}
