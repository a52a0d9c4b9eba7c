/** Reusable blocks: written once and shown on many pages. */
import type { Feature } from '../../web/feature'
import { reusableBlocks } from './collections'
import { previewRoutes } from './preview'

export const reusableBlocksFeature: Feature = {
  name: 'reusableBlocks',
  collections: [reusableBlocks],
  routes: previewRoutes,
}
