import type { ContentBlock } from '../../web/contentBlock'
import { emptyPart, isBlank } from '../emptyContent'
import { FaqBlock } from './Block'
import { faqBlock } from './fields'
import picture from './picture.svg?raw'
import styles from './styles.css?inline'

export const faq: ContentBlock<'faq'> = {
  config: faqBlock,
  group: 'opening',
  picture,
  styles,
  Component: FaqBlock,
  parts: ({ questions }) => questions ?? [],
  findEmpty: ({ questions }) =>
    (questions ?? []).flatMap(({ question, answer }) => (question && isBlank(answer) ? [emptyPart(question)] : [])),
}
