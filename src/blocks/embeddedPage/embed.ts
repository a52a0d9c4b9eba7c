import type { PageBlock, PlacedBlock } from '../types'

const isPlaced = (block: PageBlock): block is PlacedBlock =>
  block.blockType !== 'embeddedPage' && block.blockType !== 'reusable'

/**
 * The page's blocks with those of embedded pages and reusable blocks in their place, so that all stand in one rhythm.
 * An embedded page's heroes stay away (the page has one main heading), and so does what it brings from elsewhere
 * itself: pages that embed each other would have no end. What is not published is only a number here, and gives nothing.
 */
export function withForeignBlocks(blocks: readonly PageBlock[]): PlacedBlock[] {
  return blocks.flatMap((block): PlacedBlock[] => {
    if (block.blockType === 'reusable') {
      const { reusable } = block
      return typeof reusable === 'object' ? ((reusable?.body ?? []) as PageBlock[]).filter(isPlaced) : []
    }
    if (block.blockType !== 'embeddedPage') return [block]
    const { page, anchor } = block
    if (typeof page !== 'object' || page === null) return []
    return (page.body ?? [])
      .filter(isPlaced)
      .filter((embedded) => embedded.blockType !== 'hero' && (!anchor || embedded.anchor === anchor))
  })
}
