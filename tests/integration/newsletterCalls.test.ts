/** Every row of the newsletter's contract over HTTP (docs/calls.md#newsletter), bodies compared whole. */
import http from 'node:http'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openProgram, type TestProgram } from '../support/program'
import { readRows } from '../support/rows'

const E = '/wp-json/wpsms/v1/newsletter'

const ok = (message: string) => ({ status: 200, body: { message, error: [], data: [] } })
const business = (message: string, code = 400) => ({ status: code, body: { error: { code, message } } })

type Headers = Record<string, string>

/** Each call from a visitor of its own, as a trusted proxy tells, unless the test says otherwise. */
let visitor = 0
const from = () => ({ 'x-forwarded-for': `198.51.${Math.floor(++visitor / 250)}.${visitor % 250}` })

async function post(program: TestProgram, path: string, body: object | string | FormData, headers: Headers = {}) {
  const raw = typeof body === 'string' || body instanceof FormData
  const answer = await fetch(program.url + path, {
    method: 'POST',
    headers: { ...from(), ...(raw ? {} : { 'content-type': 'application/json' }), ...headers },
    body: raw ? body : JSON.stringify(body),
  })
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  return { status: answer.status, body: await answer.json() }
}

/** As a browser without script; `fetch` says of itself that it is no navigation. */
const postNatively = (address: string, fields: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const headers = { ...from(), 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-mode': 'navigate' }
    const request = http.request(address, { method: 'POST', headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode))
    })
    request.on('error', reject).end(new URLSearchParams(fields).toString())
  })

interface Form {
  verification?: boolean
  groupsRequired?: boolean
  settings?: object
}

async function openNewsletter({ verification = false, groupsRequired = false, settings = {} }: Form = {}) {
  const program = await openProgram({ TRUST_PROXY: '1' })
  const { payload } = program
  const group = async (name: string, open = true) =>
    (await payload.create({ collection: 'subscriberGroups', data: { name, open, position: 0 } })).id
  const groups = [await group('Tilbud'), await group('Ved'), await group('Stengt', false)] as const
  await payload.updateGlobal({
    slug: 'newsletterSettings',
    data: { verification, groupsRequired, consentText: 'Jeg vil ha SMS.', ...settings },
  })
  await payload.updateGlobal({ slug: 'smsSettings', data: { gateway: 'log' } })
  return { program, groups }
}

const kari = { name: 'Kari', mobile: '+4741234567' }

/** The code in the last SMS to a number, which the log gateway keeps readable. */
async function codeTo({ payload }: TestProgram, mobile: string): Promise<string> {
  const rows = await readRows(
    payload,
    sql`select text from sms_messages where ${sql.identifier('to')} = ${mobile} order by id desc limit 1`,
  )
  return /^Your activation code: (\d{4})$/.exec(String(rows[0]?.text))?.[1] ?? ''
}

const otherThan = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

async function stateOf({ payload }: TestProgram, mobile: string) {
  const rows = await readRows(
    payload,
    sql`select ${sql.identifier('group')}, state, consent from subscriptions
      where subscriber_id = (select id from subscribers where mobile = ${mobile}) order by ${sql.identifier('group')}`,
  )
  return rows.map((row) => ({ group: Number(row.group), state: row.state, hasConsent: row.consent !== null }))
}

test('subscribing answers what the contract says, and stores it', async () => {
  const { program, groups } = await openNewsletter()
  await using _ = program
  const call = { ...kari, group_id: [String(groups[0])], type: 'subscribe', custom_fields: {} }
  expect(await post(program, E, call)).toEqual(ok('Your mobile number has been successfully subscribed.'))
  expect(await stateOf(program, kari.mobile)).toEqual([{ group: groups[0], state: 'active', hasConsent: true }])
  expect(await post(program, E, call)).toEqual(
    business('This mobile is already registered, please choose another one.'),
  )
  // Per group; and with one of several taken none is stored.
  const both = { ...call, group_id: groups.slice(0, 2).map(String) }
  expect(await post(program, E, both)).toEqual(
    business('This mobile is already registered, please choose another one.'),
  )
  expect(await stateOf(program, kari.mobile)).toHaveLength(1)
  const other = { ...call, group_id: [String(groups[1])] }
  expect(await post(program, E, other)).toEqual(ok('Your mobile number has been successfully subscribed.'))
})

