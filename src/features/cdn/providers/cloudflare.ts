/**
 * Cloudflare: `POST /zones/<id>/purge_cache` names tags, 30 in a call on every plan; a free one has five calls a minute.
 * It removes `Cache-Tag` and its own `Cloudflare-CDN-Cache-Control` from what visitors get.
 */
import { failureByStatus, type Provider, STALE } from './provider'

/** A call can be answered with 200 and have failed. */
function succeeded(body: string): boolean {
  try {
    return (JSON.parse(body) as { success?: unknown }).success === true
  } catch {
    return false
  }
}

export const cloudflare: Provider = {
  url: 'https://api.cloudflare.com/client/v4',
  // Cloudflare takes 16 KiB; what lies between may take 4.
  mostKeyBytes: 3000,
  separator: ',',
  kept: (keys, maxAge) => [
    'Cloudflare-CDN-Cache-Control',
    `max-age=${maxAge}, stale-if-error=${STALE}`,
    'Cache-Tag',
    keys,
  ],
  never: ['Cloudflare-CDN-Cache-Control', 'no-store'],
  keysOfCall: 30,
  mostKeys: 60,
  purge: (keys, { url, id, token }) => ({
    url: `${url}/zones/${encodeURIComponent(id)}/purge_cache`,
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags: keys }),
  }),
  failure: (answer) => failureByStatus(answer) ?? (succeeded(answer.body) ? undefined : 'the purge was refused'),
}
