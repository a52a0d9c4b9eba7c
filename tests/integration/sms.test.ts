/** SMS on their way out: each once, in order, at the gateway's pace, and known for what became of it. */

import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { SECRET_IS_SET } from '../../src/cms/fields/secretIsSet'
import { markSending } from '../../src/cms/queue/held'
import { findAbandoned } from '../../src/cms/queue/queue'
import { enqueueMany, enqueueSms, receiverCheck, sendSmsNow, wakeSms, withdrawWaiting } from '../../src/features/sms'
import { takeDue } from '../../src/features/sms/rows'
import { smsQueue } from '../../src/features/sms/smsQueue'
import { openProgram, type TestProgram } from '../support/program'
import { gateUntilOpened, restAs, sendBy, smsOf, smsStates } from '../support/sms'
import { type GatewayResponse, KANNEL_ACCEPTED, startGateway } from '../support/smsGateway'

const silent = { info() {}, warn() {}, error() {} }
const sms = (key: string, changed: object = {}) => ({ key, to: '+4741234567', text: 'Hei på deg', ...changed })
const queueOf = async ({ payload }: TestProgram, state: 'open' | 'paused' = 'open', changed: object = {}) =>
  (await payload.create({ collection: 'smsQueues', data: { name: 'Høst', state, ...changed } })).id
const setQueue = async ({ payload }: TestProgram, id: number, state: 'open' | 'paused' | 'closed') => {
  await payload.update({ collection: 'smsQueues', id, data: { state } })
  wakeSms(payload)
}

test('with the log messages are read by administrators and marketers, and by nobody else', async () => {
  await using site = await openProgram()
  expect(await enqueueSms(site.payload, sms('one', { text: 'Blåbær & 🎉' }), Date.now())).toBe(true)
  expect(await enqueueSms(site.payload, sms('one'), Date.now())).toBe(false)
  await expect.poll(() => smsStates(site)).toEqual({ one: 'sent' })
  const marketer = await restAs(site, 'marketer')
  expect((await marketer('GET', '/api/smsMessages')).text).toContain('Blåbær & 🎉')
  await site.payload.create({
    collection: 'smsInbound',
    data: { from: '+4741234567', text: 'STOPP', gateway: 'log', key: 'log:1', receivedAt: new Date().toISOString() },
  })
  expect((await marketer('GET', '/api/smsInbound')).text).toContain('STOPP')
  for (const role of ['editor', 'dealer'] as const) {
    const rest = await restAs(site, role)
    for (const list of ['smsMessages', 'smsInbound', 'smsQueues']) {
      const answer = await rest('GET', `/api/${list}`)
      expect([role, list, answer.status]).toEqual([role, list, 403])
      expect(answer.text).not.toContain('41234567')
    }
  }
  expect((await site.get('/api/smsMessages')).status).toBe(403)
  expect((await marketer('POST', '/api/smsMessages', sms('two'))).status).toBe(403)
})

test('credentials and secret addresses come back to administrators alone', async () => {
  await using gateway = await startGateway()
  await using site = await openProgram()
  await sendBy(site, gateway, { twilio: { authToken: 'hemmelig-token' }, sender: 'Eldvarde', pricePerSegment: 0.5 })
  const own = JSON.stringify((await site.rest('GET', '/api/globals/smsSettings')).body)
  expect(own).not.toContain('hemmelig-token')
  for (const part of [SECRET_IS_SET, '/sms/kannel/rapport/', '/sms/kannel/inn/']) expect(own).toContain(part)
  const seen = await (await restAs(site, 'marketer'))('GET', '/api/globals/smsSettings')
  expect(seen.text).toContain('"pricePerSegment":0.5')
  expect(seen.text).not.toMatch(/hemmelig|bruker|\/sms\/kannel|127\.0\.0\.1/)
  for (const role of ['editor', 'dealer'] as const)
    expect((await (await restAs(site, role))('GET', '/api/globals/smsSettings')).status).toBe(403)
  expect((await site.get('/api/globals/smsSettings')).status).toBe(403)
})

