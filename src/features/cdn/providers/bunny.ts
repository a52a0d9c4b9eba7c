/**
 * Bunny: `POST /pullzone/<id>/purgeCache` names one tag. It has no header of its own for the time at the edge, so pages say
 * `s-maxage`, which browsers pass over.
 */
import { failureByStatus, type Provider } from './provider'

export const bunny: Provider = {
  url: 'https://api.bunny.net',
  // Bunny's own bound is 1024 for the value.
  mostKeyBytes: 1000,
  separator: ',',
  kept: (keys) => ['CDN-Tag', keys],
  never: [],
  pageCaching: (maxAge) => `public, max-age=0, s-maxage=${maxAge}, must-revalidate`,
  keysOfCall: 1,
  mostKeys: 10,
  purge: ([key], { url, id, token }) => ({
    url: `${url}/pullzone/${encodeURIComponent(id)}/purgeCache`,
    method: 'POST',
    headers: { accesskey: token, 'content-type': 'application/json' },
    body: JSON.stringify({ CacheTag: key }),
  }),
  failure: failureByStatus,
}
