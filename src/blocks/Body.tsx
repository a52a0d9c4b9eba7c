/** A page's blocks, each in a section of its own. */
import type { ReactNode } from 'react'
import { PageIds, PageIdsContext } from '../site/headingIds'
import type { Site } from '../site/site'
import { CallToActionBlock } from './callToAction/Block'
import { CardsBlock } from './cards/Block'
import { ColumnsBlock } from './columns/Block'
import { ContactFormBlock } from './contactForm/Block'
import { DividerBlock } from './divider/Block'
import { withEmbeddedPages } from './embeddedPage/embed'
import { HeroBlock } from './hero/Block'
import { QuoteBlock } from './quote/Block'
import { RichTextBlock } from './richText/Block'
import { TableBlock } from './table/Block'
import { TextWithImageBlock } from './textWithImage/Block'
import type { PageBlock } from './types'

export function Body({ blocks, site }: { blocks: readonly PageBlock[]; site: Site }) {
  const all = withEmbeddedPages(blocks)
  const firstHero = all.find(({ blockType }) => blockType === 'hero')
  const ids = new PageIds()
  // Anchors come first: a heading further up must not take the id that a link was made for.
  const sections = all.map((block) => ({ block, id: block.anchor ? ids.take(block.anchor) : undefined }))
  return (
    <PageIdsContext value={ids}>
      {sections.map(({ block, id }, at) => {
        const content = draw(block, site, block === firstHero)
        if (!content) return null
        return (
          <section key={at} className={`block block-${block.blockType}`} id={id}>
            {content}
          </section>
        )
      })}
    </PageIdsContext>
  )
}

/** Nothing for a type that this program does not know: content may be older or newer than it. */
function draw(block: PageBlock, site: Site, first: boolean): ReactNode {
  switch (block.blockType) {
    case 'hero':
      return <HeroBlock block={block} site={site} first={first} />
    case 'richText':
      return <RichTextBlock block={block} site={site} first={first} />
    case 'textWithImage':
      return <TextWithImageBlock block={block} site={site} first={first} />
    case 'columns':
      return <ColumnsBlock block={block} site={site} first={first} />
    case 'cards':
      return <CardsBlock block={block} site={site} first={first} />
    case 'callToAction':
      return <CallToActionBlock block={block} site={site} first={first} />
    case 'quote':
      return <QuoteBlock block={block} site={site} first={first} />
    case 'contactForm':
      return <ContactFormBlock block={block} site={site} />
    case 'table':
      return <TableBlock block={block} site={site} first={first} />
    case 'divider':
      return <DividerBlock block={block} site={site} first={first} />
    default:
      return null
  }
}
