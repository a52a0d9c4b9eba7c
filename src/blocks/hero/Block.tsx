import type { Media } from '../../cms/types'
import type { BlockProps } from '../../web/contentBlock'
import { Enhanced } from '../../web/Enhanced'
import { Links } from '../../web/Links'
import { Picture } from '../../web/Picture'
import { MotionButton, MovingPicture, movingAddress } from '../movingPicture/MovingPicture'

/** The layout determines where the picture stands (`styles.css`). */
const slots = {
  cover: { sizes: '(min-width: 768px) 100vw, 100vw', crop: ['max(30rem, 84vh)', '17rem'] },
  split: { sizes: '(min-width: 768px) 50vw, 100vw', crop: [1, 4 / 3] },
}

/** Characters of a heading that is set at display size. */
const FEW = 28
/** Characters of a word that is too long for that: Norwegian compounds are, and not every browser hyphenates them. */
const LONG_WORD = 16

/** Where the text over a picture stands: away from the focal point, and where that is in the middle, below on the left. */
function calmSide({ focalX, focalY }: Media): string[] {
  return [(focalX ?? 50) < 40 ? 'hero-end' : '', (focalY ?? 50) > 75 ? 'hero-top' : '']
}

export function HeroBlock({ block, site, first }: BlockProps<'hero'>) {
  const picture = typeof block.picture === 'object' ? block.picture : null
  // A layout around a picture needs one; without it the text stands alone.
  const layout = picture ? block.layout : 'plain'
  const video = layout === 'plain' ? undefined : movingAddress(block.video)
  const Heading = first ? 'h1' : 'h2'
  const heading = block.heading ?? ''
  const isLong = heading.split(/[\s-]/).some((word) => word.length > LONG_WORD)
  const isShort = !isLong && layout !== 'split' && heading.length <= FEW
  const side = layout === 'cover' && picture ? calmSide(picture) : []
  const className = ['hero', `hero-${layout}`, isShort ? 'hero-short' : '', isLong ? 'hero-long' : '', ...side]
    .filter(Boolean)
    .join(' ')
  const text = (
    <div className="hero-inner wide">
      <div className="hero-text">
        {block.eyebrow && <p className="eyebrow">{block.eyebrow}</p>}
        <Heading>{block.heading}</Heading>
        {block.lead && <p className="lead">{block.lead}</p>}
        <Links links={block.links} site={site} />
      </div>
    </div>
  )
  if (layout !== 'plain' && video)
    return (
      <Enhanced
        name="movingPicture"
        when="visible"
        as="div"
        className={`${className} hero-moves`}
        data-presses=""
        data-video={video}
      >
        <MovingPicture media={picture} {...slots[layout]} priority={first} className="hero-picture" />
        {text}
        <MotionButton site={site} />
      </Enhanced>
    )
  return (
    <div className={className}>
      {layout !== 'plain' && <Picture media={picture} {...slots[layout]} priority={first} className="hero-picture" />}
      {text}
    </div>
  )
}
