/** What gateways tell: deliveries in any order, and messages from phones, at addresses that are secret or signed. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { markSending } from '../../src/cms/queue/held'
import { settle } from '../../src/cms/queue/settle'
import { claimInbound, enqueueSms, inboundWaker, sendSmsNow, settleInbound } from '../../src/features/sms'
import { addressPath, addressSecret, type CallingGateway, type Kind } from '../../src/features/sms/addresses'
import { twilioSignature } from '../../src/features/sms/gateways/twilio'
import { takeDue } from '../../src/features/sms/rows'
import { smsQueue } from '../../src/features/sms/smsQueue'
import { openProgram, type TestProgram } from '../support/program'
import { smsOf, smsStates } from '../support/sms'

const addressOf = ({ payload, url }: TestProgram, gateway: CallingGateway, kind: Kind, round = 1) =>
  url + addressPath(gateway, kind, addressSecret(payload.secret, gateway, round))

/** A message that this gateway is being called with. */
async function sending(site: TestProgram, gateway: string, key = 'one'): Promise<number> {
  const { payload } = site
  await payload.updateGlobal({ slug: 'smsSettings', data: { gateway: 'none', twilio: { authToken: 'hemmelig' } } })
  const now = Date.now()
  await enqueueSms(payload, { key, to: '+4741234567', text: 'Hei' }, now)
  const [taken] = await takeDue(payload, undefined, { now, leaseMs: 60_000, limit: 1 })
  await markSending(payload, smsQueue, [taken?.id ?? 0], { now, leaseMs: 60_000, noted: [sql`gateway = ${gateway}`] })
  return taken?.id ?? 0
}

const kannel = (site: TestProgram, id: number, status: number) =>
  fetch(`${addressOf(site, 'kannel', 'rapport')}?ref=m${id}&status=${status}`)

test('a delivery that is told before the row is settled stays, and the gateway’s name of it is noted', async () => {
  await using site = await openProgram()
  const id = await sending(site, 'kannel')
  expect((await kannel(site, id, 1)).status).toBe(200)
  expect(await smsStates(site)).toEqual({ one: 'delivered' })
  await settle(site.payload, smsQueue, [{ id, state: 'sent', reference: 'ref-1' }], Date.now())
  expect(await smsOf(site, 'one')).toMatchObject({ state: 'delivered', reference: 'ref-1' })
})

test('reports late, twice and out of order: delivered is the last word', async () => {
  await using site = await openProgram()
  const id = await sending(site, 'kannel')
  await settle(site.payload, smsQueue, [{ id, state: 'sent' }], Date.now())
  await kannel(site, id, 2)
  expect(await smsOf(site, 'one')).toMatchObject({ state: 'failed', error: 'DLR 2' })
  await Promise.all([kannel(site, id, 1), kannel(site, id, 8), kannel(site, id, 2), kannel(site, id, 1)])
  const delivered = await smsOf(site, 'one')
  expect(delivered).toMatchObject({ state: 'delivered', error: null })
  await kannel(site, id, 2)
  await kannel(site, id, 8)
  await kannel(site, id, 1)
  expect(await smsOf(site, 'one')).toEqual(delivered)
})

test('a report ends uncertainty', async () => {
  await using site = await openProgram()
  const [sent, delivered] = [await sending(site, 'kannel', 'a'), await sending(site, 'kannel', 'b')]
  const error = 'no answer in time'
  await settle(
    site.payload,
    smsQueue,
    [sent, delivered].map((id) => ({ id, state: 'uncertain', error })),
    Date.now(),
  )
  expect(await smsStates(site)).toEqual({ a: 'uncertain', b: 'uncertain' })
  await kannel(site, sent, 8)
  await kannel(site, delivered, 1)
  expect(await smsStates(site)).toEqual({ a: 'sent', b: 'delivered' })
})

