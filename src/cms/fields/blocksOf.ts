/** The blocks of a field, listed in it or referred to by slug (`blockReferences`), in the sanitised configuration. */
import { type Block, type BlocksField, type FlattenedBlock, type FlattenedField, flattenAllFields } from 'payload'
import type { Values } from '../../lib/isValues'
import { memoized } from '../../lib/memoized'

/** Payload keeps slugs only; the field itself has the blocks that they mean, for the server (`custom` is not sent). */
export const withReferenced = (field: BlocksField, blocks: readonly Block[]): BlocksField => ({
  ...field,
  blockReferences: blocks.map(({ slug }) => slug) as NonNullable<BlocksField['blockReferences']>,
  custom: { ...field.custom, referenced: blocks },
})

const flattened = memoized(
  (block: Block): FlattenedBlock =>
    'flattenedFields' in block
      ? (block as FlattenedBlock)
      : { ...block, flattenedFields: flattenAllFields({ fields: block.fields }) },
)

export function blocksOf(field: { blocks: readonly Block[]; custom?: BlocksField['custom'] }): FlattenedBlock[] {
  const referenced = field.custom?.referenced as readonly Block[] | undefined
  return (referenced ?? field.blocks).map(flattened)
}

/** The fields of a row of an array, or of a block. */
export function fieldsOfRow(field: FlattenedField, row: Values): readonly FlattenedField[] {
  if (field.type === 'array') return field.flattenedFields
  if (field.type !== 'blocks') return []
  return blocksOf(field).find(({ slug }) => slug === row.blockType)?.flattenedFields ?? []
}
