import type { ContentBlock } from '../../web/contentBlock'
import { PriceTableBlock } from './Block'
import { priceTableBlock } from './fields'
import picture from './picture.svg?raw'
import styles from './styles.css?inline'

export const priceTable: ContentBlock<'priceTable'> = {
  config: priceTableBlock,
  group: 'sales',
  picture,
  styles,
  Component: PriceTableBlock,
}
