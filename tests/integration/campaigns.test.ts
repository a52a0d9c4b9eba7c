/** Campaigns: to whom they go, when, what can be done with them, and what they leave behind. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { runStatement } from '../../src/content/statements'
import { writtenTime } from '../../src/features/campaigns/schedule'
import { beginScheduled } from '../../src/features/campaigns/worker'
import { openProgram, type TestProgram } from '../support/program'
import { restAs, sendBy } from '../support/sms'
import { startGateway } from '../support/smsGateway'

const subscribe = (site: TestProgram, mobile: string, more: object = {}) =>
  site.rest('POST', '/wp-json/wpsms/v1/newsletter', { name: `Person ${mobile.slice(-1)}`, mobile, ...more })

/** The worker looks once a second, on machines that do other things as well. */

const number = (at: number) => `+474120000${at}`

/** Two groups; three people in the first, the third in both, and a fourth in the second alone. */
async function openCampaigns() {
  const site = await openProgram()
  const group = async (name: string) =>
    (await site.rest('POST', '/api/subscriberGroups', { name, open: true, position: 0 })).body.doc?.id ?? 0
  const [stoves, wood] = [await group('Ovner'), await group('Ved')]
  await site.rest('POST', '/api/globals/newsletterSettings', {
    verification: false,
    consentText: 'Ja takk.',
    customFields: [{ name: 'sted', label: 'Sted', kind: 'text' }],
  })
  await site.rest('POST', '/api/globals/smsSettings', { gateway: 'log', nightFrom: 0, nightTo: 0, perSecond: 0 })
  await subscribe(site, number(1), { group_id: [String(stoves)], custom_fields: { sted: 'Bodø' } })
  await subscribe(site, number(2), { group_id: [String(stoves)], custom_fields: { sted: 'Oslo' } })
  await subscribe(site, number(3), { group_id: [String(stoves), String(wood)] })
  await subscribe(site, number(4), { group_id: [String(wood)] })
  const create = async (data: object = {}) =>
    (await site.rest('POST', '/api/campaigns', { name: 'Høst', text: 'Hei {navn}!', groups: [stoves], ...data })).body
      .doc?.id ?? 0
  const act = (id: number, step: string) => site.rest('POST', `/api/campaigns/${id}/${step}`)
  const progress = async (id: number) => (await site.rest('GET', `/api/campaigns/${id}/progress`)).body
  const messages = async () =>
    (await site.payload.find({ collection: 'smsMessages', sort: 'to', depth: 0, pagination: false })).docs.map(
      ({ to, text, state }) => ({ to, text, state }),
    )
  return Object.assign(site, { stoves, wood, create, act, progress, messages })
}

test('everybody in the groups gets the message once, with what is their own and a way to leave', async () => {
  await using site = await openCampaigns()
  const id = await site.create({ groups: [site.stoves, site.wood] })
  expect((await site.rest('GET', `/api/campaigns/${id}/receivers`)).body).toMatchObject({ count: 4, atMost: false })
  expect(await site.act(id, 'send')).toMatchObject({ status: 200 })
  await expect.poll(async () => (await site.progress(id)).state).toBe('done')
  const sent = await site.messages()
  expect(sent.map(({ to, state }) => [to, state])).toEqual([1, 2, 3, 4].map((at) => [number(at), 'sent']))
  expect(sent[0]?.text).toMatch(/^Hei Person 1!\nMeld deg av: http:\/\/localhost:\d+\/avmeld\/[a-z0-9]{12,}$/)
  expect(new Set(sent.map(({ text }) => text.split('/avmeld/')[1])).size).toBe(4)
  // Sent is sent: neither begun again, nor written anew, nor deleted.
  expect(await site.act(id, 'send')).toMatchObject({ status: 409 })
  await site.rest('PATCH', `/api/campaigns/${id}`, { text: 'Annet' })
  expect((await site.rest('GET', `/api/campaigns/${id}`)).body.text).toBe('Hei {navn}!')
  expect((await site.rest('DELETE', `/api/campaigns/${id}`)).status).toBe(409)
})

