import type { ContentBlock } from '../../web/contentBlock'
import { lostPictures } from '../emptyContent'
import { BeforeAfterBlock } from './Block'
import { beforeAfterBlock } from './fields'
import picture from './picture.svg?raw'
import styles from './styles.css?inline'

export const beforeAfter: ContentBlock<'beforeAfter'> = {
  config: beforeAfterBlock,
  group: 'media',
  picture,
  styles,
  Component: BeforeAfterBlock,
  findEmpty: ({ before, after }) => lostPictures([{ picture: before }, { picture: after }]),
}
