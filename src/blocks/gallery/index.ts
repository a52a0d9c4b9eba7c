import type { ContentBlock } from '../../web/contentBlock'
import { lostPictures } from '../emptyContent'
import { GalleryBlock } from './Block'
import { galleryBlock } from './fields'
import picture from './picture.svg?raw'
import styles from './styles.css?inline'

export const gallery: ContentBlock<'gallery'> = {
  config: galleryBlock,
  group: 'media',
  picture,
  styles,
  Component: GalleryBlock,
  findEmpty: ({ pictures }) => lostPictures(pictures),
}
