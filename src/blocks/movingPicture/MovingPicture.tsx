/**
 * A video as a moving picture: silent, in a loop, over its still picture. Only script fetches it (`islands/movingPicture.ts`),
 * and only where motion and data are welcome; a button stops it (WCAG 2.2.2).
 */
import type { Media, File as StoredFile } from '../../cms/types'
import { fileAddress } from '../../web/media'
import { Picture } from '../../web/Picture'
import type { Crop } from '../../web/pictureSizes'
import type { Site } from '../../web/site'

/** Address of a video that may move; undefined where none is chosen, or it has been deleted. */
export function movingAddress(file: number | StoredFile | null | undefined): string | undefined {
  return typeof file === 'object' && file?.mimeType?.startsWith('video/') ? fileAddress(file) : undefined
}

/** The still picture with the video over it. */
export function MovingPicture({
  media,
  sizes,
  crop,
  priority = false,
  className = '',
}: {
  media: number | Media | null | undefined
  sizes: string
  crop?: Crop | readonly Crop[]
  priority?: boolean
  className?: string
}) {
  return (
    <div className={`moving-picture ${className}`.trim()}>
      <Picture media={media} sizes={sizes} crop={crop} priority={priority} />
      {/* The still picture's alternative text stands for both. */}
      <video muted loop playsInline preload="none" disablePictureInPicture aria-hidden="true" tabIndex={-1} />
    </div>
  )
}

/** Hidden until script knows that there is something to stop or to start. */
export function MotionButton({ site }: { site: Site }) {
  return (
    <button
      type="button"
      className="motion-button"
      hidden
      aria-label={site.t('motionPlay')}
      data-other-label={site.t('motionPause')}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7 5h3.5v14H7zm6.5 0H17v14h-3.5z" />
        <path d="M7 4.5v15l12.5-7.5z" />
      </svg>
    </button>
  )
}
