import type { ContentBlock } from '../../web/contentBlock'
import { lostPictures } from '../emptyContent'
import { ImageCarouselBlock } from './Block'
import { imageCarouselBlock } from './fields'
import picture from './picture.svg?raw'
import styles from './styles.css?inline'

export const imageCarousel: ContentBlock<'imageCarousel'> = {
  config: imageCarouselBlock,
  group: 'media',
  picture,
  styles,
  Component: ImageCarouselBlock,
  findEmpty: ({ pictures }) => lostPictures(pictures),
}
