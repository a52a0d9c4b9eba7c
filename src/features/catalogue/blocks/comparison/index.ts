import { emptyRow, isPopulated } from '../../../../blocks/emptyContent'
import type { ContentBlock } from '../../../../web/contentBlock'
import { addToOrderStyles } from '../../../orderList'
import { ComparisonBlock } from './Block'
import { comparisonBlock } from './fields'
import picture from './picture.svg?raw'
import { type ComparisonData, readComparisons } from './read'
import styles from './styles.css?inline'

export const comparison: ContentBlock<'comparison', ComparisonData> = {
  config: comparisonBlock,
  group: 'sales',
  picture,
  styles: addToOrderStyles + styles,
  Component: ComparisonBlock,
  read: readComparisons,
  findEmpty: ({ articles }) =>
    (articles ?? []).flatMap((article, at) => (isPopulated(article) ? [] : [emptyRow('emptyArticle', at)])),
}
