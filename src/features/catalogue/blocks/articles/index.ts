import { rowStyles } from '../../../../blocks/carousel/rowStyles'
import { emptyRow, isPopulated } from '../../../../blocks/emptyContent'
import type { ContentBlock } from '../../../../web/contentBlock'
import { addToOrderStyles } from '../../../orderList'
import { ArticlesBlock } from './Block'
import { articlesBlock } from './fields'
import picture from './picture.svg?raw'
import { type ArticlesData, readArticles } from './read'
import styles from './styles.css?inline'

export const articlesOfCatalogue: ContentBlock<'articles', ArticlesData> = {
  config: articlesBlock,
  group: 'sales',
  picture,
  styles: addToOrderStyles + styles,
  rules: ({ layout }) => (layout === 'carousel' ? rowStyles : []),
  Component: ArticlesBlock,
  read: readArticles,
  findEmpty: ({ source, articles }) =>
    source === 'chosen'
      ? (articles ?? []).flatMap((article, at) => (isPopulated(article) ? [] : [emptyRow('emptyArticle', at)]))
      : [],
}
