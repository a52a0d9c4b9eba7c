/** The feature's tables in statements. */
import { enumOf, table } from '../../cms/tables'

export const smsGateways = table('sms_gateways')
export const smsInbound = table('sms_inbound')
export const smsMessages = table('sms_messages')
export const smsPace = table('sms_pace')
export const smsQueues = table('sms_queues')
export const smsSettings = table('sms_settings')
export const smsQueueState = enumOf('sms_queues', 'state')
