import type { ContentBlock } from '../../web/contentBlock'
import { CallToActionBlock } from './Block'
import { callToActionBlock } from './fields'
import picture from './picture.svg?raw'
import styles from './styles.css?inline'

export const callToAction: ContentBlock<'callToAction'> = {
  config: callToActionBlock,
  group: 'sales',
  picture,
  styles,
  Component: CallToActionBlock,
}
