/**
 * Google Analytics 4 by the measurement protocol. A client is a visitor for one day: its id comes of today's hash, so
 * that nobody is recognised tomorrow. Advertising is refused with each call. Google answers 204 to everything that
 * arrives, also with a wrong secret: only a report in Google shows that it is right.
 */
import { createHash } from 'node:crypto'
import type { Hit } from '../hit'
import { cut, judgeByStatus, snakeCase, type Upstream, worthOf } from './upstream'

/** Google's endpoint in the EU. */
export const GA4_ADDRESS = 'https://region1.google-analytics.com/mp/collect'

/** Events that one call may hold. */
const MAX_EVENTS = 25
/** Google cuts values there. */
const MAX_VALUE = 100
const MAX_LOCATION = 1000
/** Milliseconds: without any the visitor does not count as active, and nobody measures more. */
const ENGAGED = 1

const names: Readonly<Record<string, string>> = { view: 'page_view', search: 'view_search_results' }

/** A positive number, the same for a visitor all day. */
const numberOf = (visitor: string, purpose: string) =>
  createHash('sha256').update(`${purpose} ${visitor}`).digest().readUInt32BE() + 1

/** As Google's own tag writes them: two numbers with a period between. */
const clientOf = (visitor: string) => `${numberOf(visitor, 'client')}.${numberOf(visitor, 'first')}`

function eventOf(hit: Hit, siteUrl: string) {
  const { kind, at, path, referrer, term, parameters } = hit
  return {
    name: names[kind] ?? snakeCase(kind),
    params: {
      page_location: (siteUrl + path).slice(0, MAX_LOCATION),
      ...(referrer ? { page_referrer: referrer.slice(0, MAX_LOCATION) } : {}),
      ...(term ? { search_term: term.slice(0, MAX_VALUE) } : {}),
      ...worthOf(hit),
      ...parameters,
      session_id: String(numberOf(hit.visitor, 'session')),
      engagement_time_msec: ENGAGED,
    },
    timestamp_micros: at * 1000,
  }
}

export const ga4: Upstream = {
  lots(hits) {
    const clients = new Map<string, Hit[]>()
    for (const hit of hits) {
      const key = JSON.stringify([hit.visitor, hit.address, hit.userAgent])
      const known = clients.get(key)
      if (known) known.push(hit)
      else clients.set(key, [hit])
    }
    return [...clients.values()].flatMap((own) => cut(own, MAX_EVENTS))
  },
  call(lot, { ga4: settings }, siteUrl) {
    const [first] = lot
    if (!first || !settings?.measurementId || !settings.apiSecret) return undefined
    const query = new URLSearchParams({ measurement_id: settings.measurementId, api_secret: settings.apiSecret })
    return {
      url: `${settings.url || GA4_ADDRESS}?${query}`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        client_id: clientOf(first.visitor),
        ...(first.address ? { ip_override: first.address } : {}),
        ...(first.userAgent ? { user_agent: first.userAgent } : {}),
        consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
        events: lot.map((hit) => eventOf(hit, siteUrl)),
      }),
    }
  },
  judge: judgeByStatus,
}
