import type { ContentBlock } from '../../web/contentBlock'
import { movingAddress } from '../movingPicture/MovingPicture'
import moving from '../movingPicture/styles.css?inline'
import { HeroBlock } from './Block'
import { heroBlock } from './fields'
import movingHero from './moving.css?inline'
import picture from './picture.svg?raw'
import styles from './styles.css?inline'

export const hero: ContentBlock<'hero'> = {
  config: heroBlock,
  group: 'text',
  picture,
  styles,
  rules: ({ video }) => (movingAddress(video) ? [moving, movingHero] : []),
  isTopLevel: true,
  Component: HeroBlock,
}
