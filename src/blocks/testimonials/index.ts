import type { ContentBlock } from '../../web/contentBlock'
import { TestimonialsBlock } from './Block'
import { testimonialsBlock } from './fields'
import picture from './picture.svg?raw'
import styles from './styles.css?inline'

export const testimonials: ContentBlock<'testimonials'> = {
  config: testimonialsBlock,
  group: 'sales',
  picture,
  styles,
  Component: TestimonialsBlock,
}
