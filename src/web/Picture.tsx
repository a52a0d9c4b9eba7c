import { useContext } from 'react'
import type { Media } from '../cms/types'
import { FirstPictureContext } from './firstPicture'
import { type PictureSource, pictureSources } from './media'
import { type Crop, croppedSizes, widestSlot } from './pictureSizes'

/** Pixels at least of what a browser gets that does not choose among candidates. */
const FALLBACK_WIDTH = 960

/** Pixels of the sharpest screens for each CSS pixel. */
const SHARPEST = 3

/**
 * A picture in the sizes that were made of it, with width and height set so that nothing moves when it loads. `sizes`
 * is the width of its slot on the page, and `crop` the slot's shape where the picture is cropped to fill it; `priority`
 * is for the one that is the largest of what is seen first.
 */
export function Picture({
  media,
  sizes,
  crop,
  priority = false,
  className,
  alt,
}: {
  media: number | Media | null | undefined
  sizes: string
  crop?: Crop | readonly Crop[]
  priority?: boolean
  className?: string
  /** Replaces the picture's own alternative text: empty where the text beside it says the same. */
  alt?: string
}) {
  const first = useContext(FirstPictureContext)
  if (typeof media !== 'object' || !media) return null
  const sources = pictureSources(media)
  const largest = sources.at(-1)
  if (!largest) return null
  const slot = crop && largest.height ? croppedSizes(sizes, crop, largest.width / largest.height) : sizes
  const candidates = worthSending(sources, slot)
  const fallback = candidates.find(({ width }) => width >= FALLBACK_WIDTH) ?? candidates.at(-1) ?? largest
  const isEager = priority || first?.taken === false
  if (first && isEager) first.taken = true
  return (
    <img
      className={[className, ...focusClasses(media)].filter(Boolean).join(' ') || undefined}
      src={fallback.src}
      srcSet={candidates.length > 1 ? candidates.map(({ src, width }) => `${src} ${width}w`).join(', ') : undefined}
      sizes={candidates.length > 1 ? slot : undefined}
      width={largest.width || undefined}
      height={largest.height || undefined}
      alt={alt ?? media.alt ?? ''}
      loading={isEager ? undefined : 'lazy'}
      fetchPriority={isEager ? 'high' : undefined}
      decoding={isEager ? undefined : 'async'}
    />
  )
}

/** Without those that no screen would choose in this slot. */
function worthSending(sources: readonly PictureSource[], slot: string): readonly PictureSource[] {
  const needed = widestSlot(slot) * SHARPEST
  const enough = sources.findIndex(({ width }) => width >= needed)
  return enough === -1 ? sources : sources.slice(0, enough + 1)
}

/** Classes for the focal point of a cropped picture, in tens of percent; the centre needs no class. */
function focusClasses({ focalX, focalY }: Media): string[] {
  const tens = (percent: number | null | undefined) => Math.round((percent ?? 50) / 10)
  const [x, y] = [tens(focalX), tens(focalY)]
  return [x === 5 ? '' : `fx-${x}`, y === 5 ? '' : `fy-${y}`]
}
