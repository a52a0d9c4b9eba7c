/**
 * Plausible by its events API: one event per call, counted on arrival. It identifies visitors itself, from the address
 * and the browser that we pass on; it stores neither.
 */

import { snakeCase } from '../../../lib/snakeCase'
import type { ForwardedHit } from '../../analytics'
import { DROPPED } from '../errors'
import {
  addressOf,
  endpoint,
  type Judgement,
  judgeByStatus,
  type Upstream,
  type UpstreamResponse,
  worthOf,
} from './upstream'

export const PLAUSIBLE_ADDRESS = 'https://plausible.io'

const names: Readonly<Record<string, string>> = { view: 'pageview' }

/** Maximum number of characters of a value. */
const MAX_VALUE = 2000

function propertiesOf({ kind, title, term, results, parameters }: ForwardedHit): Record<string, string> {
  const searched = kind === 'search' ? { term, results } : {}
  const all = Object.entries({ title, ...searched, ...parameters })
  return Object.fromEntries(
    all.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value).slice(0, MAX_VALUE)]])),
  )
}

/** Plausible also responds 202 to events that it does not count: those of an unknown site, and of bots. */
function judge(answer: UpstreamResponse): Judgement {
  if (answer.headers['x-plausible-dropped']) return { kind: 'refused', error: DROPPED }
  return judgeByStatus(answer)
}

export const plausible: Upstream = {
  batches: (hits) => hits.map((hit) => [hit]),
  call([hit], { plausible: settings }, siteUrl) {
    if (!hit || !settings?.domain) return undefined
    const properties = propertiesOf(hit)
    const worth = worthOf(hit)
    return {
      url: endpoint(settings.url || PLAUSIBLE_ADDRESS, '/api/event'),
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': hit.userAgent,
        ...(hit.address ? { 'x-forwarded-for': hit.address } : {}),
      },
      body: JSON.stringify({
        name: names[hit.kind] ?? snakeCase(hit.kind),
        url: addressOf(hit, siteUrl),
        domain: settings.domain,
        ...(hit.referrer ? { referrer: hit.referrer } : {}),
        ...(Object.keys(properties).length > 0 ? { props: properties } : {}),
        ...(worth ? { revenue: { currency: worth.currency, amount: worth.value } } : {}),
      }),
    }
  },
  judge,
}
