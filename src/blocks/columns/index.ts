import type { ContentBlock } from '../../web/contentBlock'
import { says } from '../../web/emptyPlace'
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
  rowLevel: ({ heading }) => (says(heading) ? 3 : 2),
  findEmpty: ({ columns }) =>
    (columns ?? []).flatMap(({ content, blocks }, at) =>
      isBlank(content) && !blocks?.length ? [emptyPart(String(at + 1))] : [],
    ),
}
