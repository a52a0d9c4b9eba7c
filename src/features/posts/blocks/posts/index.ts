import { rowStyles } from '../../../../blocks/carousel/rowStyles'
import { emptyRow, isPopulated } from '../../../../blocks/emptyContent'
import type { ContentBlock } from '../../../../web/contentBlock'
import { PostsBlock } from './Block'
import { postsBlock } from './fields'
import picture from './picture.svg?raw'
import { type PostsData, readPostsOfBlocks } from './read'
import styles from './styles.css?inline'

export const newsBlock: ContentBlock<'posts', PostsData> = {
  config: postsBlock,
  group: 'elsewhere',
  picture,
  styles,
  rules: ({ layout }) => (layout === 'carousel' ? rowStyles : []),
  Component: PostsBlock,
  read: readPostsOfBlocks,
  findEmpty: ({ source, posts }) =>
    source === 'chosen'
      ? (posts ?? []).flatMap((post, at) => (isPopulated(post) ? [] : [emptyRow('emptyPost', at)]))
      : [],
}