test('what nobody knows is acknowledged and forgotten; a wrong address is not there', async () => {
  await using site = await openProgram()
  const id = await sending(site, 'kannel')
  expect((await kannel(site, 999_999_999, 1)).status).toBe(200)
  expect((await fetch(`${addressOf(site, 'kannel', 'rapport')}?ref=x&status=1`)).status).toBe(200)
  expect((await fetch(addressOf(site, 'kannel', 'rapport'))).status).toBe(200)
  // The secret of another gateway, of a former round, and none.
  const code = addressSecret(site.payload.secret, 'sveve', 1)
  for (const address of [
    `${site.url}/sms/kannel/rapport/${code}`,
    addressOf(site, 'kannel', 'rapport', 2),
    `${site.url}/sms/kannel/rapport/x`,
    `${site.url}/sms/ukjent/rapport/${code}`,
  ])
    expect((await fetch(`${address}?ref=m${id}&status=1`)).status).toBe(404)
  // Another gateway's word about a message that it never had.
  await fetch(`${addressOf(site, 'sveve', 'rapport')}?ref=m${id}&status=true`)
  expect(await smsStates(site)).toEqual({ one: 'sending' })
  await site.payload.updateGlobal({ slug: 'smsSettings', data: { addressRound: 2 } })
  await expect.poll(async () => (await kannel(site, id, 1)).status).toBe(404)
})

test('Sveve reports by our name of the message, or by its own', async () => {
  await using site = await openProgram()
  const address = addressOf(site, 'sveve', 'rapport')
  const [a, b] = [await sending(site, 'sveve', 'a'), await sending(site, 'sveve', 'b')]
  await settle(site.payload, smsQueue, [{ id: b, state: 'sent', reference: '42824112' }], Date.now())
  await fetch(`${address}?number=4741234567&status=true&id=42824111&ref=m${a}&errorCode=&errorDesc=`)
  const form = new URLSearchParams({ number: '4741234567', status: 'false', id: '42824112', errorDesc: 'Avvist' })
  await fetch(address, { method: 'POST', body: form })
  expect(await smsStates(site)).toEqual({ a: 'delivered', b: 'failed' })
  expect((await smsOf(site, 'a')).reference).toBe('42824111')
})

test('LINK reports in JSON, a long message part by part', async () => {
  await using site = await openProgram()
  const id = await sending(site, 'link')
  await settle(site.payload, smsQueue, [{ id, state: 'sent', reference: 'Dcs=' }], Date.now())
  const tell = (body: object) =>
    fetch(addressOf(site, 'link', 'rapport'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ operator: 'no.telenor', timestamp: '2026-10-01T12:00:00Z', ...body }),
    })
  await tell({ refId: null, id: 'Dcs=$0', resultCode: 1001, customParameters: { a: 1 } })
  await tell({ refId: `m${id}`, id: 'Dcs=$1', resultCode: 2 })
  expect(await smsStates(site)).toEqual({ one: 'delivered' })
  expect((await fetch(addressOf(site, 'link', 'rapport'), { method: 'POST', body: '{' })).status).toBe(200)
})

test('Twilio’s calls count only with its signature', async () => {
  await using site = await openProgram()
  const id = await sending(site, 'twilio')
  const address = `${addressOf(site, 'twilio', 'rapport')}?ref=m${id}`
  const fields = { MessageSid: 'SM1', MessageStatus: 'delivered', To: '+4741234567' }
  const tell = (signature: string) =>
    fetch(address, {
      method: 'POST',
      headers: { 'x-twilio-signature': signature },
      body: new URLSearchParams(fields),
    })
  expect((await tell(twilioSignature(address, fields, 'gjettet'))).status).toBe(403)
  expect((await tell('')).status).toBe(403)
  expect(await smsStates(site)).toEqual({ one: 'sending' })
  const told = await tell(twilioSignature(address, fields, 'hemmelig'))
  expect([told.status, await told.text(), told.headers.get('content-type')]).toEqual([
    200,
    '<Response/>',
    'text/xml; charset=utf-8',
  ])
  expect(await smsOf(site, 'one')).toMatchObject({ state: 'delivered', reference: 'SM1' })
})

/** From the documentation: https://www.twilio.com/docs/usage/security, with the token 12345. */
test('the signature is Twilio’s', () => {
  const fields = {
    CallSid: 'CA1234567890ABCDE',
    Caller: '+12349013030',
    Digits: '1234',
    From: '+12349013030',
    To: '+18005551212',
  }
  expect(twilioSignature('https://mycompany.com/myapp.php?foo=1&bar=2', fields, '12345')).toBe(
    '0/KCTR6DLpKmkAf8muzZqo1nDgQ=',
  )
})

