import type { BlockProps } from '../types'

export function ExpandBlock(_: BlockProps<'expand'>) {
  return null
}