test('the checks come in the contract’s order, each with its words', async () => {
  const { program, groups } = await openNewsletter({ groupsRequired: true })
  await using _ = program
  const group_id = [String(groups[0])]
  const missing = (names: string[]) => ({
    status: 400,
    body: {
      code: 'rest_missing_callback_param',
      message: `Missing parameter(s): ${names.join(', ')}`,
      data: { status: 400, params: names },
    },
  })
  expect(await post(program, E, {})).toEqual(missing(['name', 'mobile']))
  expect(await post(program, E, { name: null, mobile: '1', group_id: ['99'] })).toEqual(missing(['name']))
  expect(await post(program, `${E}/unsubscribe`, { name: 'x' })).toEqual(missing(['mobile']))
  expect(await post(program, `${E}/verify`, kari)).toEqual(missing(['activation']))

  const unknown = (id: string) => ({
    status: 400,
    body: {
      code: 'rest_invalid_param',
      message: 'Invalid parameter(s): group_id',
      data: {
        status: 400,
        params: { group_id: `Group ID #${id} is not valid` },
        details: { group_id: { code: 'rest_invalid_param', message: `Group ID #${id} is not valid`, data: null } },
      },
    },
  })
  expect(await post(program, E, { name: '', mobile: '', group_id: ['99'] })).toEqual(unknown('99'))
  expect(await post(program, E, { ...kari, group_id: [String(groups[2])] })).toEqual(unknown(String(groups[2])))
  expect(await post(program, `${E}/unsubscribe`, { ...kari, group_id: ['99'] })).toEqual(unknown('99'))
  expect(await post(program, `${E}/verify`, { ...kari, activation: '1', group_id: ['99'] })).toEqual(unknown('99'))
  // Clients insert messages as HTML.
  expect(await post(program, E, { ...kari, group_id: ['<img src=x>'] })).toEqual(unknown('&lt;img src=x&gt;'))

  const none = business('Please select a specific group.')
  expect(await post(program, E, { name: '', mobile: '' })).toEqual(none)
  expect(await post(program, `${E}/unsubscribe`, kari)).toEqual(none)
  const empty = business('Name and Mobile Number are required!')
  expect(await post(program, E, { name: ' ', mobile: 'x', group_id })).toEqual(empty)
  expect(await post(program, E, { name: 'x', mobile: '', group_id })).toEqual(empty)
  for (const [mobile, message] of [
    ['ring meg', 'Invalid Mobile Number'],
    ['+47', 'Invalid Mobile Number'],
    ['02345', "The mobile number doesn't contain the country code."],
    ['815 00 000', "The mobile number doesn't contain the country code."],
    ['+47 815 00 000', 'The mobile number is not valid for your country.'],
  ] as const)
    expect(await post(program, E, { name: 'x', mobile, group_id })).toEqual(business(message))
})

test('a call may come as JSON, urlencoded or multipart, with the digits and signs of its country', async () => {
  const { program, groups } = await openNewsletter({
    settings: {
      customFields: [
        { name: 'postnr', label: 'Postnummer', kind: 'text', required: true },
        { name: 'ovner', label: 'Ovner', kind: 'number' },
      ],
    },
  })
  await using _ = program
  const subscribed = ok('Your mobile number has been successfully subscribed.')
  const urlencoded = new URLSearchParams({ name: 'Kåre', mobile: '+۴۷ (412) 34-568', 'custom_fields[postnr]': '2640' })
  for (const id of groups.slice(0, 2)) urlencoded.append('group_id[]', String(id))
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  expect(await post(program, E, urlencoded.toString(), type)).toEqual(subscribed)
  expect(await stateOf(program, '+4741234568')).toHaveLength(2)

  const form = new FormData()
  for (const [name, value] of [
    ['name', 'Per'],
    ['mobile', '+٤٧٤١٢٣٤٥٦٩'],
    ['group_id[]', String(groups[1])],
    ['custom_fields[postnr]', '0150'],
    ['custom_fields[ovner]', '2,5'],
    ['custom_fields[ukjent]', 'kastes'],
  ] as const)
    form.append(name, value)
  expect(await post(program, E, form)).toEqual(subscribed)
  const { docs } = await program.payload.find({ collection: 'subscribers', sort: 'id' })
  expect(docs.map(({ name, mobile, customFields, source }) => ({ name, mobile, customFields, source }))).toEqual([
    { name: 'Kåre', mobile: '+4741234568', customFields: { postnr: '2640' }, source: 'client' },
    { name: 'Per', mobile: '+4741234569', customFields: { postnr: '0150', ovner: '2.5' }, source: 'client' },
  ])
  expect(await post(program, E, { ...kari, custom_fields: {} })).toEqual(business('Please fill in “Postnummer”.'))
  expect(await post(program, E, { ...kari, custom_fields: { postnr: '1', ovner: 'to' } })).toEqual(
    business('“Ovner” is not filled in correctly.'),
  )
  expect(await post(program, E, { ...kari, custom_fields: 'x' })).toMatchObject({
    body: { code: 'rest_invalid_param', data: { params: { custom_fields: expect.any(String) } } },
  })
})

