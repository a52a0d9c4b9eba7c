/** Every content block, in the groups and the order in which the admin offers them. */
import type { Block } from 'payload'
import type { Localised } from '../lib/locales'
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
import { sendSmsBlock } from './sendSms/fields'
import { smsNewsletterBlock } from './smsNewsletter/fields'
import { tableBlock } from './table/fields'
import { tabsBlock } from './tabs/fields'
import { testimonialsBlock } from './testimonials/fields'
import { textWithImageBlock } from './textWithImage/fields'
import { videoBlock } from './video/fields'

interface Group {
  name: Localised
  blocks: Block[]
}

const groups: readonly Group[] = [
  {
    name: { nb: 'Tekst', en: 'Text' },
    blocks: [
      heroBlock,
      richTextBlock,
      textWithImageBlock,
      cardsBlock,
      columnsBlock,
      quoteBlock,
      tableBlock,
      dividerBlock,
    ],
  },
  {
    name: { nb: 'Tekst som åpnes', en: 'Text that opens' },
    blocks: [tabsBlock, accordionBlock, expandBlock, faqBlock, deliveryTermsBlock],
  },
  {
    name: { nb: 'Bilder, lyd og video', en: 'Pictures, sound and video' },
    blocks: [galleryBlock, imageCarouselBlock, carouselBlock, lightboxBlock, videoBlock, audioBlock],
  },
  {
    name: { nb: 'Salg og tillit', en: 'Sales and trust' },
    blocks: [
      dealerCallToActionBlock,
      callToActionBlock,
      priceTableBlock,
      testimonialsBlock,
      logoWallBlock,
      countdownBlock,
      fileListBlock,
      contactFormBlock,
      smsNewsletterBlock,
      sendSmsBlock,
    ],
  },
  {
    name: { nb: 'Hentet fra andre steder', en: 'From elsewhere' },
    blocks: [reusableBlock, embeddedPageBlock, rawHtmlBlock],
  },
]

export const blocks: Block[] = groups.flatMap(({ name, blocks }) =>
  blocks.map((block) => ({ ...block, admin: { ...block.admin, group: name } })),
)

/** Blocks that bring others from elsewhere, which could go in circles. */
const bringing = [reusableBlock.slug, embeddedPageBlock.slug]

/** What a reusable block may consist of. */
export const reusableBlocksOffered = blocks.filter(({ slug }) => !bringing.includes(slug))
