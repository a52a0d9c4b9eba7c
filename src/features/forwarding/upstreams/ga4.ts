/**
 * Google Analytics 4 by the measurement protocol. A client is a visitor for one day: its id is derived from the day's
 * hash, so that no visitor is recognised the next day; a session is a visit. Advertising is refused with each call.
 * Google responds 204 to everything, even with a wrong secret: only a report in Google shows that it is right.
 */

import { createHash } from 'node:crypto'
import { snakeCase } from '../../../lib/snakeCase'
import type { ForwardedHit } from '../../analytics'
import { addressOf, judgeByStatus, type Upstream, worthOf } from './upstream'

/** Google's endpoint in the EU. */
export const GA4_ADDRESS = 'https://region1.google-analytics.com/mp/collect'

/** Maximum number of events in one call. */
const MAX_EVENTS = 25
/** Google truncates values to this length. */
const MAX_VALUE = 100
const MAX_LOCATION = 1000
const MAX_REFERRER = 420
const MAX_TITLE = 300
/** Milliseconds: without any, the visitor does not count as active; the actual time is not measured. */
const ENGAGED = 1

const names: Readonly<Record<string, string>> = { view: 'page_view', search: 'view_search_results' }

/** A positive number, the same for a visitor all day. */
const numberOf = (visitor: string, purpose: string) =>
  createHash('sha256').update(`${purpose} ${visitor}`).digest().readUInt32BE() + 1

/** In the format of Google's own tag: two numbers with a period between. */
const clientOf = (visitor: string) => `${numberOf(visitor, 'client')}.${numberOf(visitor, 'first')}`

/** As Google's own tag names sessions: the second in which the visit began. */
const sessionOf = ({ visitAt, at }: ForwardedHit) => String(Math.floor((visitAt ?? at) / 1000))

/** With this protocol Google reads no campaign from an address: the campaign is sent as an event of its own. */
const tellsCampaign = ({ kind, campaign }: ForwardedHit) => kind === 'view' && campaign !== undefined

function eventsOf(hit: ForwardedHit, siteUrl: string) {
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
  const utm = Object.entries({ source, medium, campaign: name }).flatMap(([key, value]) =>
    value ? [[key, value.slice(0, MAX_VALUE)]] : [],
  )
  return [{ name: 'campaign_details', params: { ...Object.fromEntries(utm), ...common }, timestamp_micros }, event]
}

/** Splits hits into batches of at most as many events as a call may hold. */
function cutByEvents(hits: readonly ForwardedHit[]): ForwardedHit[][] {
  const batches: ForwardedHit[][] = []
  let room = 0
  for (const hit of hits) {
    const events = tellsCampaign(hit) ? 2 : 1
    if (room < events) {
      batches.push([])
      room = MAX_EVENTS
    }
    batches.at(-1)?.push(hit)
    room -= events
  }
  return batches
}

export const ga4: Upstream = {
  batches(hits) {
    const clients = new Map<string, ForwardedHit[]>()
    for (const hit of hits) {
      const key = JSON.stringify([hit.visitor, hit.address, hit.userAgent])
      const known = clients.get(key)
      if (known) known.push(hit)
      else clients.set(key, [hit])
    }
    return [...clients.values()].flatMap(cutByEvents)
  },
  call(batch, { ga4: settings }, siteUrl) {
    const [first] = batch
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
        events: batch.flatMap((hit) => eventsOf(hit, siteUrl)),
      }),
    }
  },
  judge: judgeByStatus,
}
