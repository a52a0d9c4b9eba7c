import type { BlockOf, BlockProps } from '../../web/contentBlock'
import { Heading, levelBelow } from '../../web/Heading'
import { LinkTo } from '../../web/Links'
import { resolveLink } from '../../web/links'
import { Picture } from '../../web/Picture'
import { RichText } from '../../web/RichText'
import type { Site } from '../../web/site'
import { SLIDE_WIDTHS } from './Carousel'
import { autoplayOf } from './fields'
import { HeadedCarousel } from './HeadedCarousel'

type Slide = NonNullable<BlockOf<'carousel'>['slides']>[number]

/** Width of the picture of a slide that stands alone: beside its text. */
const SPLIT_WIDTH = '(min-width: 1340px) 682px, (min-width: 768px) 51vw, calc(100vw - 40px)'

export function CarouselBlock({ block, site }: BlockProps<'carousel'>) {
  const slides = block.slides ?? []
  if (slides.length === 0) return null
  const visible = block.perView ?? '1'
  return (
    <div className="wide">
      <HeadedCarousel
        heading={block.heading}
        site={site}
        visible={visible}
        autoplay={autoplayOf(block.autoplay)}
        arrows={block.arrows !== false}
        dots={block.dots !== false}
        focusable={slides.every(({ link }) => resolveLink(link, site))}
        slides={slides.map((slide, at) => ({
          key: slide.id ?? at,
          content: (
            <SlideCard
              slide={slide}
              site={site}
              sizes={visible === '1' ? SPLIT_WIDTH : SLIDE_WIDTHS[visible]}
              level={levelBelow(block.heading)}
            />
          ),
        }))}
      />
    </div>
  )
}

function SlideCard({ slide, site, sizes, level }: { slide: Slide; site: Site; sizes: string; level: 2 | 3 }) {
  const link = resolveLink(slide.link, site)
  return (
    <div className="slide">
      <Picture media={slide.picture} sizes={sizes} crop={4 / 3} />
      {(slide.heading || slide.content || link) && (
        <div className="slide-text">
          {slide.heading && <Heading level={level}>{slide.heading}</Heading>}
          <RichText data={slide.content} site={site} headingLevel={slide.heading ? level + 1 : level} />
          {link && <LinkTo link={link} site={site} className="slide-link" />}
        </div>
      )}
    </div>
  )
}
