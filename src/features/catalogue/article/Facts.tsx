/** What is needed to choose and to order: name, price, availability, variants, quantity, and a dealer. */
import { Enhanced } from '../../../web/Enhanced'
import { articleHref, dealersHref } from '../../../web/links'
import { pictureSources } from '../../../web/media'
import type { Site } from '../../../web/site'
import { AddToOrder } from '../../orderList'
import { priceNotes } from '../articleIndex/cards'
import { ColourChip } from '../ColourChip'
import { CompareToggle, CompareTray } from '../compare/CompareToggle'
import { Availability } from '../listing/ArticleGrid'
import { availabilityWords } from '../listing/facets'
import type { ArticleContent } from './ArticlePage'

type Content = Pick<ArticleContent, 'article' | 'site' | 'prices' | 'variants'>

export function Facts({ article, site, prices, variants }: Content) {
  const { name, number, summary, availability, unit, picture } = article
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
          {price !== undefined && <span>{site.t('articlePrice')}</span>} <strong>{priceText}</strong>
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
              ...(small ? { picture: small } : {}),
            }}
            site={site}
          />
        )}
        <Dealer number={number} site={site} />
        <OnShow number={number} site={site} />
      </div>
      <div className="article-compare">
        <CompareToggle number={number} name={name} site={site} />
        <CompareTray site={site} />
      </div>
    </div>
  )
}

/** The way to a dealer; with script, and where the visitor has chosen one, whether that dealer carries the article. */
function Dealer({ number, site }: { number: string; site: Site }) {
  return (
    <Enhanced
      name="articleDealer"
      when="visible"
      as="div"
      className="article-dealer"
      data-number={number}
      data-dealers={dealersHref(site)}
      data-carries={site.t('articleDealerCarries')}
      data-ask={site.t('articleDealerAsk')}
      data-others={site.t('articleDealerOthers')}
      data-shows={site.t('articleDealerShows')}
      data-nearest={site.t('articleDealerNearest')}
    >
      <p hidden>
        <a href={dealersHref(site)}>{site.t('findDealer')}</a>
      </p>
      <a href={`${dealersHref(site)}?artikkel=${encodeURIComponent(number)}`}>{site.t('articleDealers')}</a>
    </Enhanced>
  )
}

/** The way to the nearest dealer that has the article on show: a form that leads to the finder. */
function OnShow({ number, site }: { number: string; site: Site }) {
  return (
    <form className="article-on-show" action={dealersHref(site)} method="get" aria-labelledby="article-on-show">
      <p id="article-on-show">{site.t('articleOnShow')}</p>
      <input type="hidden" name="utstilt" value={number} />
      <div className="article-on-show-row">
        <label className="visually-hidden" htmlFor="article-place">
          {site.t('articleOnShowPlace')}
        </label>
        <input
          id="article-place"
          type="text"
          name="sted"
          placeholder={site.t('articleOnShowPlace')}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="postal-code"
          maxLength={100}
        />
        <button type="submit" className="button button-secondary">
          {site.t('articleOnShowFind')}
        </button>
      </div>
    </form>
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
