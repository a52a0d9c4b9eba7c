/** Every content block, in the order in which the admin offers them. */
import type { Block } from 'payload'
import { accordionBlock } from './accordion/fields'
import { audioBlock } from './audio/fields'
import { callToActionBlock } from './callToAction/fields'
import { cardsBlock } from './cards/fields'
import { carouselBlock } from './carousel/fields'
import { columnsBlock } from './columns/fields'
import { contactFormBlock } from './contactForm/fields'
import { countdownBlock } from './countdown/fields'
import { dealerCallToActionBlock } from './dealerCallToAction/fields'
import { deliveryTermsBlock } from './deliveryTerms/fields'
import { dividerBlock } from './divider/fields'
import { embeddedPageBlock } from './embeddedPage/fields'
import { expandBlock } from './expand/fields'
import { faqBlock } from './faq/fields'
import { fileListBlock } from './fileList/fields'
import { galleryBlock } from './gallery/fields'
import { heroBlock } from './hero/fields'
import { imageCarouselBlock } from './imageCarousel/fields'
import { lightboxBlock } from './lightbox/fields'
import { logoWallBlock } from './logoWall/fields'
import { priceTableBlock } from './priceTable/fields'
import { quoteBlock } from './quote/fields'
import { rawHtmlBlock } from './rawHtml/fields'
import { reusableBlock } from './reusable/fields'
import { richTextBlock } from './richText/fields'
import { tableBlock } from './table/fields'
import { tabsBlock } from './tabs/fields'
import { testimonialsBlock } from './testimonials/fields'
import { textWithImageBlock } from './textWithImage/fields'
import { videoBlock } from './video/fields'

export const blocks: Block[] = [
  heroBlock,
  richTextBlock,
  textWithImageBlock,
  cardsBlock,
  columnsBlock,
  tabsBlock,
  accordionBlock,
  expandBlock,
  faqBlock,
  carouselBlock,
  imageCarouselBlock,
  galleryBlock,
  lightboxBlock,
  videoBlock,
  audioBlock,
  quoteBlock,
  testimonialsBlock,
  logoWallBlock,
  priceTableBlock,
  tableBlock,
  fileListBlock,
  callToActionBlock,
  dealerCallToActionBlock,
  countdownBlock,
  deliveryTermsBlock,
  contactFormBlock,
  reusableBlock,
  embeddedPageBlock,
  rawHtmlBlock,
  dividerBlock,
]

/** What a reusable block may consist of: nothing that itself brings blocks from elsewhere, which could go in circles. */
export const reusableBlocksOffered = blocks.filter((block) => block !== reusableBlock && block !== embeddedPageBlock)
