import type { ContentBlock } from '../../web/contentBlock'
import { DividerBlock } from './Block'
import { dividerBlock } from './fields'
import picture from './picture.svg?raw'
import styles from './styles.css?inline'

export const divider: ContentBlock<'divider'> = {
  config: dividerBlock,
  group: 'text',
  picture,
  styles,
  Component: DividerBlock,
  // Space between two others.
  isSilent: true,
}