test('a message from a phone is stored once however often it is told, and handled once', async () => {
  // Without the workers, which would handle it.
  await using site = await openProgram({ ROLE: 'web' })
  const { payload } = site
  let woken = 0
  inboundWaker.provide(payload, () => woken++)
  const query = new URLSearchParams({ from: '4741234567', to: '2065', text: 'STOPP æøå 🎉', id: 'a1' })
  const address = addressOf(site, 'kannel', 'inn')
  const answers = await Promise.all([1, 2, 3].map(() => fetch(`${address}?${query}`)))
  for (const answer of answers) expect([answer.status, await answer.text()]).toEqual([200, ''])
  expect(woken).toBe(1)
  const now = Date.now()
  const [taken, ...more] = await claimInbound(payload, now)
  expect(more).toEqual([])
  expect(taken).toMatchObject({ gateway: 'kannel', from: '+4741234567', to: '2065', text: 'STOPP æøå 🎉' })
  expect(await claimInbound(payload, now)).toEqual([])
  // Whoever took it has died: it is offered again.
  expect(await claimInbound(payload, now + 61_000)).toHaveLength(1)
  await settleInbound(payload, taken?.id ?? 0, 'left', now)
  expect(await claimInbound(payload, now + 200_000)).toEqual([])
  expect((await site.rest('GET', '/api/smsInbound')).body.docs).toMatchObject([{ outcome: 'left' }])
})

test('every gateway’s messages are read', async () => {
  await using site = await openProgram({ ROLE: 'web' })
  await site.payload.updateGlobal({ slug: 'smsSettings', data: { twilio: { authToken: 'hemmelig' } } })
  const form = new URLSearchParams({ number: '91234567', msg: 'nyheter', prefix: 'STOPP', shortnumber: '2065' })
  await fetch(addressOf(site, 'sveve', 'inn'), { method: 'POST', body: form })
  // Without a name of its own the same text within a minute is the same message.
  await fetch(`${addressOf(site, 'sveve', 'inn')}?${form}`)
  await fetch(addressOf(site, 'link', 'inn'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ source: '+4741234567', destination: '2333', userData: 'Stopp', messageId: 'x1' }),
  })
  const fields = { From: '+4741234568', To: '+4759440000', Body: 'Avslutt', MessageSid: 'SM2' }
  const address = addressOf(site, 'twilio', 'inn')
  const signature = twilioSignature(address, fields, 'hemmelig')
  await fetch(address, {
    method: 'POST',
    headers: { 'x-twilio-signature': signature },
    body: new URLSearchParams(fields),
  })
  expect(await claimInbound(site.payload, Date.now())).toMatchObject([
    { gateway: 'sveve', from: '+4791234567', to: '2065', text: 'STOPP nyheter' },
    { gateway: 'link', from: '+4741234567', to: '2333', text: 'Stopp' },
    { gateway: 'twilio', from: '+4741234568', to: '+4759440000', text: 'Avslutt' },
  ])
})

test('of a thousand reports, hundreds at once, all are noted', async () => {
  await using site = await openProgram()
  const { payload } = site
  const runtime = { payload, log: { info() {}, warn() {}, error() {} } }
  for (let at = 0; at < 100; at++) await sendSmsNow(runtime, { key: `k${at}`, to: '+4741234567', text: 'Hei' })
  const { docs } = await payload.find({ collection: 'smsMessages', depth: 0, pagination: false })
  await payload.update({ collection: 'smsMessages', where: {}, data: { gateway: 'kannel' } })
  // As many at once as the system holds for a server that is busy.
  for (let from = 0; from < docs.length; from += 25) {
    const part = docs.slice(from, from + 25)
    const calls = part.flatMap(({ id }) => [8, 2, 1, 8, 1, 2, 8, 1, 1, 8].map((status) => kannel(site, id, status)))
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]))
  }
  expect(new Set(Object.values(await smsStates(site)))).toEqual(new Set(['delivered']))
})
