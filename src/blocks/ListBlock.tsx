/** A block that lists documents: heading, list or carousel, and the way to all of them. Styles: `listBlock.css`. */
import type { ComponentProps, ReactNode } from 'react'
import { BlockHead } from '../web/BlockHead'
import type { Site } from '../web/site'
import { HeadedCarousel } from './carousel/HeadedCarousel'

interface Props {
  block: ComponentProps<typeof BlockHead>['block'] & { showAll?: boolean | null }
  site: Site
  /** In the place of `children`. */
  carousel?: Pick<ComponentProps<typeof HeadedCarousel>, 'visible' | 'slides'> | undefined
  all: { href: string; text: string } | undefined
  children?: ReactNode
}

export function ListBlock({ block, site, carousel, all, children }: Props) {
  return (
    <div className="wide">
      {carousel ? (
        <HeadedCarousel
          heading={block.heading}
          head={(headingId) => <BlockHead block={block} headingId={headingId} />}
          site={site}
          autoplay={0}
          arrows
          dots
          focusable
          {...carousel}
        />
      ) : (
        <>
          <BlockHead block={block} />
          {children}
        </>
      )}
      {block.showAll !== false && all && (
        <p className="list-block-all">
          <a className="button button-secondary" href={all.href}>
            {all.text}
          </a>
        </p>
      )}
    </div>
  )
}
