import type { PageBlock } from '../types'

/**
 * The page's blocks with those of embedded pages in their place, so that all stand in one rhythm. An embedded page's
 * heroes stay away (the page has one main heading), and so does what it embeds itself: pages that embed each other
 * would have no end. A page that is not published is only a number here, and gives nothing.
 */
export function withEmbeddedPages(blocks: readonly PageBlock[]): PageBlock[] {
  return blocks.flatMap((block) => {
    if (block.blockType !== 'embeddedPage') return [block]
    const { page, anchor } = block
    if (typeof page !== 'object' || page === null) return []
    return (page.body ?? []).filter(
      (embedded) =>
        embedded.blockType !== 'hero' &&
        embedded.blockType !== 'embeddedPage' &&
        (!anchor || embedded.anchor === anchor),
    )
  })
}
