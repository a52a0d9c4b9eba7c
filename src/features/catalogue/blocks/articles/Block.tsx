import { SLIDE_WIDTHS } from '../../../../blocks/carousel/Carousel'
import { ListBlock } from '../../../../blocks/ListBlock'
import type { BlockProps } from '../../../../web/contentBlock'
import type { Site } from '../../../../web/site'
import { ArticleGrid, ArticleTile } from '../../listing/ArticleGrid'
import type { ArticlesData, ShownArticles } from './read'

export function ArticlesBlock({ block, site, data }: BlockProps<'articles', ArticlesData>) {
  const shown = data?.get(block)
  if (!shown?.cards.length) return null
  const slides = shown.cards.map((card) => ({ key: card.id, content: <Slide card={card} site={site} /> }))
  const text = shown.group ? site.t('articlesAllOf', { group: shown.group }) : site.t('articlesAll')
  return (
    <ListBlock
      block={block}
      site={site}
      carousel={block.layout === 'carousel' ? { visible: '4', slides } : undefined}
      all={{ href: site.href(shown.all), text }}
    >
      <ArticleGrid cards={shown.cards} site={site} headingLevel={3} isSwiped />
    </ListBlock>
  )
}

function Slide({ card, site }: { card: ShownArticles['cards'][number]; site: Site }) {
  return (
    <ArticleTile as="div" card={card} site={site} priority={false} headingLevel={3} pictureSizes={SLIDE_WIDTHS['4']} />
  )
}
