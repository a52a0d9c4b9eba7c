import type { ContentBlock } from '../../web/contentBlock'
import { RawHtmlBlock } from './Block'
import { rawHtmlBlock } from './fields'
import picture from './picture.svg?raw'
import styles from './styles.css?inline'

export const rawHtml: ContentBlock<'rawHtml'> = {
  config: rawHtmlBlock,
  group: 'elsewhere',
  picture,
  styles,
  Component: RawHtmlBlock,
  // The preview shows a note in its place.
  findEmpty: ({ html }) => (html?.replace(/<!--[\s\S]*?-->/g, '').trim() ? [] : [{ kind: 'emptyBlock', values: {} }]),
}
