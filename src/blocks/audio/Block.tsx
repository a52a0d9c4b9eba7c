import type { BlockProps } from '../types'

export function AudioBlock(_: BlockProps<'audio'>) {
  return null
}
