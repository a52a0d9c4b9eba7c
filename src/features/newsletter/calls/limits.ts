/** Rate limits of the calls. Actions that cost money are also counted in the database (`activation/counters.ts`). */
import type { BasePayload } from 'payload'
import { sharedLimit } from '../../../cms/sharedLimit'
import { networkOf } from '../../../platform/network'

const MINUTE = 60 * 1000

/** Per network: phones of one operator share few addresses, so the limits are high. */
const limits = {
  subscribe: { tries: 60, perMilliseconds: 10 * MINUTE },
  /** Lower, since the response reveals who subscribes. */
  unsubscribe: { tries: 30, perMilliseconds: 10 * MINUTE },
  verify: { tries: 60, perMilliseconds: 10 * MINUTE },
  leave: { tries: 60, perMilliseconds: 10 * MINUTE },
} as const
export type CallKind = Exclude<keyof typeof limits, 'leave'>

export function createCallLimits(payload: BasePayload) {
  const limit = (kind: keyof typeof limits) => sharedLimit(payload, `newsletter: ${kind}`, limits[kind])
  const buckets = {
    subscribe: limit('subscribe'),
    unsubscribe: limit('unsubscribe'),
    verify: limit('verify'),
    leave: limit('leave'),
  }
  return (kind: keyof typeof limits, address: string, now: number) => buckets[kind].take(networkOf(address), now)
}
export type CallLimits = ReturnType<typeof createCallLimits>
