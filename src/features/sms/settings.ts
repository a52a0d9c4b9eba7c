/** Administrators' settings for SMS. */
import type { BasePayload } from 'payload'
import type { SmsSetting } from '../../cms/types'
import { osloHour } from '../../lib/osloTime'

export type SmsSettings = SmsSetting

/** Bypasses access control: includes credentials, only for the program. */
export function readSmsSettings(payload: BasePayload): Promise<SmsSettings> {
  return payload.findGlobal({ slug: 'smsSettings', depth: 0 })
}

/** Whether messages can be sent; the log counts, since messages can be read there. */
export const hasGateway = ({ gateway }: Pick<SmsSettings, 'gateway'>): boolean => gateway !== 'none'

/** Whether it is night in Norway, when queues that rest at night are not sent. */
export function isNight({ nightFrom, nightTo }: Pick<SmsSettings, 'nightFrom' | 'nightTo'>, now: number): boolean {
  const hour = osloHour(now)
  if (nightFrom === nightTo) return false
  return nightFrom < nightTo ? hour >= nightFrom && hour < nightTo : hour >= nightFrom || hour < nightTo
}
