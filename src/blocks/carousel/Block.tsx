import type { BlockProps } from '../types'

export function CarouselBlock(_: BlockProps<'carousel'>) {
  return null
}
