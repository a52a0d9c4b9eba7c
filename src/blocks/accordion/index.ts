import type { ContentBlock } from '../../web/contentBlock'
import { emptyPart, isBlank } from '../emptyContent'
import { AccordionBlock } from './Block'
import { accordionBlock } from './fields'
import picture from './picture.svg?raw'
import styles from './styles.css?inline'

export const accordion: ContentBlock<'accordion'> = {
  config: accordionBlock,
  group: 'opening',
  picture,
  styles,
  Component: AccordionBlock,
  parts: ({ spoilers }) => spoilers ?? [],
  findEmpty: ({ spoilers }) =>
    (spoilers ?? []).flatMap(({ title, content }) => (title && isBlank(content) ? [emptyPart(title)] : [])),
}
