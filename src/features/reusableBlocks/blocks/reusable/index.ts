import { textOf } from '../../../../blocks/blockText'
import { renewAtNextChange } from '../../../../blocks/display'
import { allPublic } from '../../../../cms/publicDocuments'
import type { ContentBlock, PageBlock } from '../../../../web/contentBlock'
import { declaredIn } from '../../../../web/declared'
import { REUSABLE_BLOCKS } from '../../slug'
import { reusableBlock } from './fields'
import picture from './picture.svg?raw'

export const reusable: ContentBlock<'reusable'> = {
  config: reusableBlock,
  group: 'elsewhere',
  picture,
  brings: {
    field: 'reusable',
    collection: REUSABLE_BLOCKS,
    blocks: ({ reusable }) => (typeof reusable === 'object' ? ((reusable?.body ?? []) as PageBlock[]) : []),
  },
  words: {
    source: REUSABLE_BLOCKS,
    async read(payload, locale) {
      const { docs } = await payload.find({
        collection: REUSABLE_BLOCKS,
        where: { _status: { equals: 'published' } },
        select: { body: true },
        ...allPublic,
        locale,
        fallbackLocale: false,
      })
      for (const { body } of docs) renewAtNextChange(REUSABLE_BLOCKS, (body ?? []) as PageBlock[], Date.now())
      const texts = new Map(docs.map(({ id, body }) => [id, textOf(body, declaredIn(payload).blocks)]))
      return (block) => texts.get(block.reusable as number) ?? ''
    },
  },
}
