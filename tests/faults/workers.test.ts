/** Several processes on one port (`WORKERS`): each shows a save at once, whichever of them dies or hangs. */
import { randomBytes } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../scripts/free-port.mjs'
import { fragileSite, ownDatabase } from '../support/fragileSite'
import { type Stored, signIn } from '../support/site'

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }
type Encoding = keyof typeof unpack
const encodings = Object.keys(unpack) as Encoding[]

type Site = Awaited<ReturnType<typeof fragileSite>>
type Named = Record<string, string>

/** A connection that is kept open. */
function openConnection(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const send = (method: string, path: string, headers: Named, body?: AsyncIterable<Buffer> | Buffer | string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request(url + path, { agent, method, headers }, resolve).on('error', reject)
      Readable.from(body ?? []).pipe(sent)
    })
  return {
    send,
    async page(path: string, encoding: Encoding = 'br') {
      const answer = await send('GET', path, { 'accept-encoding': encoding })
      const body = await buffer(answer)
      const html = String(answer.headers['content-encoding'] ? unpack[encoding](body) : body)
      return { status: answer.statusCode, heading: /<h1>([^<]*)/.exec(html)?.[1], headers: answer.headers }
    },
  }
}

type Line = ReturnType<typeof openConnection>

/** Opens a connection to one of the processes, when it serves: the others take none meanwhile. */
async function lineTo(site: Site, number: number): Promise<Line> {
  const line = openConnection(site.url)
  const others = site.processes().filter((other) => other !== number)
  for (const other of others) process.kill(other, 'SIGSTOP')
  try {
    await buffer(await line.send('GET', '/healthz', {}))
  } finally {
    for (const other of others) process.kill(other, 'SIGCONT')
  }
  return line
}

async function processesOf(site: Site): Promise<[first: number, second: number]> {
  await expect.poll(() => site.processes().length).toBe(2)
  const [first = 0, second = 0] = site.processes()
  return [first, second]
}

const hero = (heading: string) => [{ blockType: 'hero', heading, layout: 'plain' }]

/** A site with a page at `/side`, and a connection to each of its two processes. */
async function startSite(databaseUrl: string, more: Named = {}) {
  const secret = 'a secret of the tests, long enough'
  const site = await fragileSite({ WORKERS: '2', SECRET: secret, DATABASE_URL: databaseUrl, ...more })
  await site.start()
  const processes = await processesOf(site)
  const first = await lineTo(site, processes[0])
  const second = await lineTo(site, processes[1])
  const { call, headers } = await signIn(site.url, site.admin)
  const { doc } = await call<Stored>('POST', '/api/pages', { title: 'Side', _status: 'published', body: hero('Nr. 0') })
  /** Over one of the connections: that of the client may lead to a process which does not answer any more. */
  async function publish(heading: string, over = first): Promise<void> {
    const sent = JSON.stringify({ body: hero(heading) })
    const json = { ...headers, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(sent)) }
    const answer = await over.send('PATCH', `/api/pages/${doc.id}`, json, sent)
    await buffer(answer)
    expect(answer.statusCode).toBe(200)
  }
  return { site, processes, first, second, headers, publish }
}

const seenBy = (...lines: readonly Line[]) =>
  Promise.all(lines.flatMap((line) => encodings.map(async (encoding) => (await line.page('/side', encoding)).heading)))

const dialects = ['SQLite', 'PostgreSQL'] as const

test.each(dialects)('on %s each process shows a save when it is answered, also where one hangs', async (dialect) => {
  await using database = await ownDatabase(dialect)
  const { site, processes, first, second, publish } = await startSite(database.url)
  await using _ = site
  let isOver = false
  /** Visitors who have the page drawn and kept again and again. */
  const visitors = Array.from({ length: 8 }, async (_, at) => {
    const connection = openConnection(site.url)
    while (!isOver) await connection.page('/side', encodings[at % encodings.length])
  })
  for (let save = 1; save <= 15; save++) {
    await publish(`Nr. ${save}`, save % 2 ? first : second)
    expect(new Set(await seenBy(first, second))).toEqual(new Set([`Nr. ${save}`]))
  }
  isOver = true
  await Promise.all(visitors)

  const [kept, hanging] = processes
  process.kill(hanging, 'SIGSTOP')
  await publish('Uten den andre')
  expect(site.processes()).not.toContain(hanging)
  const [, replaced] = await processesOf(site)
  expect(new Set(await seenBy(first, await lineTo(site, replaced)))).toEqual(new Set(['Uten den andre']))
  expect(site.log()).toContain('it is ended')

  await site.end()
  expect([kept, replaced].filter((number) => isAlive(number))).toEqual([])
})

function isAlive(number: number): boolean {
  try {
    return process.kill(number, 0)
  } catch {
    return false
  }
}

test('while the whole process is dead its front shows what it keeps, and nothing of it once that may be old', async () => {
  const port = await freePort()
  await freePort()
  const figuresAt = { METRICS_PORT: String(port), METRICS_HOST: 'localhost' }
  const { site, processes, second: front, publish } = await startSite('', figuresAt)
  await using _ = site
  await publish('Kjent')
  const answered = async () => (await front.page('/side')).heading
  await expect.poll(answered).toBe('Kjent')
  // The front's figures are at the next port.
  const figures = async () => (await fetch(`http://localhost:${port + 1}/metrics`)).text()
  await expect.poll(async () => (await answered()) && figures()).toMatch(/^merkevei_kept_pages 1$/m)

  process.kill(processes[0], 'SIGKILL')
  await expect.poll(async () => (await front.page('/konto')).status).toBe(503)
  expect((await front.page('/konto')).headers['retry-after']).toBe('2')
  // As a save of which nobody was told before the end.
  await site.query(`update pages_locales set body = replace(body, 'Kjent', 'Ukjent')`)
  expect(await answered()).toBe('Kjent')
  await expect.poll(async () => (await front.page('/konto')).status).not.toBe(503)
  expect(await answered()).toBe('Ukjent')
})

test('a file goes through a front whole, there and back, and is stored where a stop comes between its halves', async () => {
  const { site, second: front, headers } = await startSite('')
  await using _ = site
  const content = `${randomBytes(3_000_000).toString('base64')}\n`
  const form = new FormData()
  form.set('file', new File([content], 'prisliste.csv', { type: 'text/csv' }))
  form.set('_payload', JSON.stringify({ title: 'Prisliste' }))
  const sent = new Request(site.url, { method: 'POST', body: form })
  const bytes = Buffer.from(await sent.arrayBuffer())
  const type = sent.headers.get('content-type') ?? ''
  const upload = { ...headers, 'content-type': type, 'content-length': String(bytes.length) }
  const stored = await front.send('POST', '/api/files', upload, bytes)
  const { doc } = JSON.parse(String(await buffer(stored))) as Stored<{ filename: string }>
  const file = await front.send('GET', `/media/${doc.filename}`, {})
  expect(String(await buffer(file)) === content).toBe(true)

  let stopped: Promise<void> | undefined
  async function* inHalves() {
    yield bytes.subarray(0, bytes.length / 2)
    stopped = site.end()
    await expect.poll(() => fetch(`${site.url}/healthz`).catch(() => 'refused')).toBe('refused')
    yield bytes.subarray(bytes.length / 2)
  }
  const late = await front.send('POST', '/api/files', upload, inHalves())
  expect(late.statusCode).toBe(201)
  await buffer(late)
  await stopped
})
