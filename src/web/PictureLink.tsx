import type { Media } from '../cms/types'
import { pictureSources } from './media'
import { Picture } from './Picture'
import type { Crop } from './pictureSizes'

/** A link to the picture's largest size, which the lightbox shows on top of the page (docs/behaviour.md#lightbox). */
export function PictureLink({
  media,
  sizes,
  crop,
  name,
  priority = false,
}: {
  media: Media
  sizes: string
  crop?: Crop | readonly Crop[]
  /** Name of the link where the picture has no alternative text. */
  name: string
  /** The one picture that is seen first. */
  priority?: boolean
}) {
  const largest = pictureSources(media).at(-1)
  if (!largest) return null
  return (
    <a
      className="picture-link"
      href={largest.src}
      aria-label={media.alt ? undefined : name}
      data-width={largest.width || undefined}
      data-height={largest.height || undefined}
    >
      <Picture media={media} sizes={sizes} crop={crop} priority={priority} />
    </a>
  )
}