test('every answer is JSON, whatever went wrong', async () => {
  const { program } = await openNewsletter()
  await using _ = program
  const json = { 'content-type': 'application/json' }
  expect(await post(program, E, '{"name":', json)).toEqual({
    status: 400,
    body: { code: 'rest_invalid_json', message: 'Invalid JSON body passed.', data: { status: 400, params: {} } },
  })
  for (const body of ['[]', 'null', '7', '']) expect((await post(program, E, body, json)).status).toBe(400)
  expect((await post(program, E, '<x/>', { 'content-type': 'text/xml' })).status).toBe(415)
  expect((await post(program, E, 'x'.repeat(300_000), json)).status).toBe(413)
  expect((await post(program, E, 'x'.repeat(3_000_000), json)).status).toBe(413)
  const endless = await fetch(program.url + E, {
    method: 'POST',
    headers: { ...json, ...from() },
    body: new ReadableStream({
      start(controller) {
        for (let part = 0; part < 30; part++) controller.enqueue(new Uint8Array(100_000))
        controller.close()
      },
    }),
    duplex: 'half',
  } as RequestInit)
  expect(endless.status).toBe(413)
  expect(await endless.json()).toMatchObject({ data: { status: 413 } })

  const get = await program.get(E)
  expect(get.status).toBe(401)
  expect(JSON.parse(get.text).code).toBe('rest_forbidden')
  for (const method of ['PUT', 'PATCH', 'DELETE'])
    for (const path of [E, `${E}/unsubscribe`, `${E}/verify`]) {
      const answer = await fetch(program.url + path, { method })
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ code: 'rest_no_route' })
    }
  expect((await program.get(`${E}/verify`)).status).toBe(404)
})

test('an error of ours is JSON too, and the log says nothing of whom it was about', async () => {
  const { program } = await openNewsletter()
  await using _ = program
  await readRows(program.payload, sql`alter table subscriptions rename to gone`)
  const answer = await post(program, E, kari)
  await readRows(program.payload, sql`alter table gone rename to subscriptions`)
  expect(answer).toMatchObject({
    status: 500,
    body: { code: 'rest_internal_error', data: { status: 500, params: {} } },
  })
})

