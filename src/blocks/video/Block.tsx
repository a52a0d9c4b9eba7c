import { localeNames } from '../../lib/locales'
import { ExternalFrame } from '../../web/ExternalFrame'
import { Download, MediaFigure } from '../../web/MediaFigure'
import { fileAddress, pictureSources } from '../../web/media'
import { Picture } from '../../web/Picture'
import type { Site } from '../../web/site'
import type { BlockOf, BlockProps } from '../types'
import { externalVideo } from './external'

type Video = BlockOf<'video'>

/** Width of the picture before it plays, in pixels: browsers fetch it at once, however far down it stands. */
const MAX_POSTER = 1440

export function VideoBlock({ block, site }: BlockProps<'video'>) {
  const player = block.source === 'external' ? externalPlayer(block, site) : ownPlayer(block, site)
  if (!player) return null
  return (
    <div className="wide">
      {block.heading && <h2>{block.heading}</h2>}
      {player}
    </div>
  )
}

const titleOf = (block: Video) => block.title || block.heading || 'Video'

function externalPlayer(block: Video, site: Site) {
  const video = externalVideo(block.url ?? '')
  if (!video) return null
  const title = titleOf(block)
  return (
    <ExternalFrame
      site={site}
      address={video.player}
      page={video.page}
      title={title}
      action={site.t('videoPlay', { title })}
      shape={block.shape ?? 'wide'}
    >
      {typeof block.poster === 'object' && block.poster && (
        <Picture media={block.poster} sizes="(min-width: 1340px) 1280px, calc(100vw - 40px)" alt="" />
      )}
    </ExternalFrame>
  )
}

function ownPlayer(block: Video, site: Site) {
  const address = typeof block.file === 'object' && block.file ? fileAddress(block.file) : undefined
  if (!address) return null
  const title = titleOf(block)
  const poster = posterOf(block)
  return (
    <MediaFigure
      site={site}
      title={title}
      address={address}
      transcript={block.transcript}
      headingLevel={block.heading ? 3 : 2}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: captions are what editors have of them. */}
      <video
        className={`player player-${block.shape ?? 'wide'}`}
        src={address}
        poster={poster}
        // Without a picture the first frame is one.
        preload={poster ? 'none' : 'metadata'}
        aria-label={title}
        controls
        playsInline
      >
        {captionsOf(block, site)}
        <Download site={site} title={title} address={address} />
      </video>
    </MediaFigure>
  )
}

function posterOf({ poster }: Video): string | undefined {
  const sources = typeof poster === 'object' && poster ? pictureSources(poster) : []
  return (sources.findLast(({ width }) => width <= MAX_POSTER) ?? sources[0])?.src
}

/** The first captions in the language of the page are on. */
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
