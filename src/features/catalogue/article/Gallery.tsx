/** An article's pictures, which the lightbox shows large, and its videos. */
import { VideoBlock } from '../../../blocks/video/Block'
import type { Article, Media } from '../../../cms/types'
import type { BlockOf } from '../../../web/contentBlock'
import { PictureLink } from '../../../web/PictureLink'
import type { Site } from '../../../web/site'
import { NoPicture } from '../listing/NoPicture'

/** The left column (styles `.article-top`); on a phone a row that is swiped through, where there are several. */
const LARGE = '(min-width: 1340px) 770px, (min-width: 800px) 56vw, '
/** The others share its width, two to four beside each other. */
const small = (others: number) => {
  const columns = Math.min(Math.max(others, 2), 4)
  return `(min-width: 1340px) ${Math.round(770 / columns)}px, (min-width: 800px) ${Math.round(58 / columns)}vw, `
}
const [ALONE, SWIPED] = ['calc(100vw - 40px)', 'calc(88vw - 35px)']

/** Videos that can be shown: a draft of one may lack its file. */
export const videosOf = ({ videos }: Pick<Article, 'videos'>): BlockOf<'video'>[] =>
  (videos ?? []).filter(({ source, file, url }) => (source === 'external' ? url : typeof file === 'object' && file))

export function Gallery({ article, site }: { article: Article; site: Site }) {
  const { picture, gallery } = article
  const pictures = [picture, ...(gallery ?? [])].filter((one): one is Media => typeof one === 'object' && one !== null)
  return (
    <div className="article-gallery">
      {pictures.length === 0 && (
        <div className="article-without-picture">
          <NoPicture />
        </div>
      )}
      {pictures.length > 0 && (
        <ul className="article-pictures" data-gallery="" aria-label={site.t('articlePictures')}>
          {pictures.map((media, at) => (
            <li key={media.id}>
              <PictureLink
                media={media}
                {...slotOf(at, pictures)}
                name={site.t('articlePicture', { number: at + 1 })}
                priority={at === 0}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The first is uncropped; the others are square, and on a phone as tall as the first. */
function slotOf(at: number, [first, ...others]: readonly Media[]) {
  if (at === 0) return { sizes: LARGE + (others.length > 0 ? SWIPED : ALONE) }
  return {
    sizes: small(others.length) + SWIPED,
    crop: [1, 1, first?.width && first.height ? first.width / first.height : 1],
  }
}

/** Below the pictures; on a phone below the facts, which should not be far down. */
export function Videos({ article, site }: { article: Article; site: Site }) {
  return videosOf(article).map((video, at) => (
    <div key={video.id ?? at} className="article-video">
      <VideoBlock block={video} site={site} first={false} sizes={LARGE + ALONE} />
    </div>
  ))
}