test('only those whom the conditions leave, and nobody who left before the message went out', async () => {
  await using gateway = await startGateway()
  await using site = await openCampaigns()
  await sendBy(site, gateway)
  const toBodo = await site.create({ conditions: [{ field: 'sted', value: 'Bodø' }] })
  await site.act(toBodo, 'send')
  await expect.poll(async () => (await site.progress(toBodo)).state).toBe('done')
  expect((await site.messages()).map(({ to }) => to)).toEqual([number(1)])

  const later = await site.create({ name: 'Vinter', atNight: false })
  await site.rest('POST', '/api/globals/smsSettings', { nightFrom: hourInOslo(), nightTo: (hourInOslo() + 2) % 24 })
  await site.act(later, 'send')
  await expect.poll(async () => (await site.progress(later)).queued).toBe(true)
  await site.rest('POST', '/wp-json/wpsms/v1/newsletter/unsubscribe', { name: 'x', mobile: number(2) })
  expect((await site.progress(later)).messages).toMatchObject({ waiting: 2, cancelled: 1, sent: 0 })
  await site.rest('POST', '/api/globals/smsSettings', { nightFrom: 0, nightTo: 0 })
  await expect.poll(async () => (await site.progress(later)).state).toBe('done')
  expect(gateway.calls.map(({ fields }) => fields.to?.replace(/^(00|\+)?/, '+'))).toEqual([
    number(1),
    number(1),
    number(3),
  ])
})

const hourInOslo = () =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Oslo', hour: '2-digit', hourCycle: 'h23' }).format())

test('a campaign that is paused goes no further until it is resumed; one that is cancelled never does', async () => {
  await using gateway = await startGateway()
  await using site = await openCampaigns()
  await sendBy(site, gateway, { nightFrom: hourInOslo(), nightTo: (hourInOslo() + 2) % 24 })
  const [paused, cancelled] = [await site.create(), await site.create()]
  for (const id of [paused, cancelled]) {
    await site.act(id, 'send')
    await expect.poll(async () => (await site.progress(id)).queued).toBe(true)
  }
  expect(await site.act(paused, 'resume')).toMatchObject({ status: 409 })
  expect(await site.act(paused, 'pause')).toMatchObject({ status: 200 })
  expect(await site.act(cancelled, 'cancel')).toMatchObject({ status: 200 })
  await site.rest('POST', '/api/globals/smsSettings', { nightFrom: 0, nightTo: 0 })
  await expect.poll(async () => (await site.progress(cancelled)).messages).toMatchObject({ cancelled: 3, waiting: 0 })
  expect((await site.progress(paused)).messages).toMatchObject({ waiting: 3, sent: 0 })
  expect(gateway.calls).toHaveLength(0)
  await site.act(paused, 'resume')
  await expect.poll(async () => (await site.progress(paused)).state).toBe('done')
  expect(gateway.calls).toHaveLength(3)
  expect(await site.act(cancelled, 'resume')).toMatchObject({ status: 409 })
})

test('a schedule is kept, can be called off, and is for times to come', async () => {
  await using site = await openCampaigns()
  const id = await site.create()
  expect(await site.act(id, 'schedule')).toMatchObject({ status: 409 })
  const at = (scheduledAt: string) => site.rest('PATCH', `/api/campaigns/${id}`, { scheduledAt })
  expect((await at('i morgen')).status).toBe(400)
  await at(writtenTime(Date.now() - 3_600_000))
  expect(await site.act(id, 'schedule')).toMatchObject({ status: 409 })
  await at(writtenTime(Date.now() + 3_600_000))
  expect(await site.act(id, 'schedule')).toMatchObject({ status: 200 })
  expect((await site.progress(id)).state).toBe('scheduled')
  // What is scheduled is what was scheduled.
  await site.rest('PATCH', `/api/campaigns/${id}`, { text: 'Annet' })
  expect((await site.rest('GET', `/api/campaigns/${id}`)).body.text).toBe('Hei {navn}!')
  await site.act(id, 'unschedule')
  expect((await site.progress(id)).state).toBe('draft')
  await site.act(id, 'schedule')
  await beginScheduled(site.payload, Date.now() + 3_500_000)
  expect((await site.progress(id)).state).toBe('scheduled')
  await beginScheduled(site.payload, Date.now() + 3_700_000)
  await expect.poll(async () => (await site.progress(id)).state).toBe('done')
  expect(await site.messages()).toHaveLength(3)
})

