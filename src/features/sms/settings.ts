/** What administrators decided about SMS, as the program uses it. */
import type { BasePayload } from 'payload'
import type { SmsSetting } from '../../cms/types'
import { osloHour } from '../../lib/osloTime'

export type SmsSettings = SmsSetting

/** Past access: with credentials, for the program alone. */
export function readSmsSettings(payload: BasePayload): Promise<SmsSettings> {
  return payload.findGlobal({ slug: 'smsSettings', depth: 0 })
}

/** Whether messages go anywhere; the log counts, since they can be read there. */
export const hasGateway = ({ gateway }: Pick<SmsSettings, 'gateway'>): boolean => gateway !== 'none'

/** Whether it is night in Norway, when queues that rest are left alone. */
export function isNight({ nightFrom, nightTo }: Pick<SmsSettings, 'nightFrom' | 'nightTo'>, now: number): boolean {
  const hour = osloHour(now)
  if (nightFrom === nightTo) return false
  return nightFrom < nightTo ? hour >= nightFrom && hour < nightTo : hour >= nightFrom || hour < nightTo
}
