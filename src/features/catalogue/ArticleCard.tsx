import { useContext } from 'react'
import type { Article } from '../../cms/types'
import { Picture } from '../../web/Picture'
import type { Site } from '../../web/site'
import { articleHref } from './articlePaths'
import { PricesContext } from './PricesContext'
import { priceWords } from './priceWords'

/** Width of the small picture (styles `.article-card-picture`). */
const PICTURE_WIDTH = '72px'

/**
 * A compact card of an article, for menus and lists: the whole card is one link. Draws nothing for an article that was
 * not populated (unpublished, or read without relations).
 */
export function ArticleCard({ article, site }: { article: number | Article | null | undefined; site: Site }) {
  const prices = useContext(PricesContext)
  if (typeof article !== 'object' || !article) return null
  const { name, number, picture } = article
  const price = (prices ?? priceWords(site, { prices: 'withVat' })).of(article)
  return (
    <a className="article-card" href={articleHref(article, site)}>
      {typeof picture === 'object' && picture && (
        // Decorative: the name stands beside it.
        <Picture media={picture} sizes={PICTURE_WIDTH} crop={1} className="article-card-picture" alt="" />
      )}
      {/* Spaces separate the parts in the link's accessible name. */}
      <span className="article-card-text">
        <span className="article-card-name">{name}</span> <span className="article-card-number">{number}</span>{' '}
        {price && <span className="article-card-price">{price}</span>}
      </span>
    </a>
  )
}
