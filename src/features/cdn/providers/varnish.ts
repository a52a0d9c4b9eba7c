/** Varnish with `ops/varnish/default.vcl`, which bans by the keys of a request from the site. */
import { failureByStatus, type Provider, STALE } from './provider'

export const varnish: Provider = {
  // Varnish has 8 KiB for a header line, proxies on the way often 4 KiB for all.
  mostKeyBytes: 3000,
  separator: ' ',
  kept: (keys, maxAge) => ['Surrogate-Control', `max-age=${maxAge}, stale-if-error=${STALE}`, 'Surrogate-Key', keys],
  never: ['Surrogate-Control', 'no-store'],
  keysOfCall: 300,
  mostKeys: 300,
  purge: (keys, { url }) => ({ url, method: 'PURGE', headers: { 'surrogate-key': keys.join(' ') } }),
  failure: failureByStatus,
}
