/** What strangers and dealers may try: requests of any kind, connections that say nothing, bodies that never end. */
import { randomInt } from 'node:crypto'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dealerWithUser } from '../support/dealers'
import { contactForm } from '../support/forms'
import { fragileSite, ownDatabase } from '../support/fragileSite'
import { type OddRequest, oddRequest } from '../support/oddRequests'
import { type Stored, signIn, tokenOf } from '../support/site'
import { isSoak, often } from '../support/soak'

const REQUESTS = often(2000, 200_000)
const LOT = 1000
const CLIENTS = 40
/** Milliseconds after which a request hangs: more than a loaded machine takes for any. */
const PATIENCE = 120_000

const CONNECTIONS = often(300, 10_000)
/** Of this machine's own; a site lets one have so many connections. */
const addressOf = (number: number) => `127.0.${1 + (number >> 8)}.${1 + (number & 127)}`

test.for(often(['SQLite'] as const, ['SQLite', 'PostgreSQL'] as const))(
  `${REQUESTS} requests of any kind on %s: each is answered, none with an error of ours`,
  async (dialect) => {
    await using database = await ownDatabase(dialect)
    await using site = await fragileSite({ DATABASE_URL: database.url })
    await site.start()
    const rest = await signIn(site.url, site.admin)
    const { doc } = await rest.call<Stored>('POST', '/api/forms', contactForm)
    const body = [{ blockType: 'form', form: doc.id, heading: 'Skriv til oss' }]
    await rest.call('POST', '/api/pages', { title: 'Kontakt', _status: 'published', body })
    const { account } = await dealerWithUser(rest, 'Ved og Varme', 'F-1')
    const dealer = await tokenOf(site.url, account)
    const { port } = new URL(site.url)
    const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })

    const ask = ({ method, address, body: sent, headers, asDealer }: OddRequest) =>
      new Promise<number | string>((resolve) => {
        const call = request(
          {
            port,
            method,
            path: address,
            agent,
            headers: {
              host: `localhost:${port}`,
              // Each from a network of its own: what is limited would only be refused.
              'x-forwarded-for': [10, randomInt(256), randomInt(256), randomInt(256)].join('.'),
              ...headers,
              ...(asDealer ? { authorization: `JWT ${dealer}` } : {}),
              ...(sent ? { 'content-type': sent.type, 'content-length': Buffer.byteLength(sent.text) } : {}),
            },
          },
          (answer) => answer.resume().on('close', () => resolve(answer.statusCode ?? 0)),
        )
        call.setTimeout(PATIENCE, () => call.destroy(new Error('no answer')))
        // A body may be refused, and its connection closed, before all of it was sent.
        call.on('error', ({ message }) => resolve(sent && message !== 'no answer' ? 0 : message))
        call.end(sent?.text)
      })

    const seed = randomInt(2 ** 31)
    const errors: string[] = []
    let memory = 0
    for (let lot = 0; lot < REQUESTS / LOT; lot++) {
      const waiting = fc.sample(oddRequest, { seed: seed + lot, numRuns: LOT })
      const client = async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) {
          const answer = await ask(next)
          // A busy process says by 503 that it wants no further visitors.
          const isReadiness = next.address.startsWith('/readyz') && answer === 503
          if (typeof answer === 'string' || (answer >= 500 && !isReadiness))
            errors.push(`${answer}: ${JSON.stringify(next).slice(0, 2000)}`)
        }
      }
      await Promise.all(Array.from({ length: CLIENTS }, client))
      expect(errors.slice(0, 20), `seed ${seed}, lot ${lot}\n${site.log().slice(-2000)}`).toEqual([])
      // What is kept in memory has been filled by then.
      if (lot === Math.floor(REQUESTS / LOT / 4)) memory = site.memory()
    }
    agent.destroy()
    if (isSoak) expect(site.memory()).toBeLessThan(memory * 1.3)
  },
)

const opened = (port: number, number: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: addressOf(number) }, () => resolve(socket))
    socket.once('error', reject)
  })
const ends = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()).resume())

test(`${CONNECTIONS} connections that say nothing, or no more: the site answers beside them, and closes them`, async () => {
  await using site = await fragileSite({ TRUST_PROXY: '0' })
  await site.start()
  const port = Number(new URL(site.url).port)
  const before = site.openFiles()
  const sockets: Socket[] = []
  for (let number = 0; number < CONNECTIONS; number++) sockets.push(await opened(port, number))
  // Half of them have asked for something, and stay.
  for (const socket of sockets.slice(CONNECTIONS / 2)) socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await expect.poll(() => site.openFiles()).toBeGreaterThan(before + CONNECTIONS / 3)
  for (let time = 0; time < 20; time++) expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  // Nobody speaks: after its patience the site ends them.
  await Promise.all(sockets.map(ends))
  await expect.poll(() => site.openFiles()).toBeLessThan(before + 20)
})

test.runIf(isSoak)('600 bodies that never end: the site answers beside them, and closes them in time', async () => {
  await using site = await fragileSite({ TRUST_PROXY: '0' })
  await site.start()
  const port = Number(new URL(site.url).port)
  const sockets = await Promise.all(Array.from({ length: 600 }, (_, number) => opened(port, number)))
  const head = `POST /skjema/kontakt HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 400000\r\n\r\n`
  for (const socket of sockets) socket.write(head)
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a')
  }, 3000)
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  const start = performance.now()
  await Promise.all(sockets.map((socket) => ends(socket.on('error', () => {}))))
  clearInterval(drip)
  // 120 s for a request, looked at every 5.
  expect(performance.now() - start).toBeLessThan(150_000)
})
