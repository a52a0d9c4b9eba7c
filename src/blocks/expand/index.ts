import type { ContentBlock } from '../../web/contentBlock'
import { emptyPart, isBlank } from '../emptyContent'
import { ExpandBlock } from './Block'
import { expandBlock } from './fields'
import picture from './picture.svg?raw'
import styles from './styles.css?inline'

export const expand: ContentBlock<'expand'> = {
  config: expandBlock,
  group: 'opening',
  picture,
  styles,
  Component: ExpandBlock,
  findEmpty: ({ heading, content }) => (heading && isBlank(content) ? [emptyPart(heading)] : []),
}
