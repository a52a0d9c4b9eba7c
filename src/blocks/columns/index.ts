import type { ContentBlock } from '../../web/contentBlock'
import { emptyPart, isBlank } from '../emptyContent'
import { ColumnsBlock } from './Block'
import { columnsBlock } from './fields'
import picture from './picture.svg?raw'
import styles from './styles.css?inline'

export const columns: ContentBlock<'columns'> = {
  config: columnsBlock,
  group: 'text',
  picture,
  styles,
  Component: ColumnsBlock,
  findEmpty: ({ columns }) =>
    (columns ?? []).flatMap(({ content }, at) => (isBlank(content) ? [emptyPart(String(at + 1))] : [])),
}
