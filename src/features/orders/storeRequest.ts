/**
 * Stores a request: its files first, then one row with everything else. An acknowledged request is always stored;
 * `notify.ts` notifies the receivers, starting from the stored row.
 */
import { randomInt } from 'node:crypto'
import type { BasePayload } from 'payload'
import type { OrderRequest } from '../../cms/types'
import type { Locale } from '../../lib/locales'
import type { Attachment } from '../../web/forms/attachments'
import { storeAttachments } from './attachments'
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

/** Attempts to find an unused number: of half a million a day, a second collision in a row is already rare. */
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

/** Returns the stored request; for several with the same key, the first one. */
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
      // Another process stored this key first; else the number was taken, and another is tried.
      const stored = await requestOfKey(payload, key)
      if (stored) return stored
      if (left <= 1) throw error
    }
  }
}
