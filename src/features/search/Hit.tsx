import { Picture } from '../../web/Picture'
import type { Site } from '../../web/site'
import { articleKind } from '../catalogue'
import { AddToOrder } from '../orderList'
import type { Found } from './found'

/** Width of the small picture (`.result-picture`). */
const PICTURE_SIZES = '(min-width: 622px) 112px, 18vw'

/** A hit of the results page. Its kind stands beside it where hits of several kinds stand in one list. */
export function Hit({ hit, site, showKind }: { hit: Found; site: Site; showKind: boolean }) {
  const { kind, title, href, description, detail, article, picture, excerpt } = hit
  const small = kind === articleKind ? undefined : detail
  return (
    <li className={`result result-${kind.name}`}>
      {picture && (
        // Decorative: the name stands beside it.
        <Picture media={picture} sizes={PICTURE_SIZES} crop={1} className="result-picture" alt="" />
      )}
      <div className="result-body">
        {(showKind || small) && (
          <p className="result-kind">
            {showKind && site.t(kind.label)}
            {small && <span className="result-detail">{small}</span>}
          </p>
        )}
        <h3>
          <a href={href}>{title}</a>
        </h3>
        {article && (
          <p className="result-number">
            {site.t('catalogueNumber')} <span className="article-number">{article.number}</span>
          </p>
        )}
        {description && <p className="result-text">{description}</p>}
        {excerpt && (
          <p className="result-text">
            {excerpt.map(({ text, isMarked }, at) => (isMarked ? <mark key={at}>{text}</mark> : text))}
          </p>
        )}
        {article && (
          <div className="result-order">
            {article.priceText && <p className="result-price">{article.priceText}</p>}
            <AddToOrder
              article={{
                number: article.number,
                name: article.name,
                href,
                divisible: article.divisible === true,
                ...(article.price === undefined ? {} : { price: article.price }),
                priceText: article.priceText,
              }}
              site={site}
              short
            />
          </div>
        )}
      </div>
    </li>
  )
}