test('messages of no queue go before those of open queues; a paused queue waits', async () => {
  await using gateway = await startGateway()
  await using site = await openProgram()
  await sendBy(site, gateway, { callsAtOnce: 1 })
  const [open, paused] = [await queueOf(site, 'paused'), await queueOf(site, 'paused')]
  const at = Date.now()
  await enqueueMany(site.payload, [sms('a', { queue: open, to: '+4741000001' })], at)
  await enqueueMany(site.payload, [sms('b', { queue: paused, to: '+4741000002' })], at)
  await enqueueSms(site.payload, sms('later', { dueAt: at + 3_600_000 }), at)
  await setQueue(site, open, 'open')
  await expect.poll(() => smsStates(site)).toEqual({ a: 'sent', b: 'waiting', later: 'waiting' })
  const gate = gateUntilOpened()
  gateway.answer = async () => {
    await gate.opened
    return KANNEL_ACCEPTED
  }
  // The first call holds the only place, while more is put in.
  await enqueueSms(site.payload, sms('first', { to: '+4741000003' }), at)
  await expect.poll(() => gateway.calls.length).toBe(2)
  await enqueueMany(site.payload, [sms('c', { queue: open, to: '+4741000004' })], at)
  await enqueueSms(site.payload, sms('urgent', { to: '+4741000005' }), at)
  gate.open()
  await expect.poll(async () => (await smsStates(site)).c).toBe('sent')
  expect(gateway.calls.map(({ fields }) => fields.to?.slice(-1))).toEqual(['1', '3', '5', '4'])
  await setQueue(site, paused, 'open')
  await expect.poll(async () => (await smsStates(site)).b).toBe('sent')
})

test('a queue that rests at night is left alone until morning', async () => {
  await using gateway = await startGateway()
  await using site = await openProgram()
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Oslo', hour: '2-digit', hourCycle: 'h23' }).format(),
  )
  await sendBy(site, gateway, { nightFrom: hour, nightTo: (hour + 2) % 24 })
  const [rests, works] = [await queueOf(site, 'open', { restsAtNight: true }), await queueOf(site)]
  await enqueueMany(site.payload, [sms('rests', { queue: rests }), sms('works', { queue: works })], Date.now())
  await expect.poll(() => smsStates(site)).toEqual({ rests: 'waiting', works: 'sent' })
  await sendBy(site, gateway)
  wakeSms(site.payload)
  await expect.poll(async () => (await smsStates(site)).rests).toBe('sent')
})

test('who is withdrawn is not written to by a queue any more, and is told what was meant for that one person', async () => {
  await using gateway = await startGateway()
  await using site = await openProgram()
  await sendBy(site, gateway)
  const queue = await queueOf(site, 'paused')
  const list = [sms('a', { queue }), sms('b', { queue }), sms('other', { queue, to: '+4799999999' })]
  await enqueueMany(site.payload, list, Date.now())
  expect(await withdrawWaiting(site.payload, '+4741234567')).toBe(2)
  await enqueueSms(site.payload, sms('receipt'), Date.now())
  await setQueue(site, queue, 'open')
  await expect.poll(() => smsStates(site)).toEqual({ a: 'cancelled', b: 'cancelled', other: 'sent', receipt: 'sent' })
})

test('consent is asked for again just before sending', async () => {
  await using gateway = await startGateway()
  await using site = await openProgram()
  const queue = await queueOf(site, 'paused')
  receiverCheck.provide(site.payload, async (subscribers) => new Set(subscribers.filter((id) => id !== 7)))
  await sendBy(site, gateway)
  const list = [sms('six', { queue, subscriber: 6 }), sms('seven', { queue, subscriber: 7 }), sms('nobody', { queue })]
  await enqueueMany(site.payload, list, Date.now())
  await setQueue(site, queue, 'open')
  await expect.poll(() => smsStates(site)).toEqual({ six: 'sent', seven: 'cancelled', nobody: 'sent' })
  expect(gateway.calls).toHaveLength(2)
})

test('a gateway that is down holds up the messages, counts no tries, and is called again when it is back', async () => {
  const gone = await startGateway()
  const { port } = gone
  await gone[Symbol.asyncDispose]()
  await using site = await openProgram()
  await sendBy(site, gone)
  await enqueueMany(site.payload, [sms('one'), sms('two')], Date.now())
  await expect.poll(async () => (await smsOf(site, 'one')).error ?? '').toContain('ECONNREFUSED')
  expect(await smsOf(site, 'one')).toMatchObject({ state: 'waiting', attempts: 0 })
  await using back = await startGateway(undefined, { port })
  await expect.poll(() => smsStates(site)).toEqual({ one: 'sent', two: 'sent' })
  expect(back.calls).toHaveLength(2)
})

