import type { ContentBlock } from '../../../../web/contentBlock'
import { SmsNewsletterBlock } from './Block'
import { smsNewsletterBlock } from './fields'
import picture from './picture.svg?raw'
import { type NewsletterForm, readNewsletter } from './read'
import styles from './styles.css?inline'

export const smsNewsletter: ContentBlock<'smsNewsletter', NewsletterForm> = {
  config: smsNewsletterBlock,
  group: 'sales',
  picture,
  styles,
  Component: SmsNewsletterBlock,
  read: readNewsletter,
}
