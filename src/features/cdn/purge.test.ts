/** What each provider is sent, by a server that takes it. */
import { expect, test } from 'vitest'
import { startUpstream } from '../../../tests/support/upstream'
import { keyOf } from './keys'
import { type ProviderName, providerNames } from './providers/names'
import { keysToPurge, purgeKeys } from './purge'

const settingsOf = (provider: ProviderName, ...urls: string[]) => ({
  provider,
  urls,
  id: 'z1',
  token: 'a token',
  maxAge: 600,
})
const accepted = { status: 200, body: '{"success":true,"status":"ok"}' }
const keys = (amount: number) => Array.from({ length: amount }, (_, at) => `key${at}`)

test('Varnish gets a PURGE with keys, each of several the same', async () => {
  await using one = await startUpstream(() => accepted)
  await using two = await startUpstream(() => accepted)
  expect(await purgeKeys(settingsOf('varnish', one.url, two.url), ['a1', 'b2'])).toBeUndefined()
  for (const { calls } of [one, two]) {
    expect(calls).toMatchObject([{ method: 'PURGE', path: '/', headers: { 'surrogate-key': 'a1 b2' }, body: '' }])
  }
})

test('Fastly gets 256 keys a call, with its token', async () => {
  await using upstream = await startUpstream(() => accepted)
  expect(await purgeKeys(settingsOf('fastly', upstream.url), keys(257))).toBeUndefined()
  expect(upstream.calls).toMatchObject([
    { method: 'POST', path: '/service/z1/purge', headers: { 'fastly-key': 'a token' } },
    { body: '{"surrogate_keys":["key256"]}' },
  ])
  expect(JSON.parse(upstream.calls[0]?.body ?? '').surrogate_keys).toHaveLength(256)
})

test('Cloudflare gets 30 tags a call, with its token', async () => {
  await using upstream = await startUpstream(() => accepted)
  expect(await purgeKeys(settingsOf('cloudflare', upstream.url), keys(31))).toBeUndefined()
  expect(upstream.calls).toMatchObject([
    { method: 'POST', path: '/zones/z1/purge_cache', headers: { authorization: 'Bearer a token' } },
    { body: '{"tags":["key30"]}' },
  ])
  expect(JSON.parse(upstream.calls[0]?.body ?? '').tags).toHaveLength(30)
})

test('Cloudflare’s refusal with 200 is a failure', async () => {
  await using upstream = await startUpstream(() => ({ status: 200, body: '{"success":false,"errors":[]}' }))
  expect(await purgeKeys(settingsOf('cloudflare', upstream.url), ['a'])).toMatchObject({
    error: 'the purge was refused',
  })
})

test('Bunny gets one tag a call, with its key', async () => {
  await using upstream = await startUpstream(() => ({ status: 204 }))
  expect(await purgeKeys(settingsOf('bunny', upstream.url), ['a1', 'b2'])).toBeUndefined()
  expect(upstream.calls).toMatchObject([
    { method: 'POST', path: '/pullzone/z1/purgeCache', headers: { accesskey: 'a token' }, body: '{"CacheTag":"a1"}' },
    { body: '{"CacheTag":"b2"}' },
  ])
})

test.each(providerNames)('what %s does not carry out is a failure, with the time it asks for', async (provider) => {
  await using upstream = await startUpstream(() => ({ status: 429, headers: { 'retry-after': '7' } }))
  expect(await purgeKeys(settingsOf(provider, upstream.url), ['a'])).toEqual({ error: 'HTTP 429', retryAfter: 7000 })
  await upstream[Symbol.asyncDispose]()
  expect(await purgeKeys(settingsOf(provider, upstream.url), ['a'])).toMatchObject({ error: 'ECONNREFUSED' })
})

test('one of two Varnishes that does not answer is a failure', async () => {
  await using one = await startUpstream(() => accepted)
  await using two = await startUpstream(() => ({ status: 503 }))
  expect(await purgeKeys(settingsOf('varnish', one.url, two.url), ['a'])).toMatchObject({ error: 'HTTP 503' })
})

test('too many keys at once become one, that of everything', () => {
  const site = 'https://www.example.no'
  const tags = (amount: number) => new Set(Array.from({ length: amount }, (_, at) => `articles:${at}`))
  expect(keysToPurge({ provider: 'bunny' }, site, tags(10))).toHaveLength(10)
  expect(keysToPurge({ provider: 'bunny' }, site, tags(11))).toEqual([keyOf(site, 'everything')])
  expect(keysToPurge({ provider: 'varnish' }, site, new Set(['a', 'everything']))).toEqual([keyOf(site, 'everything')])
})
