/** An article's pictures, which the lightbox shows large, and its videos. */
import { VideoBlock } from '../../../blocks/video/Block'
import type { Article, Media } from '../../../cms/types'
import type { BlockOf } from '../../../web/contentBlock'
import { PictureLink } from '../../../web/PictureLink'
import type { Site } from '../../../web/site'
import { NoPicture } from '../listing/NoPicture'

/** The left column (styles `.article-top`). */
const PICTURE_SIZES = '(min-width: 1340px) 660px, (min-width: 800px) 51vw, calc(100vw - 40px)'
/** On a phone the further pictures stand beside the first, soft until they are opened. */
const SMALL_SIZES = '(min-width: 1340px) 155px, (min-width: 800px) 12vw, 45vw'

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
                sizes={at === 0 ? PICTURE_SIZES : SMALL_SIZES}
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

/** Below the pictures; on a phone below the facts, which should not be far down. */
export function Videos({ article, site }: { article: Article; site: Site }) {
  return videosOf(article).map((video, at) => (
    <div key={video.id ?? at} className="article-video">
      <VideoBlock block={video} site={site} first={false} />
    </div>
  ))
}
