/** Rate limits for costly actions. Per network: with IPv6 one subscriber has a whole /64. */
import type { BasePayload } from 'payload'
import { sharedLimit } from '../../cms/sharedLimit'
import { networkOf } from '../../platform/network'

const MINUTE = 60 * 1000

/** Stored requests: an office behind one address orders a few times an hour. */
const stored = { tries: 10, perMilliseconds: 30 * MINUTE }
/** Posts of the form with their files: each is read completely. */
const posts = { tries: 60, perMilliseconds: 10 * MINUTE }
/** Article and dealer lookups while typing. */
const lookups = { tries: 300, perMilliseconds: 5 * MINUTE }
/** Dealers' posts through the link. */
const answers = { tries: 60, perMilliseconds: 10 * MINUTE }

export function createOrderLimits(payload: BasePayload) {
  const limits = {
    stored: sharedLimit(payload, 'orders: stored', stored),
    posts: sharedLimit(payload, 'orders: posts', posts),
    lookups: sharedLimit(payload, 'orders: lookups', lookups),
    answers: sharedLimit(payload, 'orders: answers', answers),
  }
  return (kind: keyof typeof limits, address: string): boolean => limits[kind].take(networkOf(address), Date.now())
}
export type OrderLimits = ReturnType<typeof createOrderLimits>
