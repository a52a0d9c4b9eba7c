import type { BlockProps } from '../../web/contentBlock'
import { Heading, levelBelow } from '../../web/Heading'
import { Download, MediaFigure } from '../../web/MediaFigure'
import { fileAddress } from '../../web/media'

export function AudioBlock({ block, site }: BlockProps<'audio'>) {
  const address = typeof block.file === 'object' && block.file ? fileAddress(block.file) : undefined
  if (!address) return null
  const title = block.title || block.heading || ''
  return (
    <div className="text">
      {block.heading && <Heading level={2}>{block.heading}</Heading>}
      <MediaFigure
        site={site}
        title={title}
        address={address}
        offersFile
        transcript={block.transcript}
        headingLevel={levelBelow(block.heading)}
      >
        {/* biome-ignore lint/a11y/useMediaCaption: what is heard stands below in words. */}
        <audio src={address} preload="none" aria-label={title} controls>
          <Download site={site} title={title} address={address} />
        </audio>
      </MediaFigure>
    </div>
  )
}
