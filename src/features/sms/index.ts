/** SMS out and in: rows before they are sent, one gateway of several, its reports, and what phones answer. */
import type { Feature } from '../../site/feature'
import { smsInbound, smsMessages, smsPace, smsQueues } from './collections'
import { smsSettings } from './globals'

export { enqueueMany, enqueueSms, type Sms, wakeSms, withdrawWaiting } from './enqueue'
export { claimInbound, onInbound, type StoredInbound, settleInbound } from './inbound'
export { type SentNow, sendSmsNow } from './sendNow'
export { hasGateway, isNight, readSmsSettings, type SmsSettings } from './settings'

export const smsFeature: Feature = {
  name: 'sms',
  collections: [smsMessages, smsQueues, smsInbound, smsPace],
  globals: [smsSettings],
}
