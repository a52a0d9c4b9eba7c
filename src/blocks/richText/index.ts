import type { ContentBlock } from '../../web/contentBlock'
import { RichTextBlock } from './Block'
import { richTextBlock } from './fields'
import picture from './picture.svg?raw'
import styles from './styles.css?inline'

export const richText: ContentBlock<'richText'> = {
  config: richTextBlock,
  group: 'text',
  picture,
  styles,
  Component: RichTextBlock,
}
