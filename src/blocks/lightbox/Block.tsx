import type { BlockProps } from '../types'

export function LightboxBlock(_: BlockProps<'lightbox'>) {
  return null
}
