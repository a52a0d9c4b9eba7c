import { expect, test } from 'vitest'
import { fileAtEdge, neverAtEdge, pagesAtEdge } from './edge'
import { keyOf } from './keys'
import { cdnUrls, providers } from './providers/list'
import { type ProviderName, providerNames } from './providers/names'

const siteUrl = 'https://www.example.no'
const settingsOf = (provider: ProviderName) => ({
  siteUrl,
  cdn: { provider, urls: cdnUrls(provider), id: '7', token: 'token', maxAge: 600 },
})
const kept = { status: 200, kept: undefined, dependencies: ['pages:12', 'site'] }
const keys = ['everything', 'build now', 'pages:12', 'site'].map((tag) => keyOf(siteUrl, tag))
const revalidated = 'public, max-age=0, must-revalidate'

test('without a CDN a page says what it said, and nothing more', () => {
  expect(pagesAtEdge({ siteUrl }, 'now')(kept)).toEqual({ caching: revalidated, headers: [] })
  expect(fileAtEdge({ siteUrl }, 'media')).toEqual([])
  expect(neverAtEdge({})).toEqual([])
})

test('a kept page names its time and its keys in the words of each provider', () => {
  const said = (provider: ProviderName) => pagesAtEdge(settingsOf(provider), 'now')(kept)
  const surrogate = ['Surrogate-Control', 'max-age=600, stale-if-error=86400', 'Surrogate-Key', keys.join(' ')]
  expect(said('varnish')).toEqual({ caching: revalidated, headers: surrogate })
  expect(said('fastly')).toEqual({ caching: revalidated, headers: surrogate })
  expect(said('cloudflare')).toEqual({
    caching: revalidated,
    headers: ['Cloudflare-CDN-Cache-Control', 'max-age=600, stale-if-error=86400', 'Cache-Tag', keys.join(',')],
  })
  expect(said('bunny')).toEqual({
    caching: 'public, max-age=0, s-maxage=600, must-revalidate',
    headers: ['CDN-Tag', keys.join(',')],
  })
})

test.each(providerNames)('%s keeps no page that is not kept here, and none that was not found', (provider) => {
  const settings = settingsOf(provider)
  const page = pagesAtEdge(settings, 'now')
  const never = { headers: neverAtEdge(settings) }
  expect(page({ ...kept, kept: 'never' })).toEqual({ ...never, caching: 'no-cache' })
  expect(page({ ...kept, kept: 'forTheMinute' })).toEqual({ ...never, caching: 'no-cache' })
  expect(page({ ...kept, status: 404 })).toEqual({ ...never, caching: revalidated })
})

test.each(providerNames)('the keys of a page of a thousand articles fit into the header of %s', (provider) => {
  const articles = Array.from({ length: 1000 }, (_, at) => `articles:${at}`)
  const { headers } = pagesAtEdge(settingsOf(provider), 'now')({ ...kept, dependencies: [...articles, 'site'] })
  const written = headers.at(-1) ?? ''
  expect(written.length).toBeLessThanOrEqual(providers[provider].mostKeyBytes)
  expect(written).toContain(keyOf(siteUrl, 'articles'))
  expect(written).toContain(keyOf(siteUrl, 'site'))
})

test('a page whose keys do not fit is not kept at the edge', () => {
  const settings = settingsOf('varnish')
  const dependencies = Array.from({ length: 1000 }, (_, at) => `list ${at}`)
  const said = pagesAtEdge(settings, 'now')({ ...kept, dependencies })
  expect(said).toEqual({ caching: revalidated, headers: neverAtEdge(settings) })
})
