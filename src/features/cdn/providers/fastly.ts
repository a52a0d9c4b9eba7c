/**
 * Fastly: `POST /service/<id>/purge` names up to 256 keys. It reads `private` and ages, and neither `no-store` nor
 * `no-cache`, so that every response that it may not keep says an age of 0 as well.
 */
import { failureByStatus, type Provider, STALE } from './provider'

export const fastly: Provider = {
  url: 'https://api.fastly.com',
  // Fastly takes 16 KiB; what lies between may take 4.
  mostKeyBytes: 3000,
  separator: ' ',
  kept: (keys, maxAge) => ['Surrogate-Control', `max-age=${maxAge}, stale-if-error=${STALE}`, 'Surrogate-Key', keys],
  never: ['Surrogate-Control', 'no-store, max-age=0'],
  keysOfCall: 256,
  mostKeys: 512,
  purge: (keys, { url, id, token }) => ({
    url: `${url}/service/${encodeURIComponent(id)}/purge`,
    method: 'POST',
    headers: { 'fastly-key': token, 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ surrogate_keys: keys }),
  }),
  failure: failureByStatus,
}
