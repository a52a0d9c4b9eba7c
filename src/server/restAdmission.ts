/** Rate limits of REST for each network: anonymous reads, and attempts to sign in or recover an account. */
import type { BasePayload, PayloadRequest } from 'payload'
import type { Admits, Counted } from '../cms/rest/guard'
import { sharedLimit } from '../cms/sharedLimit'
import { networkOf, visitorOf } from '../platform/network'
import { createRateLimit, type RateLimit } from '../platform/rateLimit'
import { service } from '../platform/services'

const MINUTE = 60 * 1000

export function createRestAdmission(): Admits {
  const limits = service(
    (payload: BasePayload): Record<Counted, RateLimit> => ({
      // Ten at once, then one every 90 seconds.
      account: sharedLimit(payload, 'rest: account', { tries: 10, perMilliseconds: 15 * MINUTE }),
      // Too many to be told of; nothing is guessed or sent by them.
      strangersRead: createRateLimit({ tries: 240, perMilliseconds: MINUTE }),
    }),
  )
  return (req: PayloadRequest, what) => {
    const visitor = visitorOf(req.headers)
    // Calls from inside the program have no visitor address and are not limited.
    return visitor === undefined || limits.of(req.payload)[what].take(networkOf(visitor), Date.now())
  }
}
