/** Matomo by its tracking API, many hits in one call. The token allows us to set address and time. */

import { createHash } from 'node:crypto'
import { snakeCase } from '../../../lib/snakeCase'
import type { ForwardedHit } from '../../analytics'
import {
  addressOf,
  cut,
  endpoint,
  type Judgement,
  judgeByStatus,
  type Upstream,
  type UpstreamResponse,
  worthOf,
} from './upstream'

const MAX_REQUESTS = 100

/** Sixteen hexadecimal digits, the same for a visitor all day. */
const idOf = (visitor: string) => createHash('sha256').update(`matomo ${visitor}`).digest('hex').slice(0, 16)

function requestOf(hit: ForwardedHit, siteId: string, siteUrl: string): string {
  const { kind, at, title, referrer, term, results, address, userAgent, parameters } = hit
  const query = new URLSearchParams({
    idsite: siteId,
    rec: '1',
    apiv: '1',
    send_image: '0',
    url: addressOf(hit, siteUrl),
    _id: idOf(hit.visitor),
    cdt: String(Math.floor(at / 1000)),
  })
  if (address) query.set('cip', address)
  if (userAgent) query.set('ua', userAgent)
  if (referrer) query.set('urlref', referrer)
  if (title) query.set('action_name', title)
  if (kind === 'search') {
    query.set('search', term ?? '')
    // Searches without results have a report of their own.
    if (results !== undefined) query.set('search_count', String(results))
  } else if (kind !== 'view') {
    query.set('ca', '1')
    query.set('e_c', 'conversion')
    query.set('e_a', snakeCase(kind))
    const about = Object.values(parameters ?? {}).join(', ')
    if (about) query.set('e_n', about)
    const worth = worthOf(hit)
    if (worth) query.set('e_v', String(worth.value))
  }
  return `?${query}`
}

/** Matomo reports errors in the body, with varying status codes. */
function judge(answer: UpstreamResponse): Judgement {
  const response = readStatus(answer.body)
  if (response?.status === 'error') return { kind: 'later', error: `Matomo: ${response.message ?? 'error'}` }
  if (/authenticat|token_auth/i.test(answer.body) && answer.status >= 400)
    return { kind: 'later', error: `HTTP ${answer.status}: token_auth` }
  return judgeByStatus(answer)
}

function readStatus(body: string): { status?: unknown; message?: string } | undefined {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined
  } catch {
    return undefined
  }
}

export const matomo: Upstream = {
  // A search replaces the page view of its results.
  takes: ({ kind, results }) => kind !== 'view' || results === undefined,
  batches: (hits) => cut(hits, MAX_REQUESTS),
  call(batch, { matomo: settings }, siteUrl) {
    const { url, siteId, token } = settings ?? {}
    if (!url || !siteId || !token) return undefined
    return {
      url: endpoint(url, '/matomo.php'),
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ requests: batch.map((hit) => requestOf(hit, siteId, siteUrl)), token_auth: token }),
    }
  },
  judge,
}