test('the gateway says when to come back, and is left alone until then', async () => {
  const times: number[] = []
  await using gateway = await startGateway(() => {
    times.push(Date.now())
    return times.length === 1 ? { status: 429, body: '', headers: { 'retry-after': '3' } } : KANNEL_ACCEPTED
  })
  await using site = await openProgram()
  await sendBy(site, gateway)
  await enqueueSms(site.payload, sms('one'), Date.now())
  await expect.poll(() => smsStates(site)).toEqual({ one: 'sent' })
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(2950)
})

test('the gateway’s health is shown, it is tried at once on request, and a test says what it answered', async () => {
  let answer: GatewayResponse = { status: 503, body: '', headers: { 'retry-after': '3000' } }
  await using gateway = await startGateway(() => answer)
  await using site = await openProgram()
  await sendBy(site, gateway)
  const health = async () => (await site.rest('GET', '/api/globals/smsSettings/status')).body
  expect(await health()).toMatchObject({ gateway: 'kannel', failures: 0, error: null, sentAt: null, waiting: 0 })
  await enqueueSms(site.payload, sms('one'), Date.now())
  await expect.poll(health).toMatchObject({ failures: 1, error: 'HTTP 503', waiting: 1, sentAt: null })
  expect(Date.parse(String((await health()).nextTryAt)) - Date.now()).toBeGreaterThan(2_000_000)
  const test = (number: string) => site.rest('POST', '/api/globals/smsSettings/test', { number })
  expect(await test('12')).toMatchObject({ status: 400 })
  expect(await test('412 34 567')).toMatchObject({ status: 200, body: { outcome: 'down', error: 'HTTP 503' } })
  answer = { status: 401, body: 'Authorization failed' }
  await site.rest('POST', '/api/globals/smsSettings/try')
  await expect.poll(health).toMatchObject({ error: 'HTTP 401', waiting: 1 })
  answer = KANNEL_ACCEPTED
  expect(await test('412 34 567')).toMatchObject({ status: 200, body: { outcome: 'sent', error: null } })
  // What waited goes out after it, for the gateway was seen to work.
  await expect.poll(() => smsStates(site)).toEqual({ one: 'sent' })
  await expect.poll(health).toMatchObject({ failures: 0, nextTryAt: null, waiting: 0, sentAt: expect.any(String) })
  const editor = await restAs(site, 'editor')
  for (const [method, path] of [
    ['GET', 'status'],
    ['POST', 'try'],
    ['POST', 'test'],
  ] as const)
    expect((await editor(method, `/api/globals/smsSettings/${path}`)).status, path).toBe(403)
  await site.rest('POST', '/api/globals/smsSettings', { gateway: 'none' })
  expect(await test('412 34 567')).toMatchObject({ status: 409 })
})

test('other credentials are tried at once', async () => {
  await using gateway = await startGateway(({ fields }) =>
    fields.password === 'riktig' ? KANNEL_ACCEPTED : { status: 503, body: '', headers: { 'retry-after': '3000' } },
  )
  await using site = await openProgram()
  await sendBy(site, gateway)
  await enqueueSms(site.payload, sms('one'), Date.now())
  await expect.poll(async () => (await smsOf(site, 'one')).error).toBe('HTTP 503')
  const kannel = { url: `${gateway.url}/cgi-bin/sendsms`, username: 'bruker', password: 'riktig' }
  await site.rest('POST', '/api/globals/smsSettings', { kannel })
  await expect.poll(() => smsStates(site)).toEqual({ one: 'sent' })
})

