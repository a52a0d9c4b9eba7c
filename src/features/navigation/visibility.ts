/** Classes that hide an item on some screens, or from signed-in visitors or guests. */
import type { Look } from './items/types'

export function classesOf(look: Pick<Look, 'device' | 'audience'>, ...more: readonly string[]): string | undefined {
  const { device, audience } = look
  const classes = [
    ...more,
    device === 'wide' || device === 'narrow' ? `only-${device}` : '',
    audience === 'guests' || audience === 'members' ? `for-${audience}` : '',
  ].filter(Boolean)
  return classes.join(' ') || undefined
}
