import type { ContentBlock } from '../../web/contentBlock'
import { QuoteBlock } from './Block'
import { quoteBlock } from './fields'
import picture from './picture.svg?raw'
import pictured from './pictured.css?inline'
import styles from './styles.css?inline'

export const quote: ContentBlock<'quote'> = {
  config: quoteBlock,
  group: 'text',
  picture,
  styles,
  rules: ({ picture }) => (picture ? [pictured] : []),
  Component: QuoteBlock,
}
