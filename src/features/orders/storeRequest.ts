/**
 * Keeps a request: its files first, then one row with all the rest. What is acknowledged is there, whatever happens;
 * who hears of it is the work of `announce.ts`, which begins with what is stored.
 */
import { randomInt } from 'node:crypto'
import type { BasePayload } from 'payload'
import type { OrderRequest } from '../../cms/types'
import type { Locale } from '../../lib/locales'
import { type Attachment, storeAttachments } from './attachments'
import type { Consent, OrderLine } from './lines'
import { requestNumber } from './number'
import type { Decision } from './routing'
import type { Customer } from './schema'

export interface NewRequest {
  key: string
  customer: Customer
  lines: readonly OrderLine[]
  consents: readonly Consent[]
  termsVersion: number | undefined
  attachments: readonly Attachment[]
  locale: Locale
  decision: Decision
}

/** Tries for a number that nobody has: of half a million on a day, twice in a row is rare already. */
const TRIES = 6

export async function requestOfKey(payload: BasePayload, key: string): Promise<OrderRequest | undefined> {
  const { docs } = await payload.find({
    collection: 'orderRequests',
    where: { key: { equals: key } },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  return docs[0]
}

/** The request as it is stored: of several with the same key the first, whoever stored it. */
export async function storeRequest(payload: BasePayload, request: NewRequest, now: number): Promise<OrderRequest> {
  const { key, customer, lines, consents, termsVersion, attachments, locale, decision } = request
  await storeAttachments(payload, key, attachments)
  const { dealer: _choice, ...facts } = customer
  for (let left = TRIES; ; left--) {
    try {
      return await payload.create({
        collection: 'orderRequests',
        depth: 0,
        data: {
          ...facts,
          number: requestNumber(now, randomInt),
          key,
          lines: [...lines],
          consents: [...consents],
          termsVersion: termsVersion ?? null,
          locale,
          state: 'received',
          dealer: decision.dealer ?? null,
          routing: decision.routing,
          sentAt: new Date(now).toISOString(),
        },
      })
    } catch (error) {
      // Another with this key was quicker; else it was the number, and another will do.
      const stored = await requestOfKey(payload, key)
      if (stored) return stored
      if (left <= 1) throw error
    }
  }
}
