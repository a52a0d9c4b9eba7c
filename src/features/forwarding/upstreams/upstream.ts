/** What the services have in common: what goes in one call, how it is written, and what their answers mean. */

import type { Call, Called } from '../../../platform/call'
import { SEARCH_PARAMETER } from '../../../web/SearchForm'
import { DEALER_PAGE } from '../../analytics/client'
import type { Hit } from '../hit'
import type { Chosen } from '../settings'

export interface Upstream {
  /** Whether it is told of this; of all unless said. */
  takes?(hit: Hit): boolean
  /** What goes out in one call each. */
  lots(hits: readonly Hit[]): readonly (readonly Hit[])[]
  /** Undefined where the settings lack something. */
  call(lot: readonly Hit[], settings: Chosen, siteUrl: string): Call | undefined
  judge(answer: Answer): Judgement
}

export type Answer = Pick<Extract<Called, { kind: 'answer' }>, 'status' | 'body' | 'headers'>

/** `later`: the service, or what it knows of us, must change first. `refused`: this lot will never be taken. */
export type Judgement = { kind: 'sent' } | { kind: 'later' | 'refused'; error: string }

/** By the status alone: a lot that is malformed is dropped, everything else may be different tomorrow. */
export function judgeByStatus({ status }: Answer): Judgement {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  const malformed = status === 400 || status === 413 || status === 422
  return { kind: malformed ? 'refused' : 'later', error: `HTTP ${status}` }
}

/** In lots of at most `size`. */
export function cut<Item>(items: readonly Item[], size: number): Item[][] {
  const lots: Item[][] = []
  for (let at = 0; at < items.length; at += size) lots.push(items.slice(at, at + size))
  return lots
}

/** `https://matomo.example/` and `https://matomo.example/matomo.php` lead to the same place. */
export function endpoint(address: string, file: string): string {
  const base = address.trim().replace(/(?<!\/)\/+$/, '')
  return base.endsWith(file) ? base : `${base}${file}`
}

/** The address that the visitor was at: of a search, the one of its results; with what a link said of a campaign. */
export function addressOf({ path, term, campaign }: Hit, siteUrl: string): string {
  const query = new URLSearchParams()
  if (term) query.set(SEARCH_PARAMETER, term)
  if (campaign?.source) query.set('utm_source', campaign.source)
  if (campaign?.medium) query.set('utm_medium', campaign.medium)
  if (campaign?.name) query.set('utm_campaign', campaign.name)
  return siteUrl + path + (query.size > 0 ? `?${query}` : '')
}

/** As the services write names of events. */
export const snakeCase = (kind: string): string => kind.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The conversion of the dealer page is worth nothing, in dollars (docs/behaviour.md#analytics). */
export const worthOf = ({ kind }: Hit): { value: number; currency: string } | undefined =>
  kind === DEALER_PAGE ? { value: 0, currency: 'USD' } : undefined
