/** Menu items as they are stored; drafts are not validated, so that any part may be missing. */
import type { Article, Media, Navigation } from '../../../cms/types'
import type { StoredLink } from '../../../web/links'

export type BarItem = NonNullable<Navigation['items']>[number]
export type OverlayItem = NonNullable<NonNullable<Navigation['overlay']>['items']>[number]
export type ItemOf<Type extends BarItem['blockType']> = Extract<BarItem, { blockType: Type }>

export interface Look {
  icon?: string | null
  badge?: string | null
  device?: 'all' | 'wide' | 'narrow' | null
  audience?: 'all' | 'guests' | 'members' | null
}

/** A link of a menu, on whichever level. */
interface MenuLinkItem extends StoredLink, Look {
  id?: string | null
  note?: string | null
}

/** What stands below a dropdown, at any depth. */
export type DropdownEntry =
  | ({ blockType: 'link' } & MenuLinkItem)
  | ({ blockType: 'dropdown'; items?: readonly DropdownEntry[] | null } & MenuLinkItem)

export interface MenuColumn {
  id?: string | null
  heading?: string | null
  width?: 'one' | 'two' | null
  content?: readonly ColumnPart[] | null
}

export type ColumnPart = { id?: string | null } & (
  | { blockType: 'links'; links?: readonly MenuLinkItem[] | null }
  | ({ blockType: 'picture'; picture?: number | Media | null; note?: string | null } & StoredLink)
  | { blockType: 'menuArticles'; articles?: readonly (number | Article)[] | null }
)
