import { useContext } from 'react'
import type { Article } from '../../cms/types'
import { articleHref } from '../../web/links'
import { Picture } from '../../web/Picture'
import type { Site } from '../../web/site'
import { PricesContext } from './PricesContext'
import { priceWords } from './priceWords'

/** Width of the small picture (styles `.article-card-picture`). */
const PICTURE_WIDTH = '72px'

/**
 * An article in little, for menus and lists: the whole card is one link. An article that was not filled in is not
 * published, or was read without its relations; then nothing is drawn.
 */
export function ArticleCard({ article, site }: { article: number | Article | null | undefined; site: Site }) {
  const prices = useContext(PricesContext)
  if (typeof article !== 'object' || !article) return null
  const { name, number, picture } = article
  const price = (prices ?? priceWords(site, { prices: 'withVat' })).of(article)
  return (
    <a className="article-card" href={articleHref(article, site)}>
      {typeof picture === 'object' && picture && (
        // The name beside it says what it shows.
        <Picture media={picture} sizes={PICTURE_WIDTH} className="article-card-picture" alt="" />
      )}
      {/* Spaces keep the parts apart in the link's spoken name. */}
      <span className="article-card-text">
        <span className="article-card-name">{name}</span> <span className="article-card-number">{number}</span>{' '}
        {price && <span className="article-card-price">{price}</span>}
      </span>
    </a>
  )
}
