import type { ContentBlock } from '../../../../web/contentBlock'
import { ContactFormBlock } from './Block'
import { contactFormBlock } from './fields'
import picture from './picture.svg?raw'
import styles from './styles.css?inline'

export const contactForm: ContentBlock<'contactForm'> = {
  config: contactFormBlock,
  group: 'sales',
  picture,
  styles,
  Component: ContactFormBlock,
}
