import type { BlockProps } from '../../web/contentBlock'
import { Picture } from '../../web/Picture'
import { PictureLink } from '../../web/PictureLink'
import { pictureSlots } from '../../web/pictureSlots'
import { HeadedCarousel } from '../carousel/HeadedCarousel'

/** Milliseconds between pictures (docs/behaviour.md#carousels). */
const AUTOPLAY = 5000

export function ImageCarouselBlock({ block, site }: BlockProps<'imageCarousel'>) {
  const pictures = (block.pictures ?? []).flatMap(({ picture, caption, id }) =>
    typeof picture === 'object' && picture ? [{ picture, caption, id }] : [],
  )
  if (pictures.length === 0) return null
  const shape = block.shape ?? 'wide'
  const enlarges = block.enlarge !== false
  return (
    <div className="wide">
      <HeadedCarousel
        heading={block.heading}
        site={site}
        autoplay={AUTOPLAY}
        arrows
        dots
        focusable={enlarges}
        gallery={enlarges}
        className={`pictures-${shape}`}
        slides={pictures.map(({ picture, caption, id }, at) => ({
          key: id ?? at,
          content: (
            <figure>
              {enlarges ? (
                <PictureLink
                  media={picture}
                  {...pictureSlots[shape]}
                  name={caption || site.t('carouselGoTo', { number: at + 1 })}
                />
              ) : (
                <Picture media={picture} {...pictureSlots[shape]} />
              )}
              {caption && <figcaption>{caption}</figcaption>}
            </figure>
          ),
        }))}
      />
    </div>
  )
}