test('the rate is kept, by several processes together as well', async () => {
  const times: number[] = []
  await using gateway = await startGateway(() => {
    times.push(Date.now())
    return KANNEL_ACCEPTED
  })
  await using site = await openProgram()
  const isShared = site.payload.db.name === 'postgres'
  await using other = isShared ? await openProgram({ DATABASE_URL: site.settings.databaseUrl }) : undefined
  await sendBy(site, gateway, { perSecond: 20 })
  const list = Array.from({ length: 40 }, (_, at) => sms(`k${at}`, { to: `+4741${100000 + at}` }))
  const begun = Date.now()
  await enqueueMany(site.payload, list, begun)
  if (other) wakeSms(other.payload)
  await expect.poll(() => times.length).toBe(40)
  // Forty at twenty a second take two seconds but for the last turn. On a busy machine the first call may come late.
  expect((times.at(-1) ?? 0) - begun).toBeGreaterThan(1800)
  expect(gateway.accepted.size).toBe(40)
})

test('a refused number fails alone; one whose call broke is uncertain, and a person decides', async () => {
  await using gateway = await startGateway(({ fields }) =>
    fields.to === '+4741000001'
      ? { status: 400, body: 'denied by black-list' }
      : fields.to === '+4741000002'
        ? 'cut'
        : KANNEL_ACCEPTED,
  )
  await using site = await openProgram()
  await sendBy(site, gateway)
  const list = ['1', '2', '3'].map((last) => sms(last, { to: `+474100000${last}` }))
  await enqueueMany(site.payload, list, Date.now())
  await expect.poll(() => smsStates(site)).toEqual({ 1: 'failed', 2: 'uncertain', 3: 'sent' })
  const { id } = await smsOf(site, '2')
  const path = `/api/smsMessages/${id}`
  expect((await fetch(`${site.url}${path}/send-again`, { method: 'POST' })).status).toBe(403)
  expect((await (await restAs(site, 'editor'))('POST', `${path}/count-as-sent`)).status).toBe(403)
  const marketer = await restAs(site, 'marketer')
  expect((await marketer('POST', `${path}/count-as-sent`)).status).toBe(200)
  expect((await marketer('POST', `${path}/count-as-sent`)).status).toBe(404)
  expect((await smsStates(site))['2']).toBe('sent')
  gateway.answer = () => KANNEL_ACCEPTED
  const failed = await smsOf(site, '1')
  expect((await marketer('POST', `/api/smsMessages/${failed.id}/send-again`)).status).toBe(200)
  await expect.poll(async () => (await smsStates(site))['1']).toBe('sent')
  expect(gateway.accepted.get('+4741000002')).toBeUndefined()
})

test('what only was held is sent after all; what was being sent when a process died is uncertain', async () => {
  await using gateway = await startGateway()
  await using site = await openProgram()
  const { payload } = site
  await payload.updateGlobal({ slug: 'smsSettings', data: { gateway: 'none' } })
  const now = Date.now()
  await enqueueMany(payload, [sms('held'), sms('sending')], now)
  const taken = await takeDue(payload, undefined, { now, leaseMs: 1000, limit: 2 })
  expect(taken).toHaveLength(2)
  expect(await takeDue(payload, undefined, { now, leaseMs: 1000, limit: 2 })).toEqual([])
  const { id } = await smsOf(site, 'sending')
  const marks = { now, leaseMs: 1000, noted: [sql`gateway = ${'kannel'}`] }
  expect(await markSending(payload, smsQueue, [id], marks)).toEqual(new Set([id]))
  // Whoever believes to hold it as well is told that it is on its way.
  expect(await markSending(payload, smsQueue, [id], marks)).toEqual(new Set())
  expect(await findAbandoned(payload, smsQueue, { now: now + 900 })).toBe(0)
  expect(await findAbandoned(payload, smsQueue, { now: now + 1100 })).toBe(1)
  await sendBy(site, gateway)
  wakeSms(payload)
  await expect.poll(() => smsStates(site)).toEqual({ held: 'sent', sending: 'uncertain' })
  expect(gateway.calls).toHaveLength(1)
})

