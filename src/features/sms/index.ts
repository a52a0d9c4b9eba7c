/** Outgoing and incoming SMS: stored before sending, one gateway of several, its reports, and replies from phones. */
import type { Feature } from '../../web/feature'
import { addressSecretTexts } from './addresses'
import { smsGateways, smsInbound, smsMessages, smsPace, smsQueues } from './collections'
import { smsSettings } from './globals'
import { smsMetrics } from './metrics'
import { smsInData, smsOutData } from './personalData'
import { smsRoutes } from './routes'
import { smsQueue } from './smsQueue'
import { undeliveredSms } from './undelivered'
import { startSmsWorker } from './worker'

export { SMS_QUEUES } from './collections'
export { receiverCheck } from './consent'
export { deleteNumber, enqueueMany, enqueueSms, type Sms, wakeSms, withdrawWaiting } from './enqueue'
export { gatewayIn, gatewayStatement } from './gatewayAddress'
export { tryGateway } from './gatewayState'
export { SMS_SETTINGS } from './globals'
export { claimInbound, inboundWaker, type StoredInbound, settleInbound } from './inbound'
export { e164 } from './numbers'
export { sendSmsNow } from './sendNow'
export { hasGateway, readSmsSettings, type SmsSettings } from './settings'
export { type Standstill, standstillOf } from './standstill'
export type { InboundOutcome } from './states'
export { smsMessages, smsQueueState, smsQueues } from './tables'

export const smsFeature: Feature = {
  name: 'sms',
  reservedSegments: ['sms'],
  collections: [smsMessages, smsQueues, smsInbound, smsPace, smsGateways],
  globals: [smsSettings],
  routes: smsRoutes,
  personalData: [smsOutData, smsInData],
  undelivered: [undeliveredSms],
  queues: [smsQueue],
  metrics: smsMetrics,
  secretTexts: addressSecretTexts,
  work: startSmsWorker,
}
