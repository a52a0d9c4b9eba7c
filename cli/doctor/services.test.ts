import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from '../../scripts/free-port.mjs'
import { headBucket } from './bucket'
import { reach } from './network'
import { checkBucket, checkCdn, checkIssuer, checkMail, checkSms, checkWatching } from './services'

async function listening<Of extends Server>(server: Of) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { port, url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: async () => void server.close() }
}

const smtp = { url: 'smtp://nettsted:hemmelig@mail.example.no', from: 'nettsted@example.no' }

test('without a mail server there is a warning; one that refuses is an error', async () => {
  expect((await checkMail(undefined)).state).toBe('warning')
  expect((await checkMail(smtp, async () => {})).state).toBe('ok')
  const refused = await checkMail(smtp, () => Promise.reject(new Error('Invalid login: 535')))
  expect(refused).toMatchObject({ state: 'error', text: 'mail.example.no: Invalid login: 535' })
})

test('a mail server that is not there is an error', async () => {
  const found = await checkMail({ ...smtp, url: `smtp://127.0.0.1:${await freePort()}` })
  expect(found).toMatchObject({ state: 'error', text: expect.stringContaining('ECONNREFUSED') })
})

const chosen = (row: Record<string, unknown>) => Promise.resolve({ rows: async () => [row], close: async () => {} })

test('the SMS gateway that editors chose is reached, and only that', async () => {
  const row = { gateway: 'sveve', sveve_url: 'https://sveve.no/SMS/SendMessage', kannel_url: 'http://127.0.0.1:1' }
  const asked: string[] = []
  const reaches = async (url: string) => void asked.push(url)
  expect(await checkSms(chosen(row), reaches)).toMatchObject([{ state: 'ok', text: 'sveve answers at sveve.no' }])
  expect(asked).toEqual(['https://sveve.no/SMS/SendMessage'])
  const dead = await checkSms(chosen(row), () => Promise.reject(new Error('ENOTFOUND')))
  expect(dead).toMatchObject([{ state: 'error' }])
  expect(await checkSms(chosen({ gateway: 'none', sveve_url: row.sveve_url }), reaches)).toEqual([])
  expect(await checkSms(chosen({ gateway: 'log' }), reaches)).toMatchObject([{ state: 'ok' }])
  expect(await checkSms(Promise.resolve(undefined), reaches)).toEqual([])
  expect(await checkSms(Promise.reject(new Error('no database')), reaches)).toEqual([])
  expect(asked).toHaveLength(1)
})

test('reaching makes a connection and sends nothing', async () => {
  const received: Buffer[] = []
  let left = () => {}
  const ended = new Promise<void>((resolve) => {
    left = resolve
  })
  await using server = await listening(
    createTcpServer((socket) => socket.on('data', (piece) => received.push(piece)).on('close', left)),
  )
  await reach(server.url, 5000)
  await ended
  expect(received).toEqual([])
  await expect(reach(`http://127.0.0.1:${await freePort()}/sms`, 5000)).rejects.toThrow('ECONNREFUSED')
})

/** A bucket that gives each request one answer, with a clock of its own. */
function bucketServer(status: number, now: number) {
  return listening(
    createServer((_, response) => {
      response.setHeader('date', new Date(now).toUTCString())
      response.writeHead(status).end()
    }),
  )
}
const access = { bucket: 'brand', region: 'eu-north-1', accessKeyId: 'key', secretAccessKey: 'secret' }

test.each([
  [200, 0, ['Bucket ok', 'Clock ok']],
  [200, -60_000, ['Bucket ok', 'Clock warning']],
  [200, 60_000, ['Bucket ok', 'Clock warning']],
  [403, 0, ['Bucket error', 'Clock ok']],
  [404, 0, ['Bucket error', 'Clock ok']],
  [503, 0, ['Bucket error', 'Clock ok']],
])('a bucket that answers %d with a clock %d ms off: %s', async (status, off, expected) => {
  await using server = await bucketServer(status, Date.now() + off)
  const found = await checkBucket({ ...access, endpoint: server.url }, headBucket)
  expect(found.map(({ check, state }) => `${check} ${state}`)).toEqual(expected)
})

test('without a bucket there is nothing to say, and one that does not answer is an error', async () => {
  expect(await checkBucket(undefined)).toEqual([])
  const found = await checkBucket({ ...access, endpoint: `http://127.0.0.1:${await freePort()}` })
  expect(found).toMatchObject([{ state: 'error', text: expect.stringContaining('ECONNREFUSED') }])
})

const oidc = (issuer: string) => ({
  issuer,
  clientId: 'x',
  name: 'x',
  scope: 'openid',
  roleClaim: 'roles',
  trustsEmail: false,
})

test('the sign-in provider must answer, under the name that is set', async () => {
  let named = ''
  await using server = await listening(
    createServer(({ url }, response) => {
      response.writeHead(url === '/.well-known/openid-configuration' ? 200 : 404)
      response.end(JSON.stringify({ issuer: named }))
    }),
  )
  named = server.url
  expect(await checkIssuer(oidc(server.url))).toMatchObject([{ state: 'ok' }])
  named = 'https://other.example.no'
  expect(await checkIssuer(oidc(server.url))).toMatchObject([{ state: 'error' }])
  expect(await checkIssuer(oidc(`${server.url}/tenant`))).toMatchObject([
    { state: 'error', text: expect.stringContaining('HTTP 404') },
  ])
  const dead = await checkIssuer(oidc(`http://127.0.0.1:${await freePort()}`))
  expect(dead).toMatchObject([{ state: 'error', text: expect.stringContaining('ECONNREFUSED') }])
  expect(await checkIssuer(undefined)).toEqual([])
})

test('each address of the CDN is reached', async () => {
  expect(await checkCdn(undefined)).toEqual([])
  await using one = await listening(createTcpServer())
  const dead = `http://127.0.0.1:${await freePort()}`
  const cdn = { provider: 'varnish' as const, urls: [one.url, dead], id: '', token: '', maxAge: 3600 }
  expect(await checkCdn(cdn)).toMatchObject([
    { state: 'ok', text: expect.stringContaining('varnish takes purges at 127.0.0.1') },
    { state: 'error', text: expect.stringContaining('ECONNREFUSED') },
  ])
})

test('what the site is watched with is reached, where it is set', async () => {
  expect(await checkWatching({})).toEqual([])
  await using collector = await listening(createTcpServer())
  const away = await freePort()
  const found = await checkWatching({
    traces: { url: `${collector.url}/v1/traces`, protocol: 'http/protobuf' },
    errorReports: { dsn: `http://key@127.0.0.1:${away}/1`, environment: 'production' },
  })
  expect(found).toMatchObject([
    { check: 'Traces', state: 'ok' },
    { check: 'Error reports', state: 'error', text: expect.stringContaining('ECONNREFUSED') },
  ])
  expect(JSON.stringify(found)).not.toContain('key@')
})
