/** What a feature that forwards events to another service receives. */
import type { BasePayload } from 'payload'
import { service } from '../../../platform/services'

/** Queues hits for another service; without such a feature they go nowhere. */
export const hitForwarding = service<BasePayload, (hits: readonly ForwardedHit[]) => Promise<void>>(
  () => async () => {},
)

/** One visitor event, without anything that identifies the visitor. */
export interface ForwardedHit {
  /** `view`, `search`, or a conversion (`../metrics.ts`). */
  kind: string
  /** Milliseconds. */
  at: number
  /** With the language's prefix. */
  path: string
  title?: string
  referrer?: string
  /** Campaign parameters of the link (`utm_source`, `utm_medium`, `utm_campaign`). */
  campaign?: { source?: string | undefined; medium?: string | undefined; name?: string | undefined }
  /** The search term. */
  term?: string
  /** Number of hits, of a search and of the view of its results. */
  results?: number
  /** The visitor's hash of the day. */
  visitor: string
  /** Shortened: without the last octet of IPv4, the last 80 bits of IPv6 (docs/calls.md#analytics-proxy). */
  address: string
  userAgent: string
  /** Whether the visitor consented to statistics under the current text. */
  consented: boolean
  parameters?: Record<string, string | number>
  /** When the event's visit began, in milliseconds; the queue adds it for the upstream that needs it. */
  visitAt?: number
}