test('a code activates, once, all that was asked for', async () => {
  const { program, groups } = await openNewsletter({ verification: true })
  await using _ = program
  const call = { ...kari, group_id: groups.slice(0, 2).map(String), type: 'subscribe' }
  const sent = ok('To activate your subscription, the activation has been sent to your number.')
  expect(await post(program, `${E}/verify`, { ...call, activation: '1234' })).toEqual(business('Not found the number!'))
  expect(await post(program, E, call)).toEqual(sent)
  expect(await stateOf(program, kari.mobile)).toEqual([])
  const first = await codeTo(program, kari.mobile)
  expect(first).toMatch(/^\d{4}$/)
  const wrong = business('Activation code is wrong!')
  expect(await post(program, `${E}/verify`, { ...call, activation: otherThan(first) })).toEqual(wrong)
  const needed = business('The required parameters must be valued!')
  expect(await post(program, `${E}/verify`, { ...call, activation: ' ' })).toEqual(needed)
  // Asking again makes the first code worthless.
  expect(await post(program, E, call)).toEqual(sent)
  const code = await codeTo(program, kari.mobile)
  if (code !== first) expect(await post(program, `${E}/verify`, { ...call, activation: first })).toEqual(wrong)
  const done = ok('Your mobile number has been successfully subscribed.')
  const typed = { name: 'Kari', mobile: '+47 412 34 567', activation: ` ${code} ` }
  expect(await post(program, `${E}/verify`, typed)).toEqual(done)
  expect(await stateOf(program, kari.mobile)).toEqual(
    groups.slice(0, 2).map((group) => ({ group, state: 'active', hasConsent: true })),
  )
  expect(await post(program, `${E}/verify`, typed)).toEqual(business('Not found the number!'))
  const kinds = await program.payload.find({ collection: 'consentEvents', sort: 'id' })
  expect(kinds.docs.map(({ kind, wordingSource, wording }) => [kind, wordingSource, wording])).toEqual([
    ['codeSent', 'unknown', null],
    ['codeSent', 'unknown', null],
    ['confirmed', 'unknown', null],
  ])
  // Shortened: nobody's whole address is kept.
  for (const { address } of kinds.docs) expect(address).toMatch(/^198\.51\.\d+\.0$/)
})

test('a code can be a number in the JSON', async () => {
  const { program } = await openNewsletter({ verification: true })
  await using _ = program
  for (;;) {
    await post(program, E, kari)
    const code = await codeTo(program, kari.mobile)
    // JSON writes no leading zeros.
    if (code.startsWith('0')) continue
    const answer = await post(program, `${E}/verify`, { ...kari, activation: Number(code) })
    expect(answer.status).toBe(200)
    return
  }
})

test('without a gateway nobody waits for a code', async () => {
  const { program } = await openNewsletter({ verification: true })
  await using _ = program
  await program.payload.updateGlobal({ slug: 'smsSettings', data: { gateway: 'none' } })
  expect(await post(program, E, kari)).toEqual(ok('Your mobile number has been successfully subscribed.'))
})

test('a code that the gateway does not take leaves nothing behind', async () => {
  const { program } = await openNewsletter({ verification: true })
  await using _ = program
  // Nobody listens there.
  const kannel = { address: 'http://127.0.0.1:9/cgi-bin/sendsms', username: 'x', password: 'x' }
  await program.payload.updateGlobal({ slug: 'smsSettings', data: { gateway: 'kannel', kannel } as never })
  const answer = await post(program, E, kari)
  expect(answer).toEqual(business('The activation code could not be sent. Please try again later.'))
  expect((await program.payload.count({ collection: 'pendingActivations' })).totalDocs).toBe(0)
  expect(await post(program, `${E}/verify`, { ...kari, activation: '1234' })).toEqual(business('Not found the number!'))
})

test('unsubscribing ends all, or what was named, and is evidence', async () => {
  const { program, groups } = await openNewsletter()
  await using _ = program
  const [one, two] = groups
  await post(program, E, { ...kari, group_id: [String(one), String(two)] })
  const left = ok('Your mobile number has been successfully unsubscribed.')
  const unknown = business('The mobile number does not exist!')
  expect(await post(program, `${E}/unsubscribe`, { name: 'x', mobile: '+4799999999' })).toEqual(unknown)
  expect(await post(program, `${E}/unsubscribe`, { name: 'x', mobile: 'x' })).toEqual(unknown)
  expect(await post(program, `${E}/unsubscribe`, { ...kari, group_id: [String(two)] })).toEqual(left)
  expect(await post(program, `${E}/unsubscribe`, { ...kari, group_id: [String(two)] })).toEqual(unknown)
  expect(await stateOf(program, kari.mobile)).toMatchObject([{ state: 'active' }, { state: 'ended' }])
  expect(await post(program, `${E}/unsubscribe`, kari)).toEqual(left)
  expect(await post(program, `${E}/unsubscribe`, kari)).toEqual(unknown)
  const { docs } = await program.payload.find({ collection: 'consentEvents', sort: 'id' })
  expect(docs.map(({ kind, groups }) => [kind, groups])).toEqual([
    ['given', [one, two]],
    ['withdrawn', [two]],
    ['withdrawn', [one]],
  ])
  // And comes back as new consent.
  expect(await post(program, E, { ...kari, group_id: [String(two)] })).toMatchObject({ status: 200 })
  expect(await stateOf(program, kari.mobile)).toMatchObject([{ state: 'ended' }, { state: 'active' }])
})

