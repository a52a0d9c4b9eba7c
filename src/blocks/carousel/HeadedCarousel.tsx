import { type ComponentProps, useContext } from 'react'
import { Heading } from '../../web/Heading'
import { PageIds, PageIdsContext } from '../../web/headingIds'
import { Carousel } from './Carousel'

/** A carousel with an optional heading, which then names it. */
export function HeadedCarousel({
  heading,
  ...carousel
}: { heading: string | null | undefined } & Omit<ComponentProps<typeof Carousel>, 'label'>) {
  const ids = useContext(PageIdsContext) ?? new PageIds()
  const id = heading ? ids.forHeading(heading) : undefined
  return (
    <div className="wide">
      {heading && (
        <Heading level={2} id={id}>
          {heading}
        </Heading>
      )}
      <Carousel {...carousel} label={id ? { id } : { text: carousel.site.t('carousel') }} />
    </div>
  )
}
