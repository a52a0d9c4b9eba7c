import type { ContentBlock } from '../../../../web/contentBlock'
import { embeddedPageBlock } from './fields'
import picture from './picture.svg?raw'

export const embeddedPage: ContentBlock<'embeddedPage'> = {
  config: embeddedPageBlock,
  group: 'elsewhere',
  picture,
  // A page has only one main heading, its own.
  brings: {
    field: 'page',
    collection: 'pages',
    blocks({ page, anchor }) {
      if (typeof page !== 'object' || page === null) return []
      return (page.body ?? []).filter(
        ({ blockType, ...block }) => blockType !== 'hero' && (!anchor || block.anchor === anchor),
      )
    },
  },
}
