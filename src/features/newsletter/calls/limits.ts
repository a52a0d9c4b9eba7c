/** Rate limits of the calls. Actions that cost money are also counted in the database (`activation/counters.ts`). */
import { networkOf } from '../../../platform/network'
import { createRateLimit } from '../../../platform/rateLimit'

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

export function createCallLimits() {
  const buckets = {
    subscribe: createRateLimit(limits.subscribe),
    unsubscribe: createRateLimit(limits.unsubscribe),
    verify: createRateLimit(limits.verify),
    leave: createRateLimit(limits.leave),
  }
  return (kind: keyof typeof limits, address: string, now: number) => buckets[kind].take(networkOf(address), now)
}
export type CallLimits = ReturnType<typeof createCallLimits>
