import type { ContentBlock } from '../../web/contentBlock'
import { CountdownBlock } from './Block'
import { countdownBlock } from './fields'
import picture from './picture.svg?raw'
import styles from './styles.css?inline'

export const countdown: ContentBlock<'countdown'> = {
  config: countdownBlock,
  group: 'sales',
  picture,
  styles,
  Component: CountdownBlock,
}
