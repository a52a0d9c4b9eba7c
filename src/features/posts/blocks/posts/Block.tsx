import { BlockHead } from '../../../../blocks/BlockHead'
import { HeadedCarousel } from '../../../../blocks/carousel/HeadedCarousel'
import type { BlockProps } from '../../../../web/contentBlock'
import { PostCard, PostCards } from '../../PostCard'
import type { PostsData } from './read'

export function PostsBlock({ block, site, data }: BlockProps<'posts', PostsData>) {
  const shown = data?.get(block)
  if (!shown?.cards.length) return null
  return (
    <div className="wide">
      {block.layout === 'carousel' ? (
        <HeadedCarousel
          heading={block.heading}
          head={(headingId) => <BlockHead block={block} headingId={headingId} />}
          site={site}
          visible="3"
          autoplay={0}
          arrows
          dots
          focusable
          slides={shown.cards.map((card) => ({
            key: card.id,
            content: <PostCard card={card} site={site} headingLevel={3} />,
          }))}
        />
      ) : (
        <>
          <BlockHead block={block} />
          <PostCards cards={shown.cards} site={site} headingLevel={3} layout={block.layout ?? 'grid'} />
        </>
      )}
      {block.showAll !== false && (
        <p className="posts-all">
          <a className="button button-secondary" href={shown.all}>
            {shown.category ? site.t('newsAllOf', { category: shown.category }) : site.t('newsAll')}
          </a>
        </p>
      )}
    </div>
  )
}
