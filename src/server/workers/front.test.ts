/** A front before a whole process that says what it was sent, over real sockets. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import http, { type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import type { StaticFiles } from '../staticFiles'
import { createFrontListener } from './front'
import { createFrontPages } from './frontPages'
import { type FrontView, KEPT, PEER, writeNote } from './frontProtocol'

const noFiles: StaticFiles = { at: () => undefined }

async function startFront(whole: RequestListener, statics = noFiles) {
  const folder = mkdtempSync(join(tmpdir(), 'front-'))
  const socket = join(folder, 'site.sock')
  const behind = http.createServer(whole).listen(socket)
  const pages = createFrontPages()
  const views: FrontView[] = []
  const agent = new http.Agent({ keepAlive: true })
  const front = http.createServer(
    createFrontListener({
      way: { socket, agent },
      pages,
      statics,
      isOurHost: (host) => host !== 'other',
      common: [],
      trustProxy: 0,
      report: (view) => views.push(view),
    }),
  )
  await Promise.all([once(behind, 'listening'), once(front.listen(0, '127.0.0.1'), 'listening')])
  onTestFinished(() => {
    for (const server of [front, behind]) server.close().closeAllConnections()
    agent.destroy()
    rmSync(folder, { recursive: true })
  })
  const { port } = front.address() as AddressInfo
  return { port, origin: `http://127.0.0.1:${port}`, pages, views, behind }
}

/** A page that the whole process keeps; counts how often it was asked for. */
function keptPage() {
  const asked: string[] = []
  const listener: RequestListener = ({ url = '', headers }, response) => {
    asked.push(url)
    response.writeHead(200, [
      ...['ETag', '"one"', 'Content-Type', 'text/html', 'Vary', 'Accept-Encoding'],
      ...(headers['accept-encoding'] === 'br' ? ['Content-Encoding', 'br'] : []),
      ...[KEPT, writeNote({ tags: ['pages:1'], pageContext: { path: url } })],
    ])
    response.end(`${url} ${headers['accept-encoding']}`)
  }
  return { asked, listener }
}

const get = (origin: string, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string }>((resolve, reject) => {
    http
      .request(origin + path, { headers, method, agent: false }, (answer) => {
        const { statusCode: status = 0, headers } = answer
        text(answer).then((body) => resolve({ status, headers, body }), reject)
      })
      .on('error', reject)
      .end()
  })

test('a page that may be kept is asked for once in each encoding, and answered with 304 and without a body too', async () => {
  const page = keptPage()
  const { origin } = await startFront(page.listener)
  const inBrotli = { 'accept-encoding': 'br' }
  const first = await get(origin, '/side', inBrotli)
  expect([first.status, first.body, first.headers['content-encoding'], first.headers[KEPT]]).toEqual([
    200,
    '/side br',
    'br',
    undefined,
  ])
  for (let time = 0; time < 3; time++) expect((await get(origin, '/side', inBrotli)).body).toBe('/side br')
  expect(await get(origin, '/side', { ...inBrotli, 'if-none-match': '"one"' })).toMatchObject({ status: 304, body: '' })
  const head = await get(origin, '/side', inBrotli, 'HEAD')
  expect([head.status, head.headers.etag, head.body]).toEqual([200, '"one"', ''])
  expect(page.asked).toEqual(['/side'])
  expect((await get(origin, '/side', { 'accept-encoding': 'gzip' })).body).toBe('/side gzip')
  expect(page.asked).toEqual(['/side', '/side'])
})

test('what changes is dropped, and a page that was asked for before the change is not kept', async () => {
  const arrived: ((version: string) => void)[] = []
  const { origin, pages } = await startFront((_request, response) => {
    arrived.push((version) => response.writeHead(200, [KEPT, writeNote({ tags: ['pages:1'] })]).end(version))
  })
  /** Asks for a page that is drawn as this version; `before` happens until the answer comes. */
  const draw = async (version: string, before: () => void) => {
    const asked = get(origin, '/')
    await expect.poll(() => arrived.length).toBe(1)
    before()
    arrived.pop()?.(version)
    return (await asked).body
  }
  expect(await draw('old', () => pages.drop(['pages:1']))).toBe('old')
  expect(await draw('new', () => pages.drop(['articles:7']))).toBe('new')
  expect((await get(origin, '/')).body).toBe('new')
  pages.drop(['pages:1'])
  expect(await draw('newer', () => {})).toBe('newer')
})

test('a view is told where a person sees a kept page, with the address that it came from', async () => {
  const { origin, views } = await startFront(keptPage().listener)
  await get(origin, '/side?utm_source=brev', { 'sec-fetch-dest': 'document' })
  await get(origin, '/side?utm_source=brev')
  await get(origin, '/side?utm_source=brev', { 'sec-fetch-dest': 'document' }, 'HEAD')
  expect(views).toMatchObject([
    { address: '127.0.0.1', url: '/side?utm_source=brev', pageContext: { path: '/side?utm_source=brev' } },
  ])
})

