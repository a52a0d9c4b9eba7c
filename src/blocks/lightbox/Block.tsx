import { useContext } from 'react'
import { isSafeAddress } from '../../cms/fields/address'
import type { BlockOf, BlockProps } from '../../web/contentBlock'
import { frameHosts, mayBeFramed } from '../../web/frames'
import { Heading, levelBelow } from '../../web/Heading'
import { PageIds, PageIdsContext } from '../../web/headingIds'
import { pictureSources } from '../../web/media'
import { Picture } from '../../web/Picture'
import { RichText } from '../../web/RichText'
import type { Site } from '../../web/site'

export function LightboxBlock({ block, site }: BlockProps<'lightbox'>) {
  const ids = useContext(PageIdsContext) ?? new PageIds()
  const { label } = block
  if (!label) return null
  const contentId = block.opens === 'content' ? ids.forHeading(label) : ''
  const target = targetOf(block, site, contentId)
  if (!target) return null
  const hasThumbnail = typeof block.thumbnail === 'object' && block.thumbnail !== null
  return (
    <div className="text">
      {block.heading && <Heading level={2}>{block.heading}</Heading>}
      <a className={hasThumbnail ? 'lightbox-opener' : 'button button-secondary'} {...target}>
        {/* The text beside it names the link's target. */}
        {hasThumbnail && (
          <Picture media={block.thumbnail} sizes="(min-width: 768px) 416px, calc(100vw - 40px)" crop={3 / 2} alt="" />
        )}
        {hasThumbnail ? <span>{label}</span> : label}
      </a>
      {contentId && (
        <div className="lightbox-content" id={contentId}>
          <RichText data={block.content} site={site} headingLevel={levelBelow(block.heading)} />
        </div>
      )}
    </div>
  )
}

/** The link's attributes: its target without script, and how the lightbox opens it. */
function targetOf(block: BlockOf<'lightbox'>, site: Site, contentId: string) {
  switch (block.opens) {
    case 'content':
      return { href: `#${contentId}`, 'data-lightbox': 'content' }
    case 'frame':
      return block.url && isSafeAddress(block.url)
        ? {
            href: block.url,
            'data-lightbox': mayBeFramed(block.url, frameHosts(site.settings)) ? 'frame' : undefined,
          }
        : undefined
    default: {
      const media = typeof block.picture === 'object' ? block.picture : null
      const largest = media ? pictureSources(media).at(-1) : undefined
      return media && largest
        ? {
            href: largest.src,
            'data-width': largest.width || undefined,
            'data-height': largest.height || undefined,
            'data-alt': media.alt,
            'data-caption': media.caption ?? '',
          }
        : undefined
    }
  }
}
