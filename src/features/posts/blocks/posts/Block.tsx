import { useContext } from 'react'
import { BlockHead } from '../../../../blocks/BlockHead'
import { Carousel } from '../../../../blocks/carousel/Carousel'
import type { BlockProps } from '../../../../web/contentBlock'
import { PageIds, PageIdsContext } from '../../../../web/headingIds'
import { PostCard, PostCards } from '../../PostCard'
import type { PostsData, ShownPosts } from './read'

export function PostsBlock({ block, site, data }: BlockProps<'posts', PostsData>) {
  const shown = data?.get(block)
  if (!shown?.cards.length) return null
  return (
    <div className="wide">
      {block.layout === 'carousel' ? (
        <PostCarousel shown={shown} block={block} site={site} />
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

/** The heading names the carousel. Nothing moves by itself: visitors read. */
function PostCarousel({ shown, block, site }: { shown: ShownPosts } & Pick<BlockProps<'posts'>, 'block' | 'site'>) {
  const ids = useContext(PageIdsContext) ?? new PageIds()
  const id = block.heading ? ids.forHeading(block.heading) : undefined
  return (
    <>
      <BlockHead block={block} headingId={id} />
      <Carousel
        site={site}
        label={id ? { id } : { text: site.t('carousel') }}
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
    </>
  )
}
