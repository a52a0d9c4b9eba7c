/** Every content block, in the order in which the admin offers them. */
import type { Block } from 'payload'
import { callToActionBlock } from './callToAction/fields'
import { cardsBlock } from './cards/fields'
import { columnsBlock } from './columns/fields'
import { contactFormBlock } from './contactForm/fields'
import { dividerBlock } from './divider/fields'
import { embeddedPageBlock } from './embeddedPage/fields'
import { heroBlock } from './hero/fields'
import { quoteBlock } from './quote/fields'
import { richTextBlock } from './richText/fields'
import { tableBlock } from './table/fields'
import { textWithImageBlock } from './textWithImage/fields'

export const blocks: Block[] = [
  heroBlock,
  richTextBlock,
  textWithImageBlock,
  cardsBlock,
  columnsBlock,
  quoteBlock,
  callToActionBlock,
  tableBlock,
  embeddedPageBlock,
  contactFormBlock,
  dividerBlock,
]
