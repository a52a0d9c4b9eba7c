import type { BlockProps } from '../types'

export function GalleryBlock(_: BlockProps<'gallery'>) {
  return null
}
