/** How often one network may ask over REST: strangers for content, and anybody for an account. */
import type { PayloadRequest } from 'payload'
import type { Admits, Counted } from '../cms/rest/guard'
import { networkOf, visitorOf } from '../platform/network'
import { createRateLimit, type RateLimit } from '../platform/rateLimit'

const MINUTE = 60 * 1000

export function createRestAdmission(): Admits {
  const limits: Record<Counted, RateLimit> = {
    // Ten at once, then one every minute and a half.
    account: createRateLimit({ tries: 10, perMilliseconds: 15 * MINUTE }),
    strangersRead: createRateLimit({ tries: 240, perMilliseconds: MINUTE }),
  }
  return (req: PayloadRequest, what) => {
    const visitor = visitorOf(req.headers)
    // The program's own calls come from nobody.
    return visitor === undefined || limits[what].take(networkOf(visitor), Date.now())
  }
}
