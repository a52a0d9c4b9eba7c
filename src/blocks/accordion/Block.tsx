import type { BlockProps } from '../types'

export function AccordionBlock(_: BlockProps<'accordion'>) {
  return null
}
