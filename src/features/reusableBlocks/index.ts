/** Reusable blocks: written once and shown on many pages. */
import type { Feature } from '../../web/feature'
import { reusable } from './blocks/reusable'
import { reusableBlocks } from './collections'
import { previewRoutes } from './preview'
import { REUSABLE_BLOCKS } from './slug'

export const reusableBlocksFeature: Feature = {
  name: 'reusableBlocks',
  collections: [reusableBlocks],
  blocks: [reusable],
  routes: previewRoutes,
  brandFolder: {
    lists: [
      {
        kind: 'reusable',
        collection: REUSABLE_BLOCKS,
        file: 'reusable.yaml',
        needs: 'body',
        after: ['article', 'subscriberGroup', 'form'],
      },
    ],
  },
}
