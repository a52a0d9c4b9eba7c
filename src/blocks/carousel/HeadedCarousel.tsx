/** The heading names the carousel. Nothing moves by itself: visitors read and compare. */
import { type ComponentProps, useContext } from 'react'
import { PageIds, PageIdsContext } from '../../web/headingIds'
import type { Site } from '../../web/site'
import { BlockHead } from '../BlockHead'
import { Carousel } from './Carousel'

export function HeadedCarousel({
  block,
  site,
  ...carousel
}: {
  block: ComponentProps<typeof BlockHead>['block']
  site: Site
} & Pick<ComponentProps<typeof Carousel>, 'visible' | 'slides'>) {
  const ids = useContext(PageIdsContext) ?? new PageIds()
  const id = block.heading ? ids.forHeading(block.heading) : undefined
  return (
    <>
      <BlockHead block={block} headingId={id} />
      <Carousel
        site={site}
        label={id ? { id } : { text: site.t('carousel') }}
        autoplay={0}
        arrows
        dots
        focusable
        {...carousel}
      />
    </>
  )
}
