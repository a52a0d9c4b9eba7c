import type { ContentBlock } from '../../web/contentBlock'
import { hasWords } from '../../web/emptyPlace'
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
  nested: ({ spoilers }) => (spoilers ?? []).map(({ title, blocks }) => (title ? blocks : [])),
  rowLevel: ({ heading }) => (hasWords(heading) ? 4 : 3),
  findEmpty: ({ spoilers }) =>
    (spoilers ?? []).flatMap(({ title, content, blocks }) =>
      title && isBlank(content) && !blocks?.length ? [emptyPart(title)] : [],
    ),
}