test('a message that is withdrawn or whose queue is paused after it was taken is not called', async () => {
  await using site = await openProgram()
  const { payload } = site
  await payload.updateGlobal({ slug: 'smsSettings', data: { gateway: 'none' } })
  const queue = await queueOf(site)
  const now = Date.now()
  await enqueueMany(payload, [sms('a', { queue }), sms('b', { queue, to: '+4799999999' })], now)
  const taken = await takeDue(payload, queue, { now, leaseMs: 1000, limit: 2 })
  const ids = taken.map(({ id }) => id)
  await withdrawWaiting(payload, '+4741234567')
  await setQueue(site, queue, 'paused')
  expect(await markSending(payload, smsQueue, ids, { now, leaseMs: 1000, noted: [sql`gateway = ${'log'}`] })).toEqual(
    new Set(),
  )
  await setQueue(site, queue, 'open')
  const { id } = await smsOf(site, 'b')
  expect(await markSending(payload, smsQueue, ids, { now, leaseMs: 1000, noted: [sql`gateway = ${'log'}`] })).toEqual(
    new Set([id]),
  )
})

test('a code is handed over at once, once, and cannot be read afterwards', async () => {
  await using gateway = await startGateway()
  await using site = await openProgram()
  await sendBy(site, gateway)
  const { payload } = site
  const code = { ...sms('code:1', { text: 'Koden er 4711' }), secret: true }
  const runtime = { payload, log: silent }
  expect(await Promise.all([sendSmsNow(runtime, code), sendSmsNow(runtime, code)])).toContain('sent')
  expect(await sendSmsNow(runtime, code)).toBe('sent')
  expect(gateway.calls.map(({ fields }) => fields.text)).toEqual(['Koden er 4711'])
  const row = await smsOf(site, 'code:1')
  expect(row).toMatchObject({ state: 'sent', secret: true, text: '•••' })
  gateway.answer = () => ({ status: 503, body: '' })
  expect(await sendSmsNow(runtime, { ...code, key: 'code:2' })).toBe('failed')
  gateway.answer = () => 'cut'
  expect(await sendSmsNow(runtime, { ...code, key: 'code:3' })).toBe('uncertain')
  const { id } = await smsOf(site, 'code:2')
  expect((await site.rest('POST', `/api/smsMessages/${id}/send-again`)).status).toBe(404)
  await payload.updateGlobal({ slug: 'smsSettings', data: { gateway: 'log' } })
  expect(await sendSmsNow(runtime, { ...code, key: 'code:4' })).toBe('sent')
  expect((await smsOf(site, 'code:4')).text).toBe('Koden er 4711')
  await payload.updateGlobal({ slug: 'smsSettings', data: { gateway: 'none' } })
  expect(await sendSmsNow(runtime, { ...code, key: 'code:5' })).toBe('failed')
})

test('a program that stops ends the calls under way and leaves nothing uncertain', async () => {
  const gate = gateUntilOpened()
  await using gateway = await startGateway(async () => {
    await gate.opened
    return KANNEL_ACCEPTED
  })
  await using reader = await openProgram({ ROLE: 'web' })
  if (reader.payload.db.name !== 'postgres') return
  const sender = await openProgram({ DATABASE_URL: reader.settings.databaseUrl })
  await sendBy(sender, gateway, { callsAtOnce: 3 })
  const list = Array.from({ length: 9 }, (_, at) => sms(`k${at}`))
  await enqueueMany(sender.payload, list, Date.now())
  await expect.poll(() => gateway.calls.length).toBe(3)
  const stopped = sender[Symbol.asyncDispose]()
  gate.open()
  await stopped
  const states = Object.values(await smsStates(reader)).sort()
  expect(states).toEqual([...Array<string>(3).fill('sent'), ...Array<string>(6).fill('waiting')])
  expect((await smsOf(reader, 'k8')).leaseUntil).toBeNull()
})

test('two processes share a queue and double nothing', async () => {
  await using gateway = await startGateway()
  await using site = await openProgram()
  if (site.payload.db.name !== 'postgres') return
  await using other = await openProgram({ DATABASE_URL: site.settings.databaseUrl })
  await sendBy(site, gateway)
  const queue = await queueOf(site, 'paused')
  const list = Array.from({ length: 500 }, (_, at) => sms(`k${at}`, { to: `+4741${100000 + at}`, queue }))
  await enqueueMany(site.payload, list, Date.now())
  await setQueue(site, queue, 'open')
  wakeSms(other.payload)
  await expect.poll(async () => Object.values(await smsStates(site)).every((state) => state === 'sent')).toBe(true)
  expect(gateway.accepted.size).toBe(500)
  expect(gateway.calls).toHaveLength(500)
})
