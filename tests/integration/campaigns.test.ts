/** Campaigns: to whom they go, when, what can be done with them, and what they leave behind. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { runStatement } from '../../src/cms/statements'
import { writtenTime } from '../../src/features/campaigns/schedule'
import { beginScheduled } from '../../src/features/campaigns/worker'
import { openProgram, type TestProgram } from '../support/program'
import { restAs, sendBy } from '../support/sms'
import { KANNEL_ACCEPTED, startGateway } from '../support/smsGateway'

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
  expect((await site.rest('GET', `/api/campaigns/${id}/receivers`)).body).toMatchObject({ count: 4 })
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
  const toBodo = await site.create({ conditions: [{ field: 'sted', comparison: 'is', value: 'Bodø' }] })
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
  const ended = await site.get('/s/aaaaaa')
  expect([ended.status, ended.text]).toEqual([404, expect.stringContaining('Vi fant ikke siden</h1>')])
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

test('receivers are counted as they will be sent to, by every comparison that a field allows', async () => {
  await using site = await openCampaigns()
  await site.rest('POST', '/api/globals/newsletterSettings', {
    customFields: [
      { name: 'sted', label: 'Sted', kind: 'text' },
      { name: 'alder', label: 'Alder', kind: 'number' },
      { name: 'kjopt', label: 'Kjøpt', kind: 'date' },
      { name: 'ovn', label: 'Ovn', kind: 'select', choices: ['Varde', 'Glo'] },
    ],
  })
  const people = [
    { sted: 'Tromsø', alder: '29', kjopt: '2025-12-31', ovn: 'Varde' },
    { sted: 'Tromsdalen', alder: '100', kjopt: '2026-01-01', ovn: 'Glo' },
    { sted: 'Alta', alder: '30,5', kjopt: '2026-06-01' },
  ]
  const own = (await site.rest('POST', '/api/subscriberGroups', { name: 'Egne', open: true, position: 0 })).body.doc?.id
  for (const [at, custom_fields] of people.entries())
    await subscribe(site, number(at + 5), { group_id: [String(own)], custom_fields })
  const today = writtenTime(Date.now()).slice(0, 10)
  const cases: [object, number[]][] = [
    [{ field: 'sted', comparison: 'is', value: 'tromsø' }, [5]],
    [{ field: 'sted', comparison: 'contains', value: 'Troms' }, [5, 6]],
    [{ field: 'sted', comparison: 'isNot', value: 'Alta' }, [5, 6]],
    [{ field: 'alder', comparison: 'from', value: '30' }, [6, 7]],
    [{ field: 'alder', comparison: 'to', value: '30,5' }, [5, 7]],
    [{ field: 'alder', comparison: 'between', value: '29', valueTo: '31' }, [5, 7]],
    [{ field: 'kjopt', comparison: 'between', value: '2026-01-01', valueTo: '2026-12-31' }, [6, 7]],
    [{ field: 'ovn', comparison: 'is', value: 'Glo' }, [6]],
    [{ field: 'ovn', comparison: 'missing' }, [7]],
    [{ field: 'ovn', comparison: 'given' }, [5, 6]],
    [{ field: 'navn', comparison: 'is', value: 'Person 6' }, [6]],
    [{ field: '@joined', comparison: 'from', value: today }, [5, 6, 7]],
    [{ field: '@joined', comparison: 'to', value: '2020-01-01' }, []],
  ]
  for (const [condition, expected] of cases) {
    const id = await site.create({ groups: [own], conditions: [condition] })
    const { body } = await site.rest('GET', `/api/campaigns/${id}/receivers`)
    expect([condition, body.count]).toEqual([condition, expected.length])
    if (expected.length === 0) continue
    await site.act(id, 'send')
    await expect.poll(async () => (await site.progress(id)).state).toBe('done')
    const { docs } = await site.payload.find({
      collection: 'smsMessages',
      where: { key: { like: `campaign:${id}:` } },
      sort: 'to',
      depth: 0,
    })
    expect([condition, docs.map(({ to }) => to)]).toEqual([condition, expected.map(number)])
  }
})

test('a condition that cannot be asked is refused with words', async () => {
  await using site = await openCampaigns()
  await site.rest('POST', '/api/globals/newsletterSettings', {
    customFields: [
      { name: 'sted', label: 'Sted', kind: 'text' },
      { name: 'alder', label: 'Alder', kind: 'number' },
    ],
  })
  const refusal = async (condition: object) => {
    const { status, body } = await site.rest('POST', '/api/campaigns', {
      name: 'Høst',
      text: 'Hei',
      conditions: [condition],
    })
    return [status, body.errors?.[0]?.message]
  }
  expect(await refusal({ field: 'fylke', comparison: 'is', value: 'Troms' })).toEqual([
    400,
    'Et vilkår gjelder feltet «fylke», som ikke finnes. Felt: Navn, Påmeldt (dato), Sted, Alder.',
  ])
  expect(await refusal({ field: 'alder', comparison: 'from', value: 'gammel' })).toEqual([
    400,
    'Skriv et tall i vilkåret for «Alder».',
  ])
  expect(await refusal({ field: 'sted', comparison: 'between', value: 'A', valueTo: 'B' })).toEqual([
    400,
    '«Sted» kan ikke sammenlignes slik. Velg en annen sammenligning.',
  ])
  expect(await refusal({ field: 'sted', comparison: 'is', value: ' ' })).toEqual([
    400,
    'Skriv noe i vilkåret for «Sted».',
  ])
})

test('a test is the message that its receiver will get: text, sender, short links and the way to leave', async () => {
  await using gateway = await startGateway()
  await using site = await openCampaigns()
  await sendBy(site, gateway, { sender: 'Eldvarde' })
  const id = await site.create({ text: 'Hei {navn}, se https://example.no/tilbud nå' })
  const test = (to: string) => site.rest('POST', `/api/campaigns/${id}/test`, { number: to })
  await test(number(1))
  await expect.poll(() => gateway.calls.length).toBe(1)
  const short = /\/s\/\w{6}/.exec(gateway.calls[0]?.fields.text ?? '')?.[0] ?? ''
  const followed = () =>
    fetch(site.url + short, { redirect: 'manual', headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14)' } })
  expect((await followed()).headers.get('location')).toBe('https://example.no/tilbud')
  // On a phone that does not subscribe it is the first receiver's, with a link that ends nobody's subscription.
  await test('412 34 567')
  await expect.poll(() => gateway.calls.length).toBe(2)
  await site.act(id, 'send')
  await expect.poll(async () => (await site.progress(id)).state).toBe('done')
  const [own, strange, ...receivers] = gateway.calls.map(({ fields }) => fields)
  const sent = receivers.find(({ to }) => to?.endsWith(number(1).slice(-8)))
  expect([own?.text, own?.from]).toEqual([sent?.text, sent?.from])
  expect(own?.from).toBe('Eldvarde')
  const leaveOf = (text = '') => /\/avmeld\/(\w+)/.exec(text)?.[1] ?? ''
  const withoutLeave = (text = '') => text.replace(leaveOf(text), '')
  expect(withoutLeave(strange?.text)).toBe(withoutLeave(sent?.text))
  expect(leaveOf(strange?.text)).toHaveLength(leaveOf(sent?.text).length)
  expect(leaveOf(strange?.text)).not.toBe(leaveOf(sent?.text))
  const page = await site.get(`/avmeld/${leaveOf(strange?.text)}`)
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('Lenken kommer fra en prøve.')])
  await fetch(`${site.url}/avmeld/${leaveOf(strange?.text)}`, { method: 'POST', headers: { origin: site.url } })
  expect((await site.rest('GET', `/api/campaigns/${id}/receivers`)).body.count).toBe(3)
  // What was clicked in tests is nobody's click.
  expect((await site.progress(id)).clicks).toEqual([{ url: 'https://example.no/tilbud', clicks: 0 }])
})

test('a campaign that stands still says why and until when, and goes on at once when somebody asks', async () => {
  let isUp = false
  await using gateway = await startGateway(() =>
    isUp ? KANNEL_ACCEPTED : { status: 503, body: '', headers: { 'retry-after': '3000' } },
  )
  await using site = await openCampaigns()
  await sendBy(site, gateway)
  const id = await site.create()
  await site.act(id, 'send')
  await expect
    .poll(async () => (await site.progress(id)).standstill)
    .toMatchObject({ reason: 'gateway', error: 'HTTP 503', nextTryAt: expect.any(String) })
  const { nextTryAt } = (await site.progress(id)).standstill as { nextTryAt: string }
  expect(Date.parse(nextTryAt) - Date.now()).toBeGreaterThan(2_000_000)
  isUp = true
  expect(await site.act(id, 'try')).toMatchObject({ status: 200 })
  await expect.poll(async () => (await site.progress(id)).state).toBe('done')
  expect((await site.progress(id)).standstill).toBeNull()
  expect(await site.act(id, 'try')).toMatchObject({ status: 409 })

  const hour = hourInOslo()
  await site.rest('POST', '/api/globals/smsSettings', { nightFrom: hour, nightTo: (hour + 2) % 24 })
  const night = await site.create({ name: 'Natt' })
  await site.act(night, 'send')
  await expect.poll(async () => (await site.progress(night)).queued).toBe(true)
  const standstill = (await site.progress(night)).standstill as { reason: string; nextTryAt: string }
  expect(standstill.reason).toBe('night')
  expect(writtenTime(Date.parse(standstill.nextTryAt)).slice(11)).toBe(`${String((hour + 2) % 24).padStart(2, '0')}:00`)
  expect(Date.parse(standstill.nextTryAt)).toBeGreaterThan(Date.now())
  await site.act(night, 'try')
  await expect.poll(async () => (await site.progress(night)).state).toBe('done')
})
