import type { BlockProps } from '../types'

export function ImageCarouselBlock(_: BlockProps<'imageCarousel'>) {
  return null
}
