import type { BlockProps } from '../types'

export function CountdownBlock(_: BlockProps<'countdown'>) {
  return null
}
