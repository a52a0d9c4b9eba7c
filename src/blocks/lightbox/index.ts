import type { ContentBlock } from '../../web/contentBlock'
import { isBlank, isPopulated } from '../emptyContent'
import { LightboxBlock } from './Block'
import { lightboxBlock } from './fields'
import picture from './picture.svg?raw'
import styles from './styles.css?inline'

export const lightbox: ContentBlock<'lightbox'> = {
  config: lightboxBlock,
  group: 'media',
  picture,
  styles,
  Component: LightboxBlock,
  findEmpty: ({ label, opens, picture, content }) => {
    const isEmpty = opens === 'content' ? isBlank(content) : opens !== 'frame' && !isPopulated(picture)
    return isEmpty ? [{ kind: 'emptyLightbox', values: { label: label ?? '' } }] : []
  },
}
