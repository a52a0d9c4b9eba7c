import type { BlockProps } from '../../web/contentBlock'
import { Heading } from '../../web/Heading'
import { PictureLink } from '../../web/PictureLink'

/** Widths of a picture: the columns of `styles.css`. */
const sizes = {
  '2': '(min-width: 1340px) 632px, 48vw',
  '3': '(min-width: 1340px) 418px, (min-width: 768px) 31vw, 46vw',
  '4': '(min-width: 1340px) 311px, (min-width: 1024px) 23vw, (min-width: 768px) 31vw, 46vw',
}

export function GalleryBlock({ block, site }: BlockProps<'gallery'>) {
  const pictures = (block.pictures ?? []).flatMap(({ picture, caption, id }) =>
    typeof picture === 'object' && picture ? [{ picture, caption, id }] : [],
  )
  if (pictures.length === 0) return null
  const perRow = block.perRow ?? '3'
  const layout = block.layout ?? 'grid'
  return (
    <div className="wide">
      {block.heading && <Heading level={2}>{block.heading}</Heading>}
      <ul className={`gallery gallery-${layout} gallery-${perRow}`} data-gallery="">
        {pictures.map(({ picture, caption, id }, at) => (
          <li key={id ?? at}>
            <figure>
              <PictureLink
                media={picture}
                sizes={sizes[perRow]}
                crop={layout === 'grid' ? 4 / 3 : undefined}
                name={caption || site.t('carouselGoTo', { number: at + 1 })}
              />
              {caption && <figcaption>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </div>
  )
}
