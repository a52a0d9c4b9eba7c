import { useContext } from 'react'
import { BlockHead } from '../../../../blocks/BlockHead'
import { Carousel, SLIDE_WIDTHS } from '../../../../blocks/carousel/Carousel'
import type { BlockProps } from '../../../../web/contentBlock'
import { PageIds, PageIdsContext } from '../../../../web/headingIds'
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
        <ArticleCarousel shown={shown} block={block} site={site} />
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

/** The heading names the carousel. Nothing moves by itself: visitors compare. */
function ArticleCarousel({
  shown,
  block,
  site,
}: { shown: ShownArticles } & Pick<BlockProps<'articles'>, 'block' | 'site'>) {
  const ids = useContext(PageIdsContext) ?? new PageIds()
  const id = block.heading ? ids.forHeading(block.heading) : undefined
  return (
    <>
      <BlockHead block={block} headingId={id} />
      <Carousel
        site={site}
        label={id ? { id } : { text: site.t('carousel') }}
        visible="4"
        autoplay={0}
        arrows
        dots
        focusable
        slides={shown.cards.map((card) => ({ key: card.id, content: <Slide card={card} site={site} /> }))}
      />
    </>
  )
}

function Slide({ card, site }: { card: ShownArticles['cards'][number]; site: Site }) {
  return (
    <ArticleTile as="div" card={card} site={site} priority={false} headingLevel={3} pictureSizes={SLIDE_WIDTHS['4']} />
  )
}