test('the calls answer where editors moved them, and where they were', async () => {
  const { program } = await openNewsletter()
  await using _ = program
  const settings = (endpoint: string) => program.rest('POST', '/api/globals/newsletterSettings', { endpoint })
  for (const bad of ['nyhetsbrev', '/api/x', '/a b', '//x', '/x/']) expect((await settings(bad)).status, bad).toBe(400)
  expect((await settings('/kall/nyhetsbrev')).status).toBe(200)
  for (const path of ['/kall/nyhetsbrev', E]) {
    expect((await post(program, path, {})).body).toMatchObject({ code: 'rest_missing_callback_param' })
    expect((await post(program, `${path}/verify`, {})).body).toMatchObject({ code: 'rest_missing_callback_param' })
    expect((await program.get(path)).status).toBe(401)
  }
  expect((await post(program, '/kall/nyhetsbrev', 'x'.repeat(3_000_000))).status).toBe(413)
  expect((await settings('/annet')).status).toBe(200)
  expect((await program.get('/kall/nyhetsbrev')).status).toBe(404)
})

test('evidence says what is known of the wording: shown by a form of ours, by none of it, or sent by another client', async () => {
  const { program } = await openNewsletter()
  await using _ = program
  const { payload, url } = program
  // The newest words are the second version: nobody is said to have seen them who does not say so.
  await payload.updateGlobal({ slug: 'newsletterSettings', data: { consentText: 'Jeg vil gjerne ha SMS.' } })
  let last = 41234600
  const person = () => ({ name: 'Kari', mobile: `+47${++last}` })
  const page = { 'x-page-language': 'nb', referer: `${url}/nyheter` }
  await post(program, E, person())
  await post(program, E, person(), { ...page, 'x-consent-wording': '1' })
  await post(program, E, person(), { ...page, 'x-consent-wording': '2' })
  await post(program, E, person(), page)
  for (const wrong of ['99', '1.5', '-1', '1e9', 'alle'])
    await post(program, E, person(), { 'x-consent-wording': wrong })
  const native = async (fields: Record<string, string>) =>
    postNatively(url + E, { ...person(), form: 'nyhetsbrev', page: '/nyheter', ...fields })
  await native({ wording: '2', consent: '1' })
  await native({})
  const { docs } = await payload.find({ collection: 'consentEvents', sort: 'id', pagination: false })
  const nothing = ['given', 'unknown', null, null, null, 'another client']
  expect(
    docs.map((one) => [one.kind, one.wordingSource, one.wordingVersion, one.wording, one.page, one.source]),
  ).toEqual([
    nothing,
    ['given', 'shown', 1, 'Jeg vil ha SMS.', '/nyheter', 'form'],
    ['given', 'shown', 2, 'Jeg vil gjerne ha SMS.', '/nyheter', 'form'],
    ['given', 'notShown', null, null, '/nyheter', 'form'],
    ...Array.from({ length: 5 }, () => nothing),
    ['given', 'shown', 2, 'Jeg vil gjerne ha SMS.', '/nyheter', 'form without script'],
    ['given', 'notShown', null, null, '/nyheter', 'form without script'],
  ])
  const { docs: people } = await payload.find({ collection: 'subscribers', sort: 'id', pagination: false })
  expect(people.slice(0, 2).map(({ source }) => source)).toEqual(['client', 'form'])
})

test('who leaves agrees to no words, whatever form they leave by', async () => {
  const { program } = await openNewsletter()
  await using _ = program
  const shown = { 'x-page-language': 'nb', 'x-consent-wording': '1' }
  await post(program, E, kari, shown)
  await post(program, `${E}/unsubscribe`, kari, shown)
  const { docs } = await program.payload.find({ collection: 'consentEvents', sort: 'id' })
  expect(
    docs.map(({ kind, wordingSource, wording, wordingVersion }) => [kind, wordingSource, wording, wordingVersion]),
  ).toEqual([
    ['given', 'shown', 'Jeg vil ha SMS.', 1],
    ['withdrawn', null, null, null],
  ])
})
