import type { BlockProps } from '../types'

export function TabsBlock(_: BlockProps<'tabs'>) {
  return null
}
