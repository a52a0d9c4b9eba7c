import type { ContentBlock } from '../../../../web/contentBlock'
import { SendSmsBlock } from './Block'
import { sendSmsBlock } from './fields'
import picture from './picture.svg?raw'
import { readSendSms, type SendSmsForm } from './read'
import styles from './styles.css?inline'

export const sendSms: ContentBlock<'sendSms', SendSmsForm> = {
  config: sendSmsBlock,
  group: 'sales',
  picture,
  styles,
  Component: SendSmsBlock,
  read: readSendSms,
}
