/** Common interface of the services: what goes into one call, how it is encoded, and what the responses mean. */

import type { Call, Called } from '../../../platform/call'
import { SEARCH_PARAMETER } from '../../../web/SearchForm'
import type { ForwardedHit } from '../../analytics'
import { DEALER_PAGE } from '../../analytics/client'
import type { Chosen } from '../settings'

export interface Upstream {
  /** Whether the service gets this hit; all of them by default. */
  takes?(hit: ForwardedHit): boolean
  /** Batches, each sent in one call. */
  batches(hits: readonly ForwardedHit[]): readonly (readonly ForwardedHit[])[]
  /** Undefined if a setting is missing. */
  call(batch: readonly ForwardedHit[], settings: Chosen, siteUrl: string): Call | undefined
  judge(answer: UpstreamResponse): Judgement
}

export type UpstreamResponse = Pick<Extract<Called, { kind: 'answer' }>, 'status' | 'body' | 'headers'>

/** `later`: the service, or our settings there, must change first. `refused`: this batch will never be accepted. */
export type Judgement = { kind: 'sent' } | { kind: 'later' | 'refused'; error: string }

/** By the status alone: a malformed batch is dropped, everything else is retried later. */
export function judgeByStatus({ status }: UpstreamResponse): Judgement {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  const malformed = status === 400 || status === 413 || status === 422
  return { kind: malformed ? 'refused' : 'later', error: `HTTP ${status}` }
}

/** Splits items into batches of at most `size`. */
export function cut<Item>(items: readonly Item[], size: number): Item[][] {
  const batches: Item[][] = []
  for (let at = 0; at < items.length; at += size) batches.push(items.slice(at, at + size))
  return batches
}

/** `https://matomo.example/` and `https://matomo.example/matomo.php` resolve to the same address. */
export function endpoint(address: string, file: string): string {
  const base = address.trim().replace(/(?<!\/)\/+$/, '')
  return base.endsWith(file) ? base : `${base}${file}`
}

/** The address that the visitor was at: for a search, that of its results; with the campaign parameters. */
export function addressOf({ path, term, campaign }: ForwardedHit, siteUrl: string): string {
  const query = new URLSearchParams()
  if (term) query.set(SEARCH_PARAMETER, term)
  if (campaign?.source) query.set('utm_source', campaign.source)
  if (campaign?.medium) query.set('utm_medium', campaign.medium)
  if (campaign?.name) query.set('utm_campaign', campaign.name)
  return siteUrl + path + (query.size > 0 ? `?${query}` : '')
}

/** The conversion of the dealer page has a value of zero, in dollars (docs/behaviour.md#analytics). */
export const worthOf = ({ kind }: ForwardedHit): { value: number; currency: string } | undefined =>
  kind === DEALER_PAGE ? { value: 0, currency: 'USD' } : undefined
