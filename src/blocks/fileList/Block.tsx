import type { BlockProps } from '../types'

export function FileListBlock(_: BlockProps<'fileList'>) {
  return null
}
