import { localeNames } from '../../lib/locales'
import type { BlockOf, BlockProps } from '../../web/contentBlock'
import { Enhanced } from '../../web/Enhanced'
import { ExternalFrame } from '../../web/ExternalFrame'
import { Heading, levelBelow } from '../../web/Heading'
import { Download, MediaFigure } from '../../web/MediaFigure'
import { fileAddress } from '../../web/media'
import { Picture } from '../../web/Picture'
import { type PlayerSlot, playerSlot } from '../../web/pictureSlots'
import type { Site } from '../../web/site'
import { isPopulated } from '../emptyContent'
import { MotionButton, MovingPicture, movingAddress } from '../movingPicture/MovingPicture'
import { externalVideo } from './external'

type Video = BlockOf<'video'>

/** `sizes` is the width of its place, where that is not the page's. */
export function VideoBlock({ block, site, sizes }: BlockProps<'video'> & { sizes?: string }) {
  const slot = playerSlot(block.shape ?? 'wide', sizes)
  const player =
    block.source === 'external'
      ? externalPlayer(block, site, slot)
      : isMoving(block)
        ? movingPlayer(block, site, slot)
        : ownPlayer(block, site, slot)
  if (!player) return null
  return (
    <div className="wide">
      {block.heading && <Heading level={2}>{block.heading}</Heading>}
      {player}
    </div>
  )
}

/** Whether it is shown as a moving picture, without a player. */
export const isMoving = ({ source, playback }: Video) => source !== 'external' && playback === 'moving'

function movingPlayer(block: Video, site: Site, slot: PlayerSlot) {
  const address = movingAddress(block.file)
  if (!address || !isPopulated(block.poster)) return null
  return (
    <Enhanced name="movingPicture" when="visible" as="div" className="video-moves" data-presses="" data-video={address}>
      <MovingPicture media={block.poster} {...slot} className={`player player-${block.shape ?? 'wide'}`} />
      <MotionButton site={site} />
    </Enhanced>
  )
}

/** Chromium covers the place of a film without a `poster` with grey. */
const TRANSPARENT = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

const titleOf = (block: Video) => block.title || block.heading || 'Video'

function externalPlayer(block: Video, site: Site, slot: PlayerSlot) {
  const video = externalVideo(block.url ?? '')
  if (!video) return null
  const title = titleOf(block)
  const shape = block.shape ?? 'wide'
  return (
    <ExternalFrame
      site={site}
      address={video.player}
      page={video.page}
      title={title}
      action={site.t('videoPlay', { title })}
      shape={shape}
    >
      {typeof block.poster === 'object' && block.poster && <Picture media={block.poster} {...slot} alt="" />}
    </ExternalFrame>
  )
}

function ownPlayer(block: Video, site: Site, slot: PlayerSlot) {
  const address = typeof block.file === 'object' && block.file ? fileAddress(block.file) : undefined
  if (!address) return null
  const title = titleOf(block)
  const shape = block.shape ?? 'wide'
  const hasPicture = isPopulated(block.poster)
  return (
    <MediaFigure
      site={site}
      title={title}
      address={address}
      transcript={block.transcript}
      headingLevel={levelBelow(block.heading)}
    >
      <div className={`player player-${shape}`}>
        {/* Not as the film's `poster`: browsers fetch that at once, however far down it is, and in one size. */}
        {hasPicture && <Picture media={block.poster} {...slot} className="player-picture" alt="" />}
        {/* biome-ignore lint/a11y/useMediaCaption: captions are what editors have of them. */}
        <video
          src={address}
          // Without a picture the first frame is shown.
          preload={hasPicture ? 'none' : 'metadata'}
          poster={hasPicture ? TRANSPARENT : undefined}
          aria-label={title}
          controls
          playsInline
        >
          {captionsOf(block, site)}
          <Download site={site} title={title} address={address} />
        </video>
      </div>
    </MediaFigure>
  )
}

/** The first captions in the page's language are on by default. */
function captionsOf({ captions }: Video, site: Site) {
  const found = (captions ?? []).flatMap(({ file, language }) => {
    const src = typeof file === 'object' && file ? fileAddress(file) : undefined
    return src ? [{ src, language }] : []
  })
  const shown = found.find(({ language }) => language === site.locale)
  return found.map((track) => (
    <track
      key={track.src}
      kind="captions"
      src={track.src}
      srcLang={track.language}
      label={localeNames[track.language]}
      default={track === shown}
    />
  ))
}
