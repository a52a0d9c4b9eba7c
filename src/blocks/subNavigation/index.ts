import type { ContentBlock } from '../../web/contentBlock'
import { SubNavigationBlock } from './Block'
import { subNavigationBlock } from './fields'
import picture from './picture.svg?raw'
import styles from './styles.css?inline'

export const subNavigation: ContentBlock<'subNavigation'> = {
  config: subNavigationBlock,
  group: 'text',
  picture,
  styles,
  isTopLevel: true,
  Component: SubNavigationBlock,
}
