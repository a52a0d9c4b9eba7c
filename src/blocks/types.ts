import type { Page } from '../content/types'
import type { Site } from '../site/site'

/** A block of a page as it is stored. A draft in preview may lack what the type calls required: it is not validated. */
export type PageBlock = NonNullable<Page['body']>[number]
export type BlockOf<Type extends PageBlock['blockType']> = Extract<PageBlock, { blockType: Type }>

export interface BlockProps<Type extends PageBlock['blockType']> {
  block: BlockOf<Type>
  site: Site
  /** The page's first hero: its heading is the page's, and its picture is what visitors wait for. */
  first: boolean
}
