/** Reusable blocks: written once and shown on many pages. */
import type { Feature } from '../../web/feature'
import { reusable } from './blocks/reusable'
import { reusableBlocks } from './collections'
import { previewRoutes } from './preview'

export const reusableBlocksFeature: Feature = {
  name: 'reusableBlocks',
  collections: [reusableBlocks],
  blocks: [reusable],
  routes: previewRoutes,
}
