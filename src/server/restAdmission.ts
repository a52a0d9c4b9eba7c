/** Rate limits of REST for each network: anonymous reads, and attempts to sign in or recover an account. */
import type { PayloadRequest } from 'payload'
import type { Admits, Counted } from '../cms/rest/guard'
import { networkOf, visitorOf } from '../platform/network'
import { createRateLimit, type RateLimit } from '../platform/rateLimit'

const MINUTE = 60 * 1000

export function createRestAdmission(): Admits {
  const limits: Record<Counted, RateLimit> = {
    // Ten at once, then one every 90 seconds.
    account: createRateLimit({ tries: 10, perMilliseconds: 15 * MINUTE }),
    strangersRead: createRateLimit({ tries: 240, perMilliseconds: MINUTE }),
  }
  return (req: PayloadRequest, what) => {
    const visitor = visitorOf(req.headers)
    // Calls from inside the program have no visitor address and are not limited.
    return visitor === undefined || limits[what].take(networkOf(visitor), Date.now())
  }
}
