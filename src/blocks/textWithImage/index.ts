import type { ContentBlock } from '../../web/contentBlock'
import { emptyRow, isPopulated } from '../emptyContent'
import { TextWithImageBlock } from './Block'
import { textWithImageBlock } from './fields'
import picture from './picture.svg?raw'
import styles from './styles.css?inline'

export const textWithImage: ContentBlock<'textWithImage'> = {
  config: textWithImageBlock,
  group: 'text',
  picture,
  styles,
  Component: TextWithImageBlock,
  findEmpty: ({ picture }) => (isPopulated(picture) ? [] : [emptyRow('emptyPicture', 0)]),
}
