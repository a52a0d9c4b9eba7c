/** Reads what a page's body shows: its blocks, blocks that they bring from elsewhere, and the data that blocks need. */
import type { ContentReader } from '../cms/reader'
import type { AnyContentBlock, ContentBlocks, PageBlock } from '../web/contentBlock'
import { declaredIn } from '../web/declared'
import { isShownAt, renewAtNextChange } from './display'

/** A block as rendered on a page: blocks that bring others have been replaced by those. */
interface PlacedBlock {
  block: PageBlock
  kind: AnyContentBlock
  /** Index of the stored block: several can come from one. */
  origin: number
  /** The block that brought it: where that is hidden, so is this. */
  bringer?: PageBlock
  /** Result of `read`; the same for all blocks of the type. */
  data?: unknown
}

export type BodyContent = readonly PlacedBlock[]

/** What visitors see now of a published document. */
interface Published {
  /** The document's tag, as `pages:12`: emitted when a block appears or disappears. */
  tag: string
  /** Milliseconds. */
  now: number
}

/** Without `published`, as in a preview, blocks are there whatever the time. */
export async function readBody(
  stored: readonly PageBlock[] | null | undefined,
  reader: ContentReader,
  published?: Published,
): Promise<BodyContent> {
  const all = placeBlocks(stored, declaredIn(reader.payload).blocks)
  const placed = published ? shownOf(all, published) : all
  const shown = [...new Set(placed.map(({ kind }) => kind))]
  const blocksOf = (kind: AnyContentBlock) => placed.filter((one) => one.kind === kind).map(({ block }) => block)
  const data = new Map(
    await Promise.all(shown.map(async (kind) => [kind, await kind.read?.(reader, blocksOf(kind))] as const)),
  )
  return placed.map((one) => ({ ...one, data: data.get(one.kind) }))
}

function shownOf(all: BodyContent, { tag, now }: Published): BodyContent {
  const blocksIn = ({ block, bringer }: PlacedBlock) => (bringer ? [block, bringer] : [block])
  renewAtNextChange(tag, all.flatMap(blocksIn), now)
  return all.filter((one) => blocksIn(one).every((block) => isShownAt(block, now)))
}

/**
 * Replaces blocks that bring others by those, so that the spacing is the same for all. Brought blocks bring nothing
 * themselves: pages that embed each other would never end. Unknown types are skipped, since content may come from an
 * older or newer version.
 */
export function placeBlocks(stored: readonly PageBlock[] | null | undefined, kinds: ContentBlocks): BodyContent {
  const placed = (block: PageBlock, origin: number, bringer?: PageBlock): PlacedBlock[] => {
    const kind = kinds.get(block.blockType)
    return kind && !kind.brings ? [{ block, kind, origin, ...(bringer ? { bringer } : {}) }] : []
  }
  return (stored ?? []).flatMap((block, origin) => {
    const brings = kinds.get(block.blockType)?.brings
    return brings ? brings.blocks(block).flatMap((brought) => placed(brought, origin, block)) : placed(block, origin)
  })
}
