import { type ComponentProps, type ReactNode, useContext } from 'react'
import { Heading } from '../../web/Heading'
import { PageIds, PageIdsContext } from '../../web/headingIds'
import { Carousel } from './Carousel'

/** A carousel with an optional heading, which then names it. `head` renders more than the heading above it. */
export function HeadedCarousel({
  heading,
  head,
  ...carousel
}: {
  heading: string | null | undefined
  head?: (headingId: string | undefined) => ReactNode
} & Omit<ComponentProps<typeof Carousel>, 'label'>) {
  const ids = useContext(PageIdsContext) ?? new PageIds()
  const id = heading ? ids.forHeading(heading) : undefined
  const plain = heading && (
    <Heading level={2} id={id}>
      {heading}
    </Heading>
  )
  return (
    <>
      {head ? head(id) : plain}
      <Carousel {...carousel} label={id ? { id } : { text: carousel.site.t('carousel') }} />
    </>
  )
}
