import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { listenForScrapes } from './listen'
import type { Metrics } from './metrics'

const metrics = { read: async () => '# EOF\n', contentType: 'text/plain' } as unknown as Metrics
const listen = async (token?: string) => {
  const server = await listenForScrapes(metrics, { port: 0, host: '127.0.0.1', ...(token ? { token } : {}) })
  const { port } = server.address() as AddressInfo
  const ask = async (path: string, authorization = '') =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization, connection: 'close' } })).status
  return { server, port, ask, [Symbol.dispose]: () => void server.close() }
}

test('the figures stand at one address', async () => {
  using open = await listen()
  expect(await open.ask('/metrics')).toBe(200)
  expect(await open.ask('/metrics?name=up')).toBe(200)
  expect(await open.ask('/')).toBe(404)
})

test('where a token is set, nothing is told without it', async () => {
  using open = await listen('a token of the scraper')
  expect(await open.ask('/metrics')).toBe(401)
  expect(await open.ask('/metrics', 'Bearer a token of another')).toBe(401)
  expect(await open.ask('/metrics', 'Bearer a token of the scraper')).toBe(200)
})

test('a port that is taken is said by the name of the setting', async () => {
  using open = await listen()
  await expect(listenForScrapes(metrics, { port: open.port, host: '127.0.0.1' })).rejects.toThrow(
    /^Setting METRICS_PORT cannot be used: .*in use/,
  )
})
