import type { ContentBlock } from '../../web/contentBlock'
import { levelBelow } from '../../web/Heading'
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
  nested: ({ columns }) => (columns ?? []).map(({ blocks }) => blocks),
  rowLevel: ({ heading }) => levelBelow(heading),
  findEmpty: ({ columns }) =>
    (columns ?? []).flatMap(({ content, blocks }, at) =>
      isBlank(content) && !blocks?.length ? [emptyPart(String(at + 1))] : [],
    ),
}
