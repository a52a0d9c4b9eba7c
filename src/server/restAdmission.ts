/** How often one network may ask over REST: strangers for content, and anybody for an account. */
import type { PayloadRequest } from 'payload'
import type { Admits, Counted } from '../content/rest/guard'
import { networkOf } from '../site/network'
import { createRateLimit, type RateLimit } from '../site/rateLimit'

/** The header in which the server tells Payload's request who asks; what a visitor writes there is dropped. */
export const VISITOR_HEADER = 'x-merkevei-visitor'

const MINUTE = 60 * 1000

export function createRestAdmission(): Admits {
  const limits: Record<Counted, RateLimit> = {
    // Ten at once, then one every minute and a half.
    account: createRateLimit({ tries: 10, perMilliseconds: 15 * MINUTE }),
    strangersRead: createRateLimit({ tries: 240, perMilliseconds: MINUTE }),
  }
  return (req: PayloadRequest, what) => {
    const visitor = req.headers.get(VISITOR_HEADER)
    // The program's own calls come from nobody.
    return visitor === null || limits[what].take(networkOf(visitor), Date.now())
  }
}
