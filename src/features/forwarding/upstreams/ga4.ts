/**
 * Google Analytics 4 by the measurement protocol. A client is a visitor for one day: its id comes of today's hash, so
 * that nobody is recognised tomorrow; a session is a visit. Advertising is refused with each call. Google answers 204 to everything that
 * arrives, also with a wrong secret: only a report in Google shows that it is right.
 */
import { createHash } from 'node:crypto'
import type { Hit } from '../hit'
import { addressOf, judgeByStatus, snakeCase, type Upstream, worthOf } from './upstream'

/** Google's endpoint in the EU. */
export const GA4_ADDRESS = 'https://region1.google-analytics.com/mp/collect'

/** Events that one call may hold. */
const MAX_EVENTS = 25
/** Google cuts values there. */
const MAX_VALUE = 100
const MAX_LOCATION = 1000
const MAX_REFERRER = 420
const MAX_TITLE = 300
/** Milliseconds: without any the visitor does not count as active, and nobody measures more. */
const ENGAGED = 1

const names: Readonly<Record<string, string>> = { view: 'page_view', search: 'view_search_results' }

/** A positive number, the same for a visitor all day. */
const numberOf = (visitor: string, purpose: string) =>
  createHash('sha256').update(`${purpose} ${visitor}`).digest().readUInt32BE() + 1

/** As Google's own tag writes them: two numbers with a period between. */
const clientOf = (visitor: string) => `${numberOf(visitor, 'client')}.${numberOf(visitor, 'first')}`

/** As Google's own tag names sessions: the second in which the visit began. */
const sessionOf = ({ visitAt, at }: Hit) => String(Math.floor((visitAt ?? at) / 1000))

/** Google reads no campaign from an address that it is sent by this protocol: it is told of by an event of its own. */
const tellsCampaign = ({ kind, campaign }: Hit) => kind === 'view' && campaign !== undefined

function eventsOf(hit: Hit, siteUrl: string) {
  const { kind, at, title, referrer, campaign, term, results, parameters } = hit
  const common = { session_id: sessionOf(hit), engagement_time_msec: ENGAGED }
  const timestamp_micros = at * 1000
  const event = {
    name: names[kind] ?? snakeCase(kind),
    params: {
      page_location: addressOf(hit, siteUrl).slice(0, MAX_LOCATION),
      ...(title ? { page_title: title.slice(0, MAX_TITLE) } : {}),
      ...(referrer ? { page_referrer: referrer.slice(0, MAX_REFERRER) } : {}),
      ...(kind === 'search' && term ? { search_term: term.slice(0, MAX_VALUE) } : {}),
      ...(kind === 'search' && results !== undefined ? { results } : {}),
      ...worthOf(hit),
      ...parameters,
      ...common,
    },
    timestamp_micros,
  }
  if (!tellsCampaign(hit)) return [event]
  const { source, medium, name } = campaign ?? {}
  const told = Object.entries({ source, medium, campaign: name }).flatMap(([key, value]) =>
    value ? [[key, value.slice(0, MAX_VALUE)]] : [],
  )
  return [{ name: 'campaign_details', params: { ...Object.fromEntries(told), ...common }, timestamp_micros }, event]
}

/** In lots of at most as many events as a call may hold. */
function cutByEvents(hits: readonly Hit[]): Hit[][] {
  const lots: Hit[][] = []
  let room = 0
  for (const hit of hits) {
    const events = tellsCampaign(hit) ? 2 : 1
    if (room < events) {
      lots.push([])
      room = MAX_EVENTS
    }
    lots.at(-1)?.push(hit)
    room -= events
  }
  return lots
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
    return [...clients.values()].flatMap(cutByEvents)
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
        events: lot.flatMap((hit) => eventsOf(hit, siteUrl)),
      }),
    }
  },
  judge: judgeByStatus,
}
