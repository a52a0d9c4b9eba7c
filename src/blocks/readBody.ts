/** What a page's blocks need beside themselves, read before they are drawn. */
import type { ContentReader } from '../content/reader'
import type { DeliveryTerm } from '../content/types'
import { withForeignBlocks } from './embeddedPage/embed'
import type { PageBlock, PlacedBlock } from './types'

export interface BodyContent {
  blocks: readonly PlacedBlock[]
  /** For each block its place among those that are stored: several can come from one. */
  origins: readonly number[]
  deliveryTerms?: DeliveryTerm
}

export async function readBody(
  stored: readonly PageBlock[] | null | undefined,
  reader: ContentReader,
): Promise<BodyContent> {
  const placed = (stored ?? []).map((block) => withForeignBlocks([block]))
  const blocks = placed.flat()
  const origins = placed.flatMap((some, at) => some.map(() => at))
  if (!blocks.some(({ blockType }) => blockType === 'deliveryTerms')) return { blocks, origins }
  return { blocks, origins, deliveryTerms: await reader.global('deliveryTerms') }
}
