/** Blocks within the rows of others (columns, tabs, spoilers): the field, and the one way to walk a body at any depth. */
import type { ArrayField, BlocksField } from 'payload'
import type { Localised } from '../lib/locales'
import type { AnyContentBlock, ContentBlocks, NestedBlocks, PageBlock } from '../web/contentBlock'

/** Whether the block can stand in a row of another. */
export const mayNest = ({ nested, isTopLevel }: AnyContentBlock): boolean => !nested && !isTopLevel

/** The field of a row. Its blocks come from all features (`storedBlocks`). */
export function nestedBlocksField(): BlocksField {
  return {
    name: 'blocks',
    type: 'blocks',
    blocks: [],
    label: { nb: 'Blokker under teksten', en: 'Blocks below the text' },
    labels: { singular: { nb: 'Blokk', en: 'Block' }, plural: { nb: 'Blokker', en: 'Blocks' } },
    admin: { initCollapsed: true },
    custom: { offers: 'nested' },
  }
}

/** Rows that hold blocks are folded at first, and say what is in them. */
export const nestingRows = (singular: Localised, plural: Localised): Pick<ArrayField, 'labels' | 'admin'> => ({
  labels: { singular, plural },
  admin: {
    initCollapsed: true,
    components: { RowLabel: { path: '/src/blocks/admin/RowLabel#RowLabel', clientProps: { kind: singular } } },
  },
})

/** The blocks in each row of a stored block. */
export function rowsOf(block: PageBlock, kinds: ContentBlocks): readonly NestedBlocks[] {
  return kinds.get(block.blockType)?.nested?.(block) ?? []
}

/** Stored blocks, each followed by those within it. */
export function everyStored(blocks: NestedBlocks, kinds: ContentBlocks): PageBlock[] {
  return (blocks ?? []).flatMap((block) => [block, ...rowsOf(block, kinds).flatMap((row) => everyStored(row, kinds))])
}

interface Placed {
  rows?: readonly (readonly Placed[])[]
}

/** Placed blocks, each followed by those within it. */
export function everyPlaced<Block extends Placed>(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => [
    block,
    ...(block.rows ?? []).flatMap((row) => everyPlaced(row as readonly Block[])),
  ])
}

/** Placed blocks as `change` returns them, at every depth; those for which it returns undefined are left out. */
export function mapPlaced<Block extends Placed>(
  blocks: readonly Block[],
  change: (block: Block) => Block | undefined,
): Block[] {
  return blocks.flatMap((block) => {
    const changed = change(block)
    if (!changed) return []
    if (!changed.rows) return [changed]
    return [{ ...changed, rows: changed.rows.map((row) => mapPlaced(row as readonly Block[], change)) }]
  })
}
