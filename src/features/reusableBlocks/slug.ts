export const REUSABLE_BLOCKS = 'reusableBlocks'
