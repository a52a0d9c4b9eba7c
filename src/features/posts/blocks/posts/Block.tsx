import { ListBlock } from '../../../../blocks/ListBlock'
import type { BlockProps } from '../../../../web/contentBlock'
import { PostCard, PostCards } from '../../PostCard'
import type { PostsData } from './read'

export function PostsBlock({ block, site, data }: BlockProps<'posts', PostsData>) {
  const shown = data?.get(block)
  if (!shown?.cards.length) return null
  const slides = shown.cards.map((card) => ({
    key: card.id,
    content: <PostCard card={card} site={site} headingLevel={3} layout="slide" />,
  }))
  const layout = block.layout ?? 'grid'
  const text = shown.category ? site.t('newsAllOf', { category: shown.category }) : site.t('newsAll')
  return (
    <ListBlock
      block={block}
      site={site}
      carousel={layout === 'carousel' ? { visible: '3', slides } : undefined}
      all={{ href: shown.all, text }}
    >
      {layout !== 'carousel' && <PostCards cards={shown.cards} site={site} headingLevel={3} layout={layout} />}
    </ListBlock>
  )
}
