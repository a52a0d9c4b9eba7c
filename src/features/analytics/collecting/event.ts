/** One thing that a visitor did, as it is stored. */
import type { EventKind } from '../metrics'
import { holdsPerson } from './personal'

export interface AnalyticsEvent {
  kind: EventKind
  /** Milliseconds. */
  at: number
  /** Today's hash (`visitor.ts`). */
  visitor: string
  /** With the language's prefix, without a query. */
  path?: string | undefined
  /** A view, or the conversion that it is, that no script told of. */
  scriptless?: boolean
  /** Host of another site that led here. */
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

/** Characters kept of what comes from outside. */
const MAX_PATH = 300
const MAX_WORD = 100

const shortened = (text: string, length: number) => text.trim().slice(0, length)

/** A path without query and hash; undefined where it is none. Whose pages are counted, `pagePaths.ts` says. */
export function pathFrom(text: string | undefined): string | undefined {
  const path = shortened((text ?? '').split(/[?#]/)[0] ?? '', MAX_PATH)
  return path.startsWith('/') && !path.startsWith('//') ? path : undefined
}

/** One form for the same word; undefined where it is empty, or holds what is a person's own. */
function wordFrom(text: string | undefined): string | undefined {
  // As a whole: cut off, an address would be recognised no longer.
  if (!text || holdsPerson(text)) return undefined
  return shortened(text.toLowerCase().replace(/\s+/g, ' '), MAX_WORD) || undefined
}

/** Normalises a search term: lower case, single spaces. Undefined if it holds personal data. */
export function termFrom(text: string | undefined): string | undefined {
  return wordFrom(text)
}

/** The title of a page; undefined if it repeats personal data. */
export function titleFrom(text: string | undefined): string | undefined {
  return text && !holdsPerson(text) ? shortened(text, MAX_PATH) || undefined : undefined
}

/** Where a visitor came from: the host of another site, without `www.`; never more of the address. */
export function referrerFrom(address: string | undefined, ownHost: string): string | undefined {
  if (!address || !URL.canParse(address)) return undefined
  const { protocol, host } = new URL(address)
  if (!protocol.startsWith('http') || host === ownHost) return undefined
  return wordFrom(host.replace(/^www\./, ''))
}

/** What a link says of itself (`utm_source`, `utm_medium`, `utm_campaign`). */
export function campaignFrom(url: string): Pick<AnalyticsEvent, 'source' | 'medium' | 'campaign'> {
  if (!url.includes('utm_')) return {}
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1))
  // A tab parts the three where they are counted.
  const word = (name: string) => wordFrom(query.get(name) ?? undefined)
  return { source: word('utm_source'), medium: word('utm_medium'), campaign: word('utm_campaign') }
}
