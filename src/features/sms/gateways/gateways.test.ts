import net, { type AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { type GatewayResponse, startGateway, type TestGateway } from '../../../../tests/support/smsGateway'
import { CALL_PATIENCE, call } from '../../../platform/call'
import { handOver } from '../batch'
import type { SmsSettings } from '../settings'
import { gatewayOf } from '.'

const names = ['kannel', 'sveve', 'link', 'twilio'] as const
type Name = (typeof names)[number]

const settingsFor = (name: Name, url: string): SmsSettings =>
  ({
    gateway: name,
    kannel: { url: `${url}/cgi-bin/sendsms`, username: 'bruker', password: 'hemmelig' },
    sveve: { url: `${url}/SMS/SendMessage`, username: 'bruker', password: 'hemmelig' },
    link: {
      url: `${url}/sms/send`,
      username: 'bruker',
      password: 'hemmelig',
      platformId: 'COMMON_API',
      platformPartnerId: '1',
      gate: 'port',
    },
    twilio: { url, accountSid: 'AC1', authToken: 'hemmelig' },
  }) as unknown as SmsSettings

const text = 'Blåbærsyltetøy på Røros: [kr 50] {20 €}\nTo linjer & «anførsel» 100% +1=2 🎉'

const message = {
  reference: 'm12',
  to: '+4741234567',
  text,
  sender: 'Eldvarde',
  reportTo: 'https://www.example.no/sms/x/rapport/hemmelig',
}

async function sendBy(name: Name, url: string) {
  const gateway = gatewayOf(settingsFor(name, url))
  if (!gateway) throw new Error('no gateway')
  return handOver(gateway, message)
}

const json = (status: number, body: object): GatewayResponse => ({
  status,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

const accepted: Record<Name, GatewayResponse> = {
  kannel: { status: 202, body: '0: Accepted for delivery' },
  sveve: json(200, { response: { msgOkCount: 1, stdSMSCount: 1, ids: [42824112] } }),
  link: json(200, { messageId: 'Dcshuhod0PMAAAFQ+/PbnR3x', resultCode: 1005, description: 'Queued' }),
  twilio: json(201, { sid: 'SM1', status: 'queued', error_code: null }),
}
const references: Record<Name, string | undefined> = {
  kannel: undefined,
  sveve: '42824112',
  link: 'Dcshuhod0PMAAAFQ+/PbnR3x',
  twilio: 'SM1',
}

const refusedNumber: Record<Name, GatewayResponse> = {
  kannel: { status: 400, body: 'Number(s) has/have been denied by white- and/or black-lists.' },
  sveve: json(200, {
    response: { msgOkCount: 0, stdSMSCount: 0, errors: [{ number: '4741234567', message: 'Number is not valid' }] },
  }),
  link: json(400, { status: 106200, description: 'Invalid destination 4741234567' }),
  twilio: json(400, { code: 21211, message: "The 'To' number +4741234567 is not a valid phone number", status: 400 }),
}

const wrongCredentials: Record<Name, GatewayResponse> = {
  kannel: { status: 403, body: 'Authorization failed for sendsms' },
  sveve: json(200, { response: { fatalError: 'Feil brukernavn eller passord.' } }),
  link: { status: 401, body: '' },
  twilio: json(401, { code: 20003, message: 'Authenticate', status: 401 }),
}

test.each(names)('%s: a message arrives whole, and the answer is understood', async (name) => {
  await using server = await startGateway(() => accepted[name])
  expect(await sendBy(name, server.url)).toEqual({ outcome: 'sent', reference: references[name] })
  const [sent] = server.calls
  expect(sent?.fields[{ kannel: 'text', sveve: 'msg', link: 'userData', twilio: 'Body' }[name]]).toBe(text)
  const basic = (who: string) => `Basic ${Buffer.from(`${who}:hemmelig`).toString('base64')}`
  const expected: Record<Name, object> = {
    kannel: {
      method: 'GET',
      path: '/cgi-bin/sendsms',
      fields: {
        username: 'bruker',
        password: 'hemmelig',
        to: '+4741234567',
        from: 'Eldvarde',
        coding: '2',
        charset: 'UTF-8',
        'dlr-mask': '19',
        'dlr-url': 'https://www.example.no/sms/x/rapport/hemmelig?ref=m12&status=%d',
      },
    },
    sveve: {
      method: 'POST',
      path: '/SMS/SendMessage',
      fields: { user: 'bruker', passwd: 'hemmelig', to: '4741234567', from: 'Eldvarde', ref: 'm12', f: 'json' },
    },
    link: {
      method: 'POST',
      path: '/sms/send',
      headers: { authorization: basic('bruker') },
      fields: {
        source: 'Eldvarde',
        sourceTON: 'ALPHANUMERIC',
        destination: '+4741234567',
        refId: 'm12',
        platformId: 'COMMON_API',
        useDeliveryReport: 'true',
        deliveryReportGates: 'port',
      },
    },
    twilio: {
      method: 'POST',
      path: '/2010-04-01/Accounts/AC1/Messages.json',
      headers: { authorization: basic('AC1') },
      fields: {
        To: '+4741234567',
        From: 'Eldvarde',
        StatusCallback: 'https://www.example.no/sms/x/rapport/hemmelig?ref=m12',
      },
    },
  }
  expect(sent).toMatchObject(expected[name])
})

test.each(names)('%s: a number that is refused fails alone, and its error holds no number', async (name) => {
  await using server = await startGateway(() => refusedNumber[name])
  const handed = await sendBy(name, server.url)
  expect(handed.outcome).toBe('refused')
  expect(JSON.stringify(handed)).not.toContain('41234567')
})

test.each(names)('%s: wrong credentials are the gateway’s trouble, not the message’s', async (name) => {
  await using server = await startGateway(() => wrongCredentials[name])
  const handed = await sendBy(name, server.url)
  expect(handed.outcome).toBe('down')
  expect(JSON.stringify(handed)).not.toContain('hemmelig')
})

test.each(names)('%s: told to slow down, it waits as long as it is told', async (name) => {
  await using server = await startGateway(() => ({ status: 429, body: '', headers: { 'retry-after': '7' } }))
  expect(await sendBy(name, server.url)).toEqual({ outcome: 'down', error: 'HTTP 429', retryAfter: 7000 })
  server.answer = () => ({ status: 503, body: 'Temporal failure, try again later.' })
  expect(await sendBy(name, server.url)).toEqual({ outcome: 'down', error: 'HTTP 503', retryAfter: undefined })
})

const odd: [string, GatewayResponse][] = [
  ['HTML', { status: 200, body: '<!doctype html><title>Velkommen</title>' }],
  ['nothing', { status: 200, body: '' }],
  ['a list', { status: 200, body: '[]' }],
  ['half an object', { status: 200, body: '{"response":{"msgOk' }],
  ['another object', { status: 200, body: '{"ok":true}' }],
  ['a null', { status: 200, body: 'null' }],
  ['500', { status: 500, body: 'Internal error' }],
  ['502', { status: 502, body: '<html>Bad gateway</html>' }],
  ['a cut connection', 'cut'],
]

test.each(names.flatMap((name) => odd.map(([what, answer]) => [name, what, answer] as const)))(
  '%s: after %s nobody knows',
  async (name, _, answer) => {
    await using server = await startGateway(() => answer)
    expect((await sendBy(name, server.url)).outcome).toBe('uncertain')
  },
)

test.each(names)('%s: a redirect and a gateway that is not there have taken nothing', async (name) => {
  const server = await startGateway(() => ({ status: 302, body: '', headers: { location: '/login' } }))
  expect((await sendBy(name, server.url)).outcome).toBe('down')
  const { url } = server
  await server[Symbol.asyncDispose]()
  expect(await sendBy(name, url)).toEqual({ outcome: 'down', error: 'ECONNREFUSED' })
  expect((await sendBy(name, 'nonsense')).outcome).toBe('down')
})

test('the sender’s account and the pace are not the receiver’s error', async () => {
  await using server = await startGateway(() => json(400, { code: 21606, message: 'From is not yours' }))
  expect((await sendBy('twilio', server.url)).outcome).toBe('down')
  server.answer = () => json(400, { code: 21611, message: 'Queue is full' })
  expect((await sendBy('twilio', server.url)).outcome).toBe('later')
})

afterEach(() => {
  vi.useRealTimers()
})

test.each(names)('%s: no answer in time leaves the message uncertain', async (name) => {
  const server: TestGateway = await startGateway(() => 'silent')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const handed = sendBy(name, server.url)
  while (server.calls.length === 0) await new Promise((resolve) => setImmediate(resolve))
  vi.advanceTimersByTime(CALL_PATIENCE)
  expect(await handed).toEqual({ outcome: 'uncertain', error: 'no answer in time' })
  vi.useRealTimers()
  await server[Symbol.asyncDispose]()
})

test('a connection that never comes about has carried nothing', async () => {
  // Accepts the connection but never answers the TLS handshake.
  const open = new Set<net.Socket>()
  const mute = net.createServer((socket) => open.add(socket.on('error', () => {})))
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
  const { port } = mute.address() as AddressInfo
  const called = await call({ url: `https://127.0.0.1:${port}/`, method: 'POST', body: 'x', connectPatience: 100 })
  expect(called).toEqual({ kind: 'unreached', error: 'no connection in time' })
  for (const socket of open) socket.destroy()
  await new Promise((resolve) => mute.close(resolve))
})

test('an answer that stops in the middle, or never ends, has been read', async () => {
  const server = net.createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  expect(await call({ url: `http://127.0.0.1:${port}/` })).toMatchObject({ kind: 'broken' })
  await new Promise((resolve) => server.close(resolve))
  await using long = await startGateway(() => ({ status: 200, body: 'x'.repeat(200_000) }))
  expect(await call({ url: long.url })).toEqual({ kind: 'broken', error: 'the answer is too long' })
})

test('a gateway tells when to come back in seconds or by a date', async () => {
  await using server = await startGateway(() => ({
    status: 429,
    body: '',
    headers: { 'retry-after': new Date(Date.now() + 60_000).toUTCString() },
  }))
  const called = await call({ url: server.url })
  expect(called.kind === 'answer' && called.retryAfter).toBeGreaterThan(50_000)
  server.answer = () => ({ status: 429, body: '', headers: { 'retry-after': 'soon' } })
  expect(await call({ url: server.url })).toMatchObject({ retryAfter: undefined })
})
