/** SMS out and in: rows before they are sent, one gateway of several, its reports, and what phones answer. */
import type { Feature } from '../../web/feature'
import { addressSecretTexts } from './addresses'
import { smsGateways, smsInbound, smsMessages, smsPace, smsQueues } from './collections'
import { smsSettings } from './globals'
import { smsInData, smsOutData } from './personalData'
import { smsRoutes } from './routes'
import { undeliveredSms } from './undelivered'
import { startSmsWorker } from './worker'

export { smsGroup } from './collections'
export { receiverCheck } from './consent'
export { deleteNumber as forgetNumber, enqueueMany, enqueueSms, type Sms, wakeSms, withdrawWaiting } from './enqueue'
export { tryGateway } from './gatewayState'
export { claimInbound, inboundWaker, type StoredInbound, settleInbound } from './inbound'
export { e164 } from './numbers'
export { sendSmsNow } from './sendNow'
export { hasGateway, readSmsSettings, type SmsSettings } from './settings'
export { type Standstill, standstillOf } from './standstill'
export type { InboundOutcome } from './states'

export const smsFeature: Feature = {
  name: 'sms',
  collections: [smsMessages, smsQueues, smsInbound, smsPace, smsGateways],
  globals: [smsSettings],
  routes: smsRoutes,
  personalData: [smsOutData, smsInData],
  undelivered: [undeliveredSms],
  secretTexts: addressSecretTexts,
  work: startSmsWorker,
}