test('short links count who follows them and not who only looks; who leaves afterwards is counted', async () => {
  await using site = await openCampaigns()
  const id = await site.create({ text: 'Se https://example.no/tilbud?a=1&b=2 nå' })
  await site.act(id, 'send')
  await expect.poll(async () => (await site.progress(id)).state).toBe('done')
  const [{ text = '' } = {}] = await site.messages()
  const path = /\/s\/\w{6}/.exec(text)?.[0] ?? ''
  expect(text).not.toContain('example.no')
  const follow = (headers: Record<string, string> = {}) =>
    fetch(site.url + path, {
      redirect: 'manual',
      headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14)', ...headers },
    })
  const answer = await follow()
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://example.no/tilbud?a=1&b=2'])
  await follow()
  await follow({ 'user-agent': 'WhatsApp/2.23' })
  await follow({ 'sec-purpose': 'prefetch' })
  expect((await site.get('/s/aaaaaa')).status).toBe(404)
  const leave = /\/avmeld\/\w+/.exec(text)?.[0] ?? ''
  expect(
    (await fetch(site.url + leave, { method: 'POST', redirect: 'manual', headers: { origin: site.url } })).status,
  ).toBeLessThan(400)
  await site.rest('POST', '/wp-json/wpsms/v1/newsletter/unsubscribe', { name: 'x', mobile: number(4) })
  expect(await site.progress(id)).toMatchObject({
    clicks: [{ url: 'https://example.no/tilbud?a=1&b=2', clicks: 2 }],
    leavers: 1,
  })
})

test('a field that does not exist is refused before anything is sent, and a test goes to one’s own phone alone', async () => {
  await using site = await openCampaigns()
  const refused = await site.rest('POST', '/api/campaigns', { name: 'Høst', text: 'Hei {fornavn}!' })
  expect([refused.status, refused.body.errors?.[0]?.message]).toEqual([
    400,
    'Teksten har feltet «fornavn», som ikke finnes. Felt: navn, sted.',
  ])
  const id = await site.create()
  const test = (number: string) => site.rest('POST', `/api/campaigns/${id}/test`, { number })
  expect(await test('12')).toMatchObject({ status: 400 })
  expect(await test('412 34 567')).toMatchObject({ status: 200, body: { to: '+4741234567' } })
  expect((await site.messages()).map(({ to, text }) => [to, text.split('\n')[0]])).toEqual([
    ['+4741234567', 'Hei Person 1!'],
  ])
  await site.rest('POST', '/api/globals/smsSettings', { gateway: 'none' })
  expect(await site.act(id, 'send')).toMatchObject({ status: 409 })
  expect((await site.progress(id)).state).toBe('draft')
})

test('campaigns are for administrators and marketers', async () => {
  await using site = await openCampaigns()
  const id = await site.create()
  for (const role of ['editor', 'dealer'] as const) {
    const rest = await restAs(site, role)
    for (const [method, path] of [
      ['GET', '/api/campaigns'],
      ['GET', `/api/campaigns/${id}/progress`],
      ['GET', '/api/campaigns/facts'],
      ['POST', `/api/campaigns/${id}/send`],
      ['PATCH', `/api/campaigns/${id}`],
    ] as const)
      expect([role, path, (await rest(method, path, method === 'GET' ? undefined : { state: 'done' })).status]).toEqual(
        [role, path, 403],
      )
  }
  expect((await fetch(`${site.url}/api/campaigns/${id}/send`, { method: 'POST' })).status).toBe(403)
  const marketer = await restAs(site, 'marketer')
  await marketer('PATCH', `/api/campaigns/${id}`, { state: 'done' })
  expect((await site.progress(id)).state).toBe('draft')
  expect((await marketer('GET', `/api/campaigns/${id}/receivers`)).status).toBe(200)
})

test('a campaign whose filling was cut off is filled again without anybody twice', async () => {
  await using site = await openCampaigns()
  const id = await site.create({ groups: [site.stoves, site.wood] })
  await site.act(id, 'send')
  await expect.poll(async () => (await site.progress(id)).state).toBe('done')
  // As a process leaves it that died before it noted how far it had come.
  await runStatement(
    site.payload,
    sql`update campaigns set state = 'sending', cursor = 0, queued_at = null where id = ${id} returning id`,
  )
  await expect.poll(async () => (await site.progress(id)).state).toBe('done')
  expect(await site.messages()).toHaveLength(4)
})
