/** Reads what a page's body shows: its blocks, blocks that they bring from elsewhere, and the data that blocks need. */
import type { ContentReader } from '../cms/reader'
import type { AnyContentBlock, ContentBlocks, PageBlock } from '../web/contentBlock'
import { declaredIn } from '../web/declared'
import type { PreviewKind } from '../web/meta'
import { isHidden, isShownAt, renewAtNextChange } from './display'
import { everyPlaced, mapPlaced, mayNest } from './nested'

/** A block as rendered on a page: blocks that bring others have been replaced by those. */
export interface PlacedBlock {
  block: PageBlock
  kind: AnyContentBlock
  /** Index of the stored block of the page: several can come from one. */
  origin: number
  /** The block that brought it: where that is hidden, so is this. */
  bringer?: PageBlock
  /** Result of `read`; the same for all blocks of the type. */
  data?: unknown
  /** The blocks within each row of the block. */
  rows?: readonly BodyContent[]
}

export type BodyContent = readonly PlacedBlock[]

/** What visitors see now of a published document. */
interface Published {
  /** The document's tag, as `pages:12`: emitted when a block appears or disappears. */
  tag: string
  /** Milliseconds. */
  now: number
}

/** Periods of blocks count for visitors only; who is shown a draft does not see hidden blocks either, its editors do. */
export async function readBody(
  stored: readonly PageBlock[] | null | undefined,
  reader: ContentReader,
  shownTo: PreviewKind | Published,
): Promise<BodyContent> {
  const placed = shownOf(placeBlocks(stored, declaredIn(reader.payload).blocks), shownTo)
  const every = everyPlaced(placed)
  const shown = [...new Set(every.map(({ kind }) => kind))]
  const blocksOf = (kind: AnyContentBlock) => every.filter((one) => one.kind === kind).map(({ block }) => block)
  const data = new Map(
    await Promise.all(shown.map(async (kind) => [kind, await kind.read?.(reader, blocksOf(kind))] as const)),
  )
  return mapPlaced(placed, (one) => ({ ...one, data: data.get(one.kind) }))
}

const blocksIn = ({ block, bringer }: PlacedBlock) => (bringer ? [block, bringer] : [block])

/** Whether an editor has taken it, or what brought it, from the page for now. */
export const isPlacedHidden = (placed: PlacedBlock): boolean => blocksIn(placed).some(isHidden)

function shownOf(all: BodyContent, shownTo: PreviewKind | Published): BodyContent {
  if (shownTo === 'live') return all
  if (shownTo === 'shared') return mapPlaced(all, (one) => (isPlacedHidden(one) ? undefined : one))
  const { tag, now } = shownTo
  renewAtNextChange(tag, everyPlaced(all).flatMap(blocksIn), now)
  return mapPlaced(all, (one) => (blocksIn(one).every((block) => isShownAt(block, now)) ? one : undefined))
}

/** Where a block is placed. */
interface Place {
  origin: number
  bringer?: PageBlock
  /** In a row of another block. */
  inRow: boolean
  /** Brought from elsewhere, itself or the block around it. */
  isBrought: boolean
}

/**
 * Replaces blocks that bring others by those, so that the spacing is the same for all. Brought blocks bring nothing
 * themselves: pages that embed each other would never end. In a row only those are placed that may stand in one,
 * wherever they come from. Unknown types are skipped, since content may come from an older or newer version.
 */
export function placeBlocks(stored: readonly PageBlock[] | null | undefined, kinds: ContentBlocks): BodyContent {
  function placed(block: PageBlock, place: Place): PlacedBlock[] {
    const { origin, bringer, inRow, isBrought } = place
    const kind = kinds.get(block.blockType)
    if (!kind || (inRow && !mayNest(kind))) return []
    if (kind.brings)
      return isBrought
        ? []
        : kind.brings
            .blocks(block)
            .flatMap((brought) => placed(brought, { origin, bringer: block, inRow, isBrought: true }))
    const rows = kind
      .nested?.(block)
      .map((row) => (row ?? []).flatMap((inner) => placed(inner, { origin, inRow: true, isBrought })))
    return [{ block, kind, origin, ...(bringer ? { bringer } : {}), ...(rows ? { rows } : {}) }]
  }
  return (stored ?? []).flatMap((block, origin) => placed(block, { origin, inRow: false, isBrought: false }))
}
