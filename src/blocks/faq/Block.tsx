import type { BlockProps } from '../types'

export function FaqBlock(_: BlockProps<'faq'>) {
  return null
}
