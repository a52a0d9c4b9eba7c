import { BlockHead } from '../../../../blocks/BlockHead'
import { SLIDE_WIDTHS } from '../../../../blocks/carousel/Carousel'
import { HeadedCarousel } from '../../../../blocks/carousel/HeadedCarousel'
import type { BlockProps } from '../../../../web/contentBlock'
import type { Site } from '../../../../web/site'
import { ArticleGrid, ArticleTile } from '../../listing/ArticleGrid'
import type { ArticlesData, ShownArticles } from './read'

/** Four columns on a wide screen (`styles.css`). */
const GRID_WIDTHS = '(min-width: 640px) 300px, 45vw'

export function ArticlesBlock({ block, site, data }: BlockProps<'articles', ArticlesData>) {
  const shown = data?.get(block)
  if (!shown?.cards.length) return null
  return (
    <div className="wide">
      {block.layout === 'carousel' ? (
        <HeadedCarousel
          heading={block.heading}
          head={(headingId) => <BlockHead block={block} headingId={headingId} />}
          site={site}
          visible="4"
          autoplay={0}
          arrows
          dots
          focusable
          slides={shown.cards.map((card) => ({ key: card.id, content: <Slide card={card} site={site} /> }))}
        />
      ) : (
        <>
          <BlockHead block={block} />
          <ArticleGrid cards={shown.cards} site={site} headingLevel={3} pictureSizes={GRID_WIDTHS} />
        </>
      )}
      {block.showAll !== false && (
        <p className="articles-all">
          <a className="button button-secondary" href={site.href(shown.all)}>
            {shown.group ? site.t('articlesAllOf', { group: shown.group }) : site.t('articlesAll')}
          </a>
        </p>
      )}
    </div>
  )
}

function Slide({ card, site }: { card: ShownArticles['cards'][number]; site: Site }) {
  return (
    <ArticleTile as="div" card={card} site={site} priority={false} headingLevel={3} pictureSizes={SLIDE_WIDTHS['4']} />
  )
}
