/** One visitor event, as stored. */

import { holdsPersonalData } from '../../../web/holdsPersonalData'
import type { EventKind } from '../metrics'

export interface AnalyticsEvent {
  kind: EventKind
  /** Milliseconds. */
  at: number
  /** The visitor's hash of the day (`visitor.ts`). */
  visitor: string
  /** With the language's prefix, without a query. */
  path?: string | undefined
  /** A view, or the conversion that it implies, that no script reported. */
  scriptless?: boolean
  /** Host of the other site that linked here. */
  referrer?: string | undefined
  source?: string | undefined
  medium?: string | undefined
  campaign?: string | undefined
  article?: number | undefined
  dealer?: number | undefined
  term?: string | undefined
  results?: number | undefined
  postcode?: string | undefined
  kilometres?: number | undefined
}

/** Maximum number of characters stored of a value from a client. */
const MAX_PATH = 300
const MAX_WORD = 100

const shortened = (text: string, length: number) => text.trim().slice(0, length)

/** A path without query and hash; undefined if there is none. `pagePaths.ts` decides which paths are counted. */
export function pathFrom(text: string | undefined): string | undefined {
  const path = shortened((text ?? '').split(/[?#]/)[0] ?? '', MAX_PATH)
  return path.startsWith('/') && !path.startsWith('//') ? path : undefined
}

/** Normalises a value; undefined if it is empty or holds personal data. */
function wordFrom(text: string | undefined): string | undefined {
  // Checked as a whole: an e-mail address that was cut off would no longer be recognised.
  if (!text || holdsPersonalData(text)) return undefined
  return shortened(text.toLowerCase().replace(/\s+/g, ' '), MAX_WORD) || undefined
}

/** Normalises a search term: lower case, single spaces. Undefined if it holds personal data. */
export function termFrom(text: string | undefined): string | undefined {
  return wordFrom(text)
}

/** The title of a page; undefined if it repeats personal data. */
export function titleFrom(text: string | undefined): string | undefined {
  return text && !holdsPersonalData(text) ? shortened(text, MAX_PATH) || undefined : undefined
}

/** Origin of a visit: the host of another site, without `www.`; never more of the address. */
export function referrerFrom(address: string | undefined, ownHost: string): string | undefined {
  if (!address || !URL.canParse(address)) return undefined
  const { protocol, host } = new URL(address)
  if (!protocol.startsWith('http') || host === ownHost) return undefined
  return wordFrom(host.replace(/^www\./, ''))
}

/** Campaign parameters of a link (`utm_source`, `utm_medium`, `utm_campaign`). */
export function campaignFrom(url: string): Pick<AnalyticsEvent, 'source' | 'medium' | 'campaign'> {
  if (!url.includes('utm_')) return {}
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1))
  // The counts join the three with tabs.
  const word = (name: string) => wordFrom(query.get(name) ?? undefined)
  return { source: word('utm_source'), medium: word('utm_medium'), campaign: word('utm_campaign') }
}
