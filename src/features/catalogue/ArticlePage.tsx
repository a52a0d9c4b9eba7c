import type { Article } from '../../content/types'
import { dealersHref } from '../../site/links'
import { Picture } from '../../site/Picture'
import { formatPrice } from '../../site/price'
import { RichText } from '../../site/RichText'
import type { Site } from '../../site/site'

/** Half of the container from where there are two columns (styles `.article-top`). */
const PICTURE_SIZES = '(min-width: 1340px) 622px, (min-width: 800px) 47vw, calc(100vw - 40px)'

export function ArticlePage({ article, site }: { article: Article; site: Site }) {
  const { name, number, summary, price, picture, description } = article
  const hasPicture = typeof picture === 'object' && picture !== null
  return (
    <article>
      <div className="block">
        <div className={hasPicture ? 'wide article-top' : 'text'}>
          {hasPicture && (
            <div className="article-picture">
              <Picture media={picture} sizes={PICTURE_SIZES} priority />
            </div>
          )}
          <div className="article-facts">
            <h1>{name}</h1>
            <p className="article-number">{site.t('articleNumber', { number })}</p>
            {summary && <p className="lead">{summary}</p>}
            {typeof price === 'number' && (
              <p className="article-price">
                <span>{site.t('articlePrice')}</span> <strong>{formatPrice(price, site.locale)}</strong>
              </p>
            )}
            <div className="buttons">
              <a className="button" href={dealersHref(site)}>
                {site.t('findDealer')}
              </a>
            </div>
          </div>
        </div>
      </div>
      {description && (
        <div className="block">
          <div className="text">
            <RichText data={description} site={site} headingLevel={2} />
          </div>
        </div>
      )}
    </article>
  )
}
