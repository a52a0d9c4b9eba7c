/**
 * Attributes of a menu item's element: classes that hide it on some screens, or from signed-in visitors or guests, and,
 * beside the form of the menus, its row there (`web/client/visualEditing`).
 */
import type { Site } from '../../web/site'
import type { Look } from './items/types'
import { NAVIGATION } from './slug'

type Drawn = Pick<Look, 'device' | 'audience'> & { id?: string | null; blockType?: string }

export function itemAttributes(item: Drawn, { drafts }: Pick<Site, 'drafts'>, ...more: readonly string[]) {
  const { device, audience, id, blockType } = item
  const classes = [
    ...more,
    device === 'wide' || device === 'narrow' ? `only-${device}` : '',
    audience === 'guests' || audience === 'members' ? `for-${audience}` : '',
  ].filter(Boolean)
  const isEdited = drafts?.includes(NAVIGATION) && id && blockType
  return {
    className: classes.join(' ') || undefined,
    ...(isEdited ? { 'data-block-id': id, 'data-block-type': blockType } : {}),
  }
}
