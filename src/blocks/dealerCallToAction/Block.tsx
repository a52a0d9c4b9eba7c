import type { BlockProps } from '../types'

export function DealerCallToActionBlock(_: BlockProps<'dealerCallToAction'>) {
  return null
}
