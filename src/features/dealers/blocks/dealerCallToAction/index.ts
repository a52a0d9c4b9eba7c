import type { ContentBlock } from '../../../../web/contentBlock'
import { DealerCallToActionBlock } from './Block'
import { dealerCallToActionBlock } from './fields'
import picture from './picture.svg?raw'
import styles from './styles.css?inline'

export const dealerCallToAction: ContentBlock<'dealerCallToAction'> = {
  config: dealerCallToActionBlock,
  group: 'sales',
  picture,
  styles,
  Component: DealerCallToActionBlock,
}
