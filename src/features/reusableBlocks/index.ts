/** Blocks that are written once and shown on many pages. */
import type { Feature } from '../../site/feature'
import { reusableBlocks } from './collections'

export const reusableBlocksFeature: Feature = { name: 'reusableBlocks', collections: [reusableBlocks] }
