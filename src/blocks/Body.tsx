/** Draws a page's blocks, each in a section of its own. */
import type { ComponentType } from 'react'
import { PageIds, PageIdsContext } from '../web/headingIds'
import type { PreviewKind } from '../web/meta'
import type { Site } from '../web/site'
import { AccordionBlock } from './accordion/Block'
import { AudioBlock } from './audio/Block'
import { CallToActionBlock } from './callToAction/Block'
import { CardsBlock } from './cards/Block'
import { CarouselBlock } from './carousel/Block'
import { ColumnsBlock } from './columns/Block'
import { ContactFormBlock } from './contactForm/Block'
import { CountdownBlock } from './countdown/Block'
import { DealerCallToActionBlock } from './dealerCallToAction/Block'
import { DeliveryTermsBlock } from './deliveryTerms/Block'
import { DividerBlock } from './divider/Block'
import { ExpandBlock } from './expand/Block'
import { FaqBlock } from './faq/Block'
import { FileListBlock } from './fileList/Block'
import { GalleryBlock } from './gallery/Block'
import { HeroBlock } from './hero/Block'
import { ImageCarouselBlock } from './imageCarousel/Block'
import { LightboxBlock } from './lightbox/Block'
import { LogoWallBlock } from './logoWall/Block'
import { PriceTableBlock } from './priceTable/Block'
import { QuoteBlock } from './quote/Block'
import { RawHtmlBlock } from './rawHtml/Block'
import type { BodyContent } from './readBody'
import { RichTextBlock } from './richText/Block'
import { SendSmsBlock } from './sendSms/Block'
import { SmsNewsletterBlock } from './smsNewsletter/Block'
import { TableBlock } from './table/Block'
import { TabsBlock } from './tabs/Block'
import { TestimonialsBlock } from './testimonials/Block'
import { TextWithImageBlock } from './textWithImage/Block'
import type { BlockProps, PageBlock, PlacedBlock } from './types'
import { VideoBlock } from './video/Block'

const components: { [Type in PlacedBlock['blockType']]: ComponentType<BlockProps<Type>> } = {
  hero: HeroBlock,
  richText: RichTextBlock,
  textWithImage: TextWithImageBlock,
  cards: CardsBlock,
  columns: ColumnsBlock,
  tabs: TabsBlock,
  accordion: AccordionBlock,
  expand: ExpandBlock,
  faq: FaqBlock,
  carousel: CarouselBlock,
  imageCarousel: ImageCarouselBlock,
  gallery: GalleryBlock,
  lightbox: LightboxBlock,
  video: VideoBlock,
  audio: AudioBlock,
  quote: QuoteBlock,
  testimonials: TestimonialsBlock,
  logoWall: LogoWallBlock,
  priceTable: PriceTableBlock,
  table: TableBlock,
  fileList: FileListBlock,
  callToAction: CallToActionBlock,
  dealerCallToAction: DealerCallToActionBlock,
  countdown: CountdownBlock,
  deliveryTerms: DeliveryTermsBlock,
  contactForm: ContactFormBlock,
  smsNewsletter: SmsNewsletterBlock,
  sendSms: SendSmsBlock,
  rawHtml: RawHtmlBlock,
  divider: DividerBlock,
}

export function Body({ body, site, preview }: { body: BodyContent; site: Site; preview?: PreviewKind | undefined }) {
  const { blocks, origins, deliveryTerms, newsletter, sendSms } = body
  const firstHero = blocks.find(({ blockType }) => blockType === 'hero')
  const ids = new PageIds()
  // Anchors take their ids first: an earlier heading must not take an id that links use.
  for (const block of blocks) for (const part of [block, ...partsOf(block)]) ids.give(part, part.anchor)
  return (
    <PageIdsContext value={ids}>
      {blocks.map((block, at) => {
        // Skips unknown block types: content may come from an older or newer version.
        const Component = components[block.blockType] as ComponentType<BlockProps<typeof block.blockType>> | undefined
        if (!Component) return null
        return (
          <section
            key={at}
            className={`block block-${block.blockType}`}
            id={ids.given(block)}
            data-block={preview === 'live' ? origins[at] : undefined}
          >
            <Component
              block={block}
              site={site}
              first={block === firstHero}
              deliveryTerms={deliveryTerms}
              newsletter={newsletter}
              sendSms={sendSms}
              preview={preview}
            />
          </section>
        )
      })}
    </PageIdsContext>
  )
}

/** Parts of a block that can have anchors of their own. */
function partsOf(block: PageBlock): readonly { anchor?: string | null }[] {
  switch (block.blockType) {
    case 'tabs':
      return block.tabs ?? []
    case 'accordion':
      return block.spoilers ?? []
    case 'faq':
      return block.questions ?? []
    default:
      return []
  }
}
