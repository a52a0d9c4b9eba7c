/** How often one may do what costs something. By network: with IPv6 one subscriber has a whole /64. */
import { networkOf } from '../../platform/network'
import { createRateLimit } from '../../platform/rateLimit'

const MINUTE = 60 * 1000

/** Requests that are stored: an office behind one address orders a few times an hour. */
const stored = { tries: 10, perMilliseconds: 30 * MINUTE }
/** Posts of the form, with their files: each is read whole. */
const posts = { tries: 60, perMilliseconds: 10 * MINUTE }
/** Looking up articles and dealers while somebody types. */
const lookups = { tries: 300, perMilliseconds: 5 * MINUTE }
/** What a dealer writes, by the link. */
const answers = { tries: 60, perMilliseconds: 10 * MINUTE }

export function createOrderLimits() {
  const limits = {
    stored: createRateLimit(stored),
    posts: createRateLimit(posts),
    lookups: createRateLimit(lookups),
    answers: createRateLimit(answers),
  }
  return (kind: keyof typeof limits, address: string): boolean => limits[kind].take(networkOf(address), Date.now())
}
export type OrderLimits = ReturnType<typeof createOrderLimits>
