import type { ContentBlock } from '../../web/contentBlock'
import { lostPictures } from '../emptyContent'
import { LogoWallBlock } from './Block'
import { logoWallBlock } from './fields'
import picture from './picture.svg?raw'
import styles from './styles.css?inline'

export const logoWall: ContentBlock<'logoWall'> = {
  config: logoWallBlock,
  group: 'sales',
  picture,
  styles,
  Component: LogoWallBlock,
  findEmpty: ({ logos }) => lostPictures(logos),
}
