/** What a page's blocks need beside themselves, read before they are drawn. */
import type { ContentReader } from '../content/reader'
import type { DeliveryTerm } from '../content/types'
import { withForeignBlocks } from './embeddedPage/embed'
import type { PageBlock, PlacedBlock } from './types'

export interface BodyContent {
  blocks: readonly PlacedBlock[]
  deliveryTerms?: DeliveryTerm
}

export async function readBody(
  stored: readonly PageBlock[] | null | undefined,
  reader: ContentReader,
): Promise<BodyContent> {
  const blocks = withForeignBlocks(stored ?? [])
  if (!blocks.some(({ blockType }) => blockType === 'deliveryTerms')) return { blocks }
  return { blocks, deliveryTerms: await reader.global('deliveryTerms') }
}
