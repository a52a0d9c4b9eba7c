import type { ContentBlock } from '../../web/contentBlock'
import { CardsBlock } from './Block'
import { cardsBlock } from './fields'
import picture from './picture.svg?raw'
import styles from './styles.css?inline'

export const cards: ContentBlock<'cards'> = {
  config: cardsBlock,
  group: 'text',
  picture,
  styles,
  Component: CardsBlock,
}