test('what is sent and answered arrives whole, with whose it is and nothing of ours', async () => {
  const { origin } = await startFront(async (request, response) => {
    const body = await buffer(request)
    response.setHeader('x-peer', String(request.headers[PEER]))
    response.setHeader('x-forwarded', String(request.headers['x-forwarded-for']))
    response.setHeader('set-cookie', ['a=1', 'b=2'])
    response.writeHead(201, 'Stored').end(body)
  })
  const sent = Buffer.alloc(3_000_000, 'æ')
  for (const body of [sent, new Blob([sent]).stream()]) {
    const answer = await fetch(`${origin}/skjema`, {
      method: 'POST',
      body,
      headers: { [PEER]: '192.0.2.1', 'x-forwarded-for': '192.0.2.7' },
      ...(body === sent ? {} : { duplex: 'half' }),
    })
    expect([answer.status, answer.statusText, answer.headers.getSetCookie()]).toEqual([201, 'Stored', ['a=1', 'b=2']])
    expect([answer.headers.get('x-peer'), answer.headers.get('x-forwarded')]).toEqual(['127.0.0.1', '192.0.2.7'])
    expect(Buffer.from(await answer.arrayBuffer()).equals(sent)).toBe(true)
  }
})

/** Everything that a connection answers to these bytes until it is closed. */
function answerTo(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

test.each([
  ['a length that is called a matter of the connection', 'Connection: close, Content-Length\r\nContent-Length: 35'],
  ['a body of a GET', 'Connection: close\r\nContent-Length: 35'],
])('a body never becomes another request: %s', async (_, head) => {
  const seen: string[] = []
  const { port } = await startFront(async (request, response) => {
    seen.push(`${request.url} ${(await text(request)).length}`)
    response.end()
  })
  await answerTo(port, `GET /a HTTP/1.1\r\nHost: a\r\n${head}\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n`)
  expect(seen).toEqual(['/a 35'])
})

test('two lengths, and a length beside pieces, are refused', async () => {
  const { port } = await startFront((_request, response) => response.end())
  const refused = /^HTTP\/1.1 400 /
  for (const head of ['Content-Length: 1\r\nContent-Length: 2', 'Content-Length: 1\r\nTransfer-Encoding: chunked'])
    expect(await answerTo(port, `POST / HTTP/1.1\r\nHost: a\r\n${head}\r\n\r\n0\r\n\r\n`)).toMatch(refused)
})

test('who leaves is left: the whole process hears of it, and a half answer is cut off', async () => {
  const closed: string[] = []
  const { origin } = await startFront((request, response) => {
    response.on('close', () => closed.push(request.url ?? ''))
    response.writeHead(200, { 'content-length': '10' }).write('half')
    if (request.url === '/cut') setImmediate(() => response.destroy())
  })
  const leaving = http.get(`${origin}/left`, { agent: false })
  const [answer] = await once(leaving, 'response')
  answer.on('error', () => {})
  leaving.destroy()
  await expect.poll(() => closed).toEqual(['/left'])
  await expect(get(origin, '/cut')).rejects.toThrow('aborted')
})

test('events are passed on one by one', async () => {
  let say = (_event: string) => {}
  const { origin } = await startFront((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
    say = (event) => response.write(event)
  })
  const [answer] = await once(http.get(origin, { agent: false }), 'response')
  for (const event of ['one', 'two']) {
    say(event)
    expect(String((await once(answer, 'data'))[0])).toBe(event)
  }
  answer.destroy()
})

test('without the whole process kept pages and files are answered, and the rest is asked to come again', async () => {
  const file = { identity: { headers: ['Content-Type', 'text/css'], body: Buffer.from('p{}') } }
  const files: StaticFiles = { at: (path) => (path === '/assets/a.css' ? file : undefined) }
  const { origin, behind } = await startFront(keptPage().listener, files)
  await get(origin, '/kept')
  behind.close().closeAllConnections()
  expect((await get(origin, '/kept')).status).toBe(200)
  expect((await get(origin, '/assets/a.css?x')).body).toBe('p{}')
  expect(JSON.parse((await get(origin, '/healthz')).body)).toEqual({ alive: true })
  const gone = await get(origin, '/annen')
  expect([gone.status, gone.headers['retry-after']]).toEqual([503, '2'])
  expect(gone.body).toContain('Straks tilbake')
  // Nobody's pages are shown under another name.
  expect((await get(origin, '/kept', { host: 'other' })).status).toBe(503)
})
