import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { RenderedPage } from '../web/render'
import { createPageCache } from './pageCache'

const rendered = (changes: Partial<RenderedPage> = {}): RenderedPage => ({
  kind: 'page',
  status: 200,
  body: Buffer.from('<!doctype html>'),
  needs: { styleHash: '', frameHosts: [], pictureOrigins: [] },
  dependencies: ['pages'],
  kept: undefined,
  queries: 0,
  ...changes,
})

const failing = (error: unknown) => {
  throw error
}

test('a search is compressed before its first answer, and kept until the minute is over', async () => {
  let now = 60_000 * 10
  let drawn = 0
  const cache = createPageCache({ common: [], onError: failing, now: () => now })
  const render = async () => rendered({ body: Buffer.from(`drawn ${++drawn}`), kept: 'forTheMinute' })

  const first = await cache.fill('/sok?q=ovn', 'br', render)
  expect(String(brotliDecompressSync(first.br?.body ?? Buffer.alloc(0)))).toBe('drawn 1')
  expect(cache.get('/sok?q=ovn', 'br')).toBe(first)
  expect(cache.get('/sok?q=ovn', 'gzip')).toBeUndefined()
  const zipped = await cache.fill('/sok?q=ovn', 'gzip', render)
  expect(String(gunzipSync(zipped.gzip?.body ?? Buffer.alloc(0)))).toBe('drawn 1')

  now += 59_999
  expect(String(cache.get('/sok?q=ovn', 'identity')?.identity.body)).toBe('drawn 1')
  expect(String((await cache.fill('/sok?q=ovn', 'br', render)).identity.body)).toBe('drawn 1')
  now += 1
  expect(cache.get('/sok?q=ovn', 'identity')).toBeUndefined()
  expect(String((await cache.fill('/sok?q=ovn', 'br', render)).identity.body)).toBe('drawn 2')
})

test('whoever asks first gets any page compressed, and those who follow a smaller one', async () => {
  const body = Buffer.from(Array.from({ length: 4000 }, (_, at) => `<li>${(at * 7919) % 1009} varde</li>`).join(''))
  const cache = createPageCache({ common: [], onError: failing })
  const first = await cache.fill('/artikler', 'gzip', async () => rendered({ body }))
  const quick = first.gzip?.body ?? Buffer.alloc(0)
  expect(gunzipSync(quick)).toEqual(body)

  await expect.poll(() => first.gzip?.body.length).toBeLessThan(quick.length)
  expect(gunzipSync(cache.get('/artikler', 'gzip')?.gzip?.body ?? Buffer.alloc(0))).toEqual(body)

  const missing = await cache.fill('/finnes-ikke', 'br', async () => rendered({ body, status: 404 }))
  expect(brotliDecompressSync(missing.br?.body ?? Buffer.alloc(0))).toEqual(body)
})

test('a page in demand gets smaller still, in Brotli', async () => {
  const body = Buffer.from(Array.from({ length: 4000 }, (_, at) => `<li>${(at * 7919) % 1009} varde</li>`).join(''))
  const cache = createPageCache({ common: [], onError: failing })
  const page = await cache.fill('/artikler', 'gzip', async () => rendered({ body }))
  await expect.poll(() => page.br).toBeDefined()
  const wellMade = page.br?.body.length
  cache.get('/artikler', 'br')
  cache.get('/artikler', 'br')
  await expect.poll(() => page.br?.body.length).toBeLessThan(wellMade ?? 0)
  expect(page.br?.headers).toContain(String(page.br?.body.length))
  expect(brotliDecompressSync(page.br?.body ?? Buffer.alloc(0))).toEqual(body)
})

test('a redirect leads on in every encoding', async () => {
  const cache = createPageCache({ common: [], onError: failing })
  const page = await cache.fill('/gammel', 'br', async () => ({
    kind: 'redirect',
    to: '/ny',
    permanent: true,
    dependencies: [],
  }))
  expect(page.br).toBeUndefined()
  expect(page.identity.headers).toContain('/ny')
})

test('a change of what a search was made from drops it at once', async () => {
  const cache = createPageCache({ common: [], onError: failing, now: () => 0 })
  await cache.fill('/sok?q=ovn', 'identity', async () => rendered({ kept: 'forTheMinute', dependencies: ['articles'] }))

  cache.purge(['pages'])
  expect(cache.get('/sok?q=ovn', 'identity')).toBeDefined()
  cache.purge(['articles'])
  expect(cache.get('/sok?q=ovn', 'identity')).toBeUndefined()
})

test('a search that was drawn while its content changed is not kept', async () => {
  const cache = createPageCache({ common: [], onError: failing, now: () => 0 })
  await cache.fill('/sok?q=ovn', 'identity', async () => {
    cache.purge(['articles'])
    return rendered({ kept: 'forTheMinute', dependencies: ['articles'] })
  })
  expect(cache.get('/sok?q=ovn', 'identity')).toBeUndefined()
})

test('equal questions at the same time share one drawing', async () => {
  let drawn = 0
  const cache = createPageCache({ common: [], onError: failing, now: () => 0 })
  const render = async () => rendered({ body: Buffer.from(`drawn ${++drawn}`), kept: 'forTheMinute' })
  await Promise.all(Array.from({ length: 20 }, () => cache.fill('/sok?q=ovn', 'br', render)))
  expect(drawn).toBe(1)
})

test('any number of searches leaves pages where they are', async () => {
  const cache = createPageCache({ common: [], onError: failing, now: () => 0 })
  await cache.fill('/om-oss', 'identity', async () => rendered())
  const body = Buffer.alloc(4 * 1024 * 1024, 'x')
  for (let at = 0; at < 10; at++)
    await cache.fill(`/sok?q=${at}`, 'identity', async () => rendered({ body, kept: 'forTheMinute' }))

  expect(cache.get('/om-oss', 'identity')).toBeDefined()
  expect(cache.get('/sok?q=9', 'identity')).toBeDefined()
  expect(cache.get('/sok?q=0', 'identity')).toBeUndefined()
  expect(cache.bytes).toBeLessThan(33 * 1024 * 1024)
})

test('a page that is not there is not kept', async () => {
  const cache = createPageCache({ common: [], onError: failing, now: () => 0 })
  await cache.fill('/finnes-ikke', 'identity', async () => rendered({ status: 404, kept: 'never' }))
  expect(cache.get('/finnes-ikke', 'identity')).toBeUndefined()
  expect(cache.bytes).toBe(0)
})
