import type { BlockProps } from '../types'

export function VideoBlock(_: BlockProps<'video'>) {
  return null
}
