/** Who may be written to, how people leave, what a code may cost, and files of subscribers. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { expect, test } from 'vitest'
import {
  endSubscriptions,
  leaveHref,
  mayReceive,
  subscribersAfter,
  subscriptionsOf,
} from '../../src/features/newsletter'
import { enqueueSms } from '../../src/features/sms'
import { openProgram, type TestProgram } from '../support/program'
import { readRows } from '../support/rows'

const E = '/wp-json/wpsms/v1/newsletter'

async function openNewsletter(settings: object = {}, env: Record<string, string> = {}) {
  const program = await openProgram({ TRUST_PROXY: '1', ...env })
  const { payload } = program
  const group = async (name: string) =>
    (await payload.create({ collection: 'subscriberGroups', data: { name, open: true, position: 0 } })).id
  const groups = [await group('Fyringsvett'), await group('Tilbud')] as const
  await payload.updateGlobal({
    slug: 'newsletterSettings',
    data: { verification: false, consentText: 'Ja takk.', ...settings },
  })
  await payload.updateGlobal({ slug: 'smsSettings', data: { gateway: 'log' } })
  return { program, payload, groups }
}

const number = (nth: number) => `+474${String(1_000_000 + nth)}`

async function post({ url }: TestProgram, path: string, body: object, from = '203.0.113.7') {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      // As the form on a page of ours.
      'x-page-language': 'nb',
      'x-consent-wording': '1',
    },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as { message?: string; error?: { message: string } } }
}

const subscribe = (program: TestProgram, nth: number, groups: readonly number[], from?: string) =>
  post(program, E, { name: `Person ${nth}`, mobile: number(nth), group_id: groups.map(String) }, from)

const lastSms = async (payload: BasePayload, to: string) =>
  (
    await readRows(
      payload,
      sql`select text from sms_messages where ${sql.identifier('to')} = ${to} order by id desc limit 1`,
    )
  )[0]?.text

test('an audience is whoever subscribes to one of its groups, each number once, in lots by id', async () => {
  const { program, payload, groups } = await openNewsletter()
  await using _ = program
  const [one, two] = groups
  for (let nth = 0; nth < 5; nth++) await subscribe(program, nth, nth % 2 ? [one] : [one, two])
  await subscribe(program, 5, [])
  const all: string[] = []
  for (let after = 0; ; ) {
    const lot = await subscribersAfter(payload, { groups: [one, two] }, after, 2)
    const last = lot.at(-1)
    if (!last) break
    expect(lot.length).toBeLessThanOrEqual(2)
    all.push(...lot.map(({ mobile }) => mobile))
    after = last.id
  }
  expect(all).toEqual([0, 1, 2, 3, 4].map(number))
  const second = await subscribersAfter(payload, { groups: [two] }, 0, 100)
  expect(second.map(({ mobile }) => mobile)).toEqual([0, 2, 4].map(number))
  expect(await subscribersAfter(payload, { groups: [] }, 0, 100)).toHaveLength(6)
  const [first] = second
  expect(await subscriptionsOf(payload, number(0))).toMatchObject([
    { group: { id: one, name: 'Fyringsvett' } },
    { group: { id: two, name: 'Tilbud' } },
  ])
  await endSubscriptions(payload, number(0), 'all', { source: 'test' })
  expect(await subscribersAfter(payload, { groups: [two] }, 0, 100)).toHaveLength(2)
  expect(
    await mayReceive(
      payload,
      second.map(({ id }) => id),
    ),
  ).toEqual(new Set(second.slice(1).map(({ id }) => id)))
  // A subscription that names no evidence is worth nothing, however it came there.
  await readRows(
    payload,
    sql`update subscriptions set state = 'active', consent = null where subscriber_id = ${first?.id}`,
  )
  expect(await mayReceive(payload, [first?.id ?? 0])).toEqual(new Set())
  expect(await subscribersAfter(payload, { groups: [one] }, 0, 1)).toMatchObject([{ mobile: number(1) }])
})

test('filters are asked of all, not of a lot', async () => {
  const { program, payload, groups } = await openNewsletter()
  await using _ = program
  for (let nth = 0; nth < 6; nth++) await subscribe(program, nth, [groups[0]])
  await readRows(payload, sql`update subscribers set locale = 'en' where mobile = ${number(5)}`)
  const found = await subscribersAfter(payload, { groups: [groups[0]], filters: { locale: 'en' } }, 0, 2)
  expect(found.map(({ mobile }) => mobile)).toEqual([number(5)])
})

test('evidence is only ever added to', async () => {
  const { program, payload, groups } = await openNewsletter()
  await using _ = program
  await subscribe(program, 1, [groups[0]])
  const { docs } = await payload.find({ collection: 'consentEvents' })
  expect(docs).toMatchObject([
    { kind: 'given', mobile: number(1), wording: 'Ja takk.', wordingVersion: 1, address: '203.0.113.0' },
  ])
  const id = docs[0]?.id ?? 0
  await expect(payload.update({ collection: 'consentEvents', id, data: { wording: 'Nei' } })).rejects.toThrow()
  await expect(payload.delete({ collection: 'consentEvents', id })).rejects.toThrow()
  expect((await program.rest('DELETE', `/api/consentEvents/${id}`)).status).toBe(403)
  expect((await program.rest('DELETE', `/api/subscribers/1`)).status).toBe(403)
  expect((await program.rest('POST', '/api/subscribers', { mobile: number(9), name: 'x' })).status).toBe(403)
  for (const collection of ['subscribers', 'subscriptions', 'consentEvents', 'pendingActivations'])
    expect((await program.get(`/api/${collection}`)).status, collection).toBe(403)
})

test('each change of the words is a version of its own, and the old stay', async () => {
  const { program, payload } = await openNewsletter()
  await using _ = program
  const save = (data: object, locale: 'nb' | 'en' = 'nb') =>
    payload.updateGlobal({ slug: 'newsletterSettings', locale, data })
  await save({ groupsRequired: true })
  await save({ consentText: 'Yes please.' }, 'en')
  await save({ consentText: 'Ja, gjerne.' })
  const { docs } = await payload.find({ collection: 'consentWordings', sort: 'version' })
  expect(docs.map(({ version, texts }) => [version, texts])).toEqual([
    [1, { nb: 'Ja takk.' }],
    [2, { nb: 'Ja takk.', en: 'Yes please.' }],
    [3, { nb: 'Ja, gjerne.', en: 'Yes please.' }],
  ])
})

test('the link in a message shows and changes nothing until its button is pressed', async () => {
  const { program, payload, groups } = await openNewsletter()
  await using _ = program
  await subscribe(program, 1, groups)
  const [subscriber] = await subscribersAfter(payload, { groups: [] }, 0, 1)
  const href = leaveHref(program.url, subscriber?.id ?? 0, payload.secret)
  const path = href.slice(program.url.length)
  expect(path).toMatch(/^\/avmeld\/[a-z0-9]{12,}$/)
  const shown = await program.get(path)
  expect(shown.status).toBe(200)
  expect(shown.text).toContain('Fyringsvett')
  expect(shown.text).not.toContain(number(1))
  expect(shown.headers.get('cache-control')).toContain('no-store')
  expect(await subscriptionsOf(payload, number(1))).toHaveLength(2)

  const press = async (form: string) =>
    (
      await fetch(href, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: form,
      })
    ).text()
  expect(await press('several=1')).toContain('Velg minst ett nyhetsbrev')
  expect(await press(`several=1&group=${groups[0]}`)).toContain('Du er meldt av')
  expect(await subscriptionsOf(payload, number(1))).toMatchObject([{ group: { id: groups[1] } }])
  expect(await press('')).toContain('Du er meldt av')
  expect(await subscriptionsOf(payload, number(1))).toEqual([])
  expect((await program.get(path)).text).toContain('får ingen SMS')
  expect(await press(`action=back&group=${groups[1]}&group=999`)).toContain('Du er påmeldt igjen')
  expect(await subscriptionsOf(payload, number(1))).toMatchObject([{ group: { id: groups[1] } }])
  const { docs } = await payload.find({ collection: 'consentEvents', sort: 'id' })
  expect(docs.map(({ kind, source }) => [kind, source])).toEqual([
    ['given', 'form'],
    ['withdrawn', 'link in a message'],
    ['withdrawn', 'link in a message'],
    ['given', 'link in a message'],
  ])
  // Another subscriber's signature, and none.
  expect((await program.get(path.replace(/\/avmeld\/./, '/avmeld/z'))).status).toBe(404)
  expect((await program.get('/avmeld/1')).status).toBe(404)
})

test('STOP by SMS ends what it names, is answered once, and anything else is kept as nothing', async () => {
  const { program, payload, groups } = await openNewsletter()
  await using _ = program
  await subscribe(program, 1, groups)
  await subscribe(program, 2, groups)
  let messages = 0
  const receive = async (from: string, text: string) => {
    const at = new Date().toISOString()
    await readRows(
      payload,
      sql`insert into sms_inbound (${sql.identifier('from')}, ${sql.identifier('to')}, text, gateway, key, received_at)
        values (${from}, '2012', ${text}, 'log', ${`log:${++messages}`}, ${at})`,
    )
  }
  await receive(number(1), 'STOPP tilbud')
  await receive(number(2), 'Stopp!')
  await receive(number(2), 'Takk')
  await receive(number(3), 'slutt')
  await expect
    .poll(
      async () =>
        (await readRows(payload, sql`select outcome from sms_inbound order by id`)).map(({ outcome }) => outcome),
      { interval: 200 },
    )
    .toEqual(['left', 'left', 'nothing', 'not subscribed'])
  expect(await subscriptionsOf(payload, number(1))).toMatchObject([{ group: { id: groups[0] } }])
  expect(await subscriptionsOf(payload, number(2))).toEqual([])
  expect(await lastSms(payload, number(1))).toContain('Tilbud')
  expect(await lastSms(payload, number(2))).toContain('ikke flere')
  expect(await lastSms(payload, number(3))).toBeUndefined()
})

test('codes are limited by number, network and in all, across a restart', async () => {
  const limits = { verification: true, codesPerNumber: 2, codesPerAddress: 4, codesPerHour: 7, foreignPerHour: 2 }
  const opened = await openNewsletter(limits)
  await using program = opened.program
  const { payload } = opened
  const [sent, refused] = [200, 429]
  const ask = async (nth: number, from: string) => (await subscribe(program, nth, [], from)).status
  // The same number from several networks.
  expect([await ask(1, '192.0.2.1'), await ask(1, '192.0.2.2'), await ask(1, '192.0.2.3')]).toEqual([
    sent,
    sent,
    refused,
  ])
  // One network, an IPv6 subscriber with many addresses.
  const homes = [1, 2, 3, 4, 5].map((nth) => ask(10 + nth, `2001:db8:1:2::${nth}`))
  expect((await Promise.all(homes)).sort()).toEqual([sent, sent, sent, sent, refused])
  // Six have gone out: one more in all.
  expect([await ask(20, '198.51.100.1'), await ask(21, '198.51.100.2')]).toEqual([sent, refused])
  const messages = await readRows(payload, sql`select id from sms_messages`)
  expect(messages).toHaveLength(7)
  // What is counted is in the database, and says nothing of whom.
  const counters = await readRows(payload, sql`select key from newsletter_counters`)
  expect(JSON.stringify(counters)).not.toMatch(/4741|192\.0|2001/)
  await using restarted = await openProgram({ DATABASE_URL: program.settings.databaseUrl, TRUST_PROXY: '1' })
  expect((await subscribe(restarted, 22, [], '198.51.100.3')).status).toBe(refused)
})

test('codes abroad have a bound of their own, and only go to countries that were chosen', async () => {
  const { program, payload } = await openNewsletter({ verification: true, foreignPerHour: 2 })
  await using _ = program
  const ask = async (mobile: string, from: string) => (await post(program, E, { name: 'x', mobile }, from)).status
  // Half of what goes abroad to one country.
  expect(await ask('+46701234567', '192.0.2.1')).toBe(200)
  expect(await ask('+46701234568', '192.0.2.2')).toBe(429)
  expect(await ask('+4520123456', '192.0.2.3')).toBe(200)
  expect(await ask('+358401234567', '192.0.2.4')).toBe(429)
  expect(await ask(number(1), '192.0.2.5')).toBe(200)
  await payload.updateGlobal({ slug: 'newsletterSettings', data: { countriesForCodes: ['SE'], foreignPerHour: 50 } })
  expect(await ask(number(2), '192.0.2.6')).toBe(429)
  expect(await ask('+46701234569', '192.0.2.7')).toBe(200)
  const bad = await program.rest('POST', '/api/globals/newsletterSettings', { countriesForCodes: ['Norge'] })
  expect(bad.status).toBe(400)
})

test('a code has five tries, whoever makes them, and then an end', async () => {
  const { program, payload } = await openNewsletter({ verification: true, codeTries: 5 })
  await using _ = program
  await subscribe(program, 1, [])
  const code = /\d{4}$/.exec(String(await lastSms(payload, number(1))))?.[0] ?? ''
  const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0')
  const verify = (activation: string, from: string) =>
    post(program, `${E}/verify`, { name: 'x', mobile: number(1), activation }, from)
  for (let nth = 0; nth < 5; nth++) expect((await verify(wrong, `192.0.2.${nth}`)).status).toBe(400)
  expect((await verify(code, '192.0.2.9')).status).toBe(429)
  expect(await subscriptionsOf(payload, number(1))).toEqual([])
  // Nor is one good for ever.
  await subscribe(program, 1, [])
  const fresh = /\d{4}$/.exec(String(await lastSms(payload, number(1))))?.[0] ?? ''
  await readRows(payload, sql`update pending_activations set expires_at = '2026-01-01T00:00:00.000Z'`)
  expect((await verify(fresh, '192.0.2.9')).body.error?.message).toMatch(/gjelder ikke lenger/)
  // At rest there is no code.
  const [row] = await readRows(payload, sql`select code_hash, request from pending_activations`)
  expect(JSON.stringify(row)).not.toContain(`"${fresh}"`)
})

const csv = (text: string, name = 'abonnenter.csv') => new File([text], name, { type: 'text/csv' })

async function importFile(
  program: TestProgram,
  file: File,
  facts: object = { source: 'Stand på messa', store: true },
): Promise<Record<string, unknown>> {
  const { token } = await program.payload.login({
    collection: 'users',
    data: { email: 'admin@example.com', password: 'long enough for tests' },
  })
  const form = new FormData()
  form.set('_payload', JSON.stringify(facts))
  form.set('file', file)
  const answer = await fetch(`${program.url}/api/subscribers/import`, {
    method: 'POST',
    headers: { authorization: `JWT ${token}` },
    body: form,
  })
  return { status: answer.status, ...((await answer.json()) as object) }
}

test('a file of subscribers is counted first, then read in with the source of its consent', async () => {
  const { program, payload, groups } = await openNewsletter({
    customFields: [{ name: 'postnr', label: 'Postnummer', kind: 'text' }],
  })
  await using _ = program
  await subscribe(program, 1, [groups[0]])
  await subscribe(program, 2, [groups[0]])
  await endSubscriptions(payload, number(2), 'all', { source: 'test' })
  await subscribe(program, 3, [groups[0]])
  const { docs } = await payload.find({ collection: 'subscribers', where: { mobile: { equals: number(3) } } })
  const now = Date.now()
  await enqueueSms(payload, { key: 'before', to: number(3), text: 'Hei', dueAt: now + 3_600_000 }, now)
  expect((await program.rest('POST', `/api/subscribers/${docs[0]?.id}/erase`)).body).toEqual({ erased: true })
  expect((await payload.count({ collection: 'smsMessages', where: { to: { equals: number(3) } } })).totalDocs).toBe(0)
  expect(
    (await payload.count({ collection: 'consentEvents', where: { mobile: { equals: number(3) } } })).totalDocs,
  ).toBe(0)

  // As the plugin exports it: a line for each group, 1 and 0 for the state.
  const plugin = csv(
    [
      'ID,date,name,mobile,status,group_ID,custom_fields[postnr]',
      `1,2024-01-01 10:00:00,Kjent,${number(1)},1,${groups[0]},`,
      `2,2024-01-01 10:00:00,Avmeldt,${number(2)},1,${groups[0]},`,
      `3,2024-01-01 10:00:00,Glemt,${number(3)},1,${groups[0]},`,
      `4,2024-01-01 10:00:00,Ny,412 34 567,1,Fyringsvett,2640`,
      `5,2024-01-01 10:00:00,Ny,+47 412 34 567,1,${groups[1]},2640`,
      `6,2024-01-01 10:00:00,Sluttet,${number(6)},0,${groups[0]},`,
      `7,2024-01-01 10:00:00,Fasttelefon,22000000,1,${groups[0]},`,
      `8,2024-01-01 10:00:00,Feil gruppe,${number(8)},1,Ukjent,`,
    ].join('\n'),
  )
  const counts = { total: 7, added: 1, already: 1, inactive: 1, left: 1, suppressed: 1, errors: 2 }
  expect(await importFile(program, plugin, { source: 'Stand på messa' })).toMatchObject(counts)
  expect(await subscriptionsOf(payload, '+4741234567')).toEqual([])
  expect(await importFile(program, plugin)).toMatchObject({
    ...counts,
    listed: [
      { line: 8, error: { nb: expect.stringContaining('22000000') } },
      { line: 9, error: { nb: expect.stringContaining('Ukjent') } },
    ],
  })
  expect(await subscriptionsOf(payload, '+4741234567')).toHaveLength(2)
  expect(await subscriptionsOf(payload, number(2))).toEqual([])
  expect(await subscriptionsOf(payload, number(3))).toEqual([])
  const evidence = await payload.find({ collection: 'consentEvents', where: { kind: { equals: 'imported' } } })
  expect(evidence.docs).toMatchObject([{ mobile: '+4741234567', source: expect.stringContaining('Stand på messa (') }])
  // Once more changes nothing.
  expect(await importFile(program, plugin)).toMatchObject({ added: 0, already: 2 })
  // Who was forgotten may come back by themselves.
  expect((await subscribe(program, 3, [groups[0]])).status).toBe(200)
  expect(await importFile(program, plugin)).toMatchObject({ added: 0, already: 3, suppressed: 0 })

  expect(await importFile(program, plugin, { source: ' ', store: true })).toMatchObject({ status: 400 })
  expect(await importFile(program, csv('navn\nKari'))).toMatchObject({ status: 400 })

  const exported = await fetch(`${program.url}/api/subscribers/export?format=csv`, {
    headers: {
      authorization: `JWT ${(await payload.login({ collection: 'users', data: { email: 'admin@example.com', password: 'long enough for tests' } })).token}`,
    },
  })
  const text = await exported.text()
  expect(text).toContain('"Fyringsvett, Tilbud"'.replaceAll('"', ''))
  expect(text).not.toContain(number(2))
  expect(await importFile(program, csv(text), { source: 'Egen eksport' })).toMatchObject({ added: 0, errors: 0 })
  expect((await program.get('/api/subscribers/export')).status).toBe(403)
})

test('who tries links without end is asked to wait', async () => {
  await using program = await openProgram()
  const statuses = new Set<number>()
  for (let at = 0; at < 60; at++) statuses.add((await program.get(`/avmeld/${'a'.repeat(12)}${at % 10}`)).status)
  expect([...statuses]).toEqual([404])
  const limited = await program.get(`/avmeld/${'a'.repeat(13)}`)
  expect([limited.status, limited.text.includes('Lenken er feil')]).toEqual([429, false])
})
