/** What is needed to choose and to order: name, price, availability, variants, quantity, and a dealer. */
import { pictureSources } from '../../../web/media'
import { AddToOrder } from '../../orderList'
import { priceNotes } from '../articleIndex/cards'
import { articleHref } from '../articlePaths'
import { ColourChip } from '../ColourChip'
import { CompareToggle, CompareTray } from '../compare/CompareToggle'
import { Availability } from '../listing/ArticleGrid'
import { availabilityWords } from '../listing/facets'
import type { ArticleContent } from './content'

type Content = Pick<ArticleContent, 'article' | 'site' | 'prices' | 'variants' | 'Dealers'>

export function Facts({ article, site, prices, variants, Dealers }: Content) {
  const { name, number, summary, availability, unit, divisible, picture } = article
  const small = typeof picture === 'object' && picture ? pictureSources(picture)[0]?.src : undefined
  const priceText = prices.of(article)
  const price = prices.amount(article)
  const notes = priceNotes(article, prices, site)
  return (
    <div className="article-facts">
      <h1>{name}</h1>
      <p className="article-number-line">{site.t('articleNumber', { number })}</p>
      {summary && <p className="lead">{summary}</p>}
      {priceText && (
        <p className="article-price">
          {price !== undefined && <span>{site.t('articlePrice')}</span>} <strong>{priceText}</strong>{' '}
          {notes && <span>{notes}</span>}
        </p>
      )}
      <Availability card={{ availability, availabilityText: availabilityWords(availability, site) }} />
      <Variants variants={variants} current={article} site={site} />
      <div className="article-actions">
        {availability !== 'discontinued' && (
          <AddToOrder
            article={{
              number,
              name,
              href: articleHref(article, site),
              ...(price === undefined ? {} : { price }),
              priceText,
              ...(unit ? { unit } : {}),
              divisible: divisible === true,
              ...(small ? { picture: small } : {}),
            }}
            site={site}
          />
        )}
        {Dealers && <Dealers number={number} site={site} />}
      </div>
      <div className="article-compare">
        <CompareToggle number={number} name={name} site={site} />
        <CompareTray site={site} />
      </div>
    </div>
  )
}

function Variants({ variants, current, site }: Pick<Content, 'variants' | 'site'> & { current: Content['article'] }) {
  if (variants.length === 0) return null
  return (
    <nav className="variants" aria-labelledby="variants">
      <h2 id="variants">{site.t('articleVariants')}</h2>
      <ul>
        {variants.map(({ article: variant, colour }) => (
          <li key={variant.id}>
            <a
              className={colour ? 'variant variant-colour' : 'variant'}
              href={articleHref(variant, site)}
              aria-current={variant.id === current.id ? 'page' : undefined}
            >
              {colour && <ColourChip colour={colour} />}
              {variant.variantName || variant.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
