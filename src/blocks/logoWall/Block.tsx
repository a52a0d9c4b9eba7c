import type { BlockProps } from '../types'

export function LogoWallBlock(_: BlockProps<'logoWall'>) {
  return null
}
