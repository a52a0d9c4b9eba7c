import type { ContentBlock } from '../../web/contentBlock'
import { TableBlock } from './Block'
import { tableBlock } from './fields'
import picture from './picture.svg?raw'
import styles from './styles.css?inline'

export const table: ContentBlock<'table'> = {
  config: tableBlock,
  group: 'text',
  picture,
  styles,
  Component: TableBlock,
}
