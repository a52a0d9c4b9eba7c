import type { ContentBlock } from '../../web/contentBlock'
import { emptyRow, isBlank, isPopulated } from '../emptyContent'
import { CarouselBlock } from './Block'
import { carouselBlock } from './fields'
import picture from './picture.svg?raw'
import styles from './styles.css?inline'

export const carousel: ContentBlock<'carousel'> = {
  config: carouselBlock,
  group: 'media',
  picture,
  styles,
  Component: CarouselBlock,
  findEmpty: ({ slides }) =>
    (slides ?? []).flatMap(({ picture, heading, content, link }, at) =>
      isPopulated(picture) || heading?.trim() || link?.label?.trim() || !isBlank(content)
        ? []
        : [emptyRow('emptySlide', at)],
    ),
}
