import http from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { orderlyStop } from './orderlyStop'

async function listening(listener: http.RequestListener) {
  const server = http.createServer(listener)
  const stop = orderlyStop(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { server, stop, port, url: `http://127.0.0.1:${port}/` }
}

test('a request that is under way is answered, and its connection closes with the answer', async () => {
  let finish = () => {}
  const { stop, url } = await listening((_, response) => {
    finish = () => response.end('whole')
  })
  const agent = new http.Agent({ keepAlive: true })
  const answered = new Promise<[string | undefined, string]>((resolve, reject) => {
    http
      .get(url, { agent }, async (response) => {
        let body = ''
        for await (const piece of response) body += piece
        resolve([response.headers.connection, body])
      })
      .on('error', reject)
  })
  await expect.poll(() => String(finish)).toContain('whole')
  const stopped = stop(60_000)
  finish()
  expect((await answered)[1]).toBe('whole')
  await stopped
})

test('a request on a connection that was open before is still answered, with the word to close', async () => {
  const { stop, url } = await listening((_, response) => response.end('here'))
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const get = () =>
    new Promise<string | undefined>((resolve, reject) => {
      http
        .get(url, { agent }, (response) => {
          response.resume().on('end', () => resolve(response.headers.connection))
        })
        .on('error', reject)
    })
  expect(await get()).toBe('keep-alive')
  const stopped = stop(60_000)
  expect(await get()).toBe('close')
  await stopped
})

test('connections without a request, or between requests, do not delay the stop', async () => {
  const { server, stop, port } = await listening((_, response) => response.end())
  const sockets = Array.from({ length: 3 }, () => connect(port, '127.0.0.1'))
  for (const socket of sockets) socket.on('error', () => {})
  await expect
    .poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count))))
    .toBe(sockets.length)
  await stop(60_000)
  for (const socket of sockets) socket.destroy()
})

test('a request that takes longer than the patience is cut off', async () => {
  const { stop, url } = await listening(() => {})
  const failed = fetch(url).catch(() => 'cut off')
  await stop(300)
  expect(await failed).toBe('cut off')
})
