/** The rules of HTTP that hold for pages sent in one write, over real sockets. */
import { once } from 'node:events'
import http, { type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import type { KeptPage } from './keptPage'
import { sendPage } from './pageCache'

/** More than the buffers of a connection take. */
const LARGE = 16 * 1024 * 1024

/** A page that is kept and was asked for before. */
function keptPage(body: string): KeptPage {
  const form = (bytes: Buffer, ...more: string[]) => ({
    headers: ['Content-Type', 'text/plain', 'Content-Length', String(bytes.length), ...more],
    body: bytes,
  })
  return {
    status: 200,
    etag: '"abc"',
    notModified: ['ETag', '"abc"'],
    identity: form(Buffer.from(body)),
    gzip: form(gzipSync(body), 'Content-Encoding', 'gzip'),
    hits: 1,
  }
}

async function serve(listener: RequestListener, options: http.ServerOptions = {}) {
  const server = http.createServer(options, listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { server, port, origin: `http://127.0.0.1:${port}` }
}

/** Everything that a connection answers to these bytes until it is closed. */
async function answerTo(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

const get = (path: string, ...headers: string[]) =>
  `GET ${path} HTTP/1.1\r\n${['Host: a', ...headers].join('\r\n')}\r\n\r\n`

test('the page is sent with its headers, the date of this second, and a connection that stays', async () => {
  const page = keptPage('Vår fyr')
  const { origin } = await serve((request, response) => sendPage(request, response, page))
  const before = Math.floor(Date.now() / 1000) * 1000
  const answer = await fetch(origin)
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'text/plain',
    'Vår fyr',
  ])
  expect(Date.parse(answer.headers.get('date') ?? '')).toBeGreaterThanOrEqual(before)
  expect([answer.headers.get('connection'), answer.headers.get('keep-alive')]).toEqual(['keep-alive', 'timeout=75'])
})

test('requests one after the other are answered on one connection', async () => {
  const page = keptPage('Fyr')
  const { server, origin } = await serve((request, response) => sendPage(request, response, page))
  let connections = 0
  server.on('connection', () => (connections += 1))
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  for (let at = 0; at < 3; at++) {
    const [answer] = await once(http.get(origin, { agent }), 'response')
    expect(await text(answer)).toBe('Fyr')
  }
  expect(connections).toBe(1)
})

test('the encoding that the client accepts, HEAD without a body, and 304 for a page that it has', async () => {
  const page = keptPage('Fyr '.repeat(100))
  const { origin } = await serve((request, response) => sendPage(request, response, page))
  const zipped = await fetch(origin, { headers: { 'accept-encoding': 'gzip' } })
  expect([zipped.headers.get('content-encoding'), await zipped.text()]).toEqual(['gzip', 'Fyr '.repeat(100)])
  const head = await fetch(origin, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
  expect([head.headers.get('content-length'), await head.text()]).toEqual(['400', ''])
  const known = await fetch(origin, { headers: { 'if-none-match': '"abc"' } })
  expect([known.status, await known.text()]).toEqual([304, ''])
})

test('pipelined requests are answered in order, also behind one that takes its time', async () => {
  const page = keptPage('kept')
  const { port } = await serve((request, response) => {
    if (request.url === '/slow') setTimeout(() => response.end('slow'), 30)
    else sendPage(request, response, page)
  })
  const answers = await answerTo(port, get('/') + get('/slow') + get('/') + get('/', 'Connection: close'))
  expect(answers.match(/\b(kept|slow)(?=HTTP|\r\n|$)/g)).toEqual(['kept', 'slow', 'kept', 'kept'])
})

test.each([
  ['asks for it', get('/', 'Connection: close')],
  ['speaks HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n'],
])('the connection is closed behind the answer where the client %s', async (_, request) => {
  const page = keptPage('Fyr')
  const { port } = await serve((request, response) => sendPage(request, response, page))
  const [head, body] = (await answerTo(port, request)).split('\r\n\r\n')
  expect(head).toContain('HTTP/1.1 200 OK\r\n')
  expect(head).toContain('\r\nConnection: close')
  expect(body).toBe('Fyr')
})

test('the pause after which an idle connection is closed begins when a slow client has the whole page', async () => {
  const page = keptPage('x'.repeat(LARGE))
  const ended: boolean[] = []
  const { port } = await serve(
    (request, response) => {
      sendPage(request, response, page)
      setImmediate(() => setImmediate(() => ended.push(response.writableEnded)))
    },
    { keepAliveTimeout: 50 },
  )
  const answer = await answerTo(port, get('/'))
  expect(ended).toEqual([false])
  expect(answer.endsWith('x'.repeat(LARGE))).toBe(true)
})

test('a client that asks on and does not read fills no memory', async () => {
  const page = keptPage('x'.repeat(LARGE))
  const waiting: number[] = []
  const { port, origin } = await serve((request, response) => {
    if (request.url === '/other') response.end()
    else sendPage(request, response, page)
    setImmediate(() => setImmediate(() => waiting.push(request.socket.writableLength)))
  })
  const socket = connect(port, '127.0.0.1')
  socket.write(get('/').repeat(50))
  await expect.poll(() => waiting.length).toBeGreaterThan(0)
  // Answered later than what the first client had sent before.
  for (let at = 0; at < 3; at++) await fetch(`${origin}/other`)
  socket.destroy()
  expect(Math.max(...waiting)).toBeLessThan(2 * LARGE)
})
