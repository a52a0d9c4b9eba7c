/** The send-SMS call, row by row of docs/calls.md#send-sms, over HTTP as any client sends it. */
import { expect, test } from 'vitest'
import { ruleNonce, type SendRule } from '../../src/features/sendSms/blocks/sendSms/rule'
import { NONCE, SEND_SMS_ACTION } from '../../src/features/sendSms/blocks/sendSms/wire'
import { post } from '../support/members'
import { openProgram, type TestProgram } from '../support/program'
import { sendBy } from '../support/sms'
import { startGateway } from '../support/smsGateway'

const everybody: SendRule = { roles: undefined, receivers: ['admin'], max: 40 }
const staff: SendRule = { roles: ['administrator'], receivers: ['admin', 'subscribers', 'numbers'], max: 40 }

/** As the clients do: multipart, every field there, `undefined` for those that the form lacks. */
async function call(
  { url, payload }: TestProgram,
  rule: SendRule | string,
  fields: Record<string, string>,
  { address = '/wp-admin/admin-ajax.php', headers = {} }: { address?: string; headers?: Record<string, string> } = {},
) {
  const form = new FormData()
  const none = 'undefined'
  const all = {
    sender: none,
    recipients: none,
    message: none,
    group_ids: none,
    numbers: none,
    maxCount: none,
    ...fields,
  }
  for (const [name, value] of Object.entries(all)) form.set(name, value)
  const nonce = typeof rule === 'string' ? rule : ruleNonce(rule, payload.secret)
  const query = new URLSearchParams({ action: SEND_SMS_ACTION, [NONCE]: nonce })
  const answer = await fetch(`${url}${address}?${query}`, { method: 'POST', body: form, headers, redirect: 'manual' })
  const type = answer.headers.get('content-type') ?? ''
  const text = await answer.text()
  return { status: answer.status, type, body: type.includes('json') ? (JSON.parse(text) as unknown) : text }
}

const failure = (message: string) => ({
  status: 400,
  type: 'application/json',
  body: { success: false, data: { message } },
})
const success = { status: 200, type: 'application/json', body: { success: true, data: 'Successfully send SMS!' } }

/** The cookie of somebody who is signed in to the admin. */
async function cookieOf({ url }: TestProgram, email = 'admin@example.com'): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'long enough for tests' }),
  })
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
  return { cookie, origin: url, 'sec-fetch-site': 'same-origin' }
}

const own = { ownNumber: '412 34 567', sender: 'Eldvarde' }

test('everybody reaches the site’s own number: sender and length are the site’s, every character arrives', async () => {
  await using gateway = await startGateway()
  await using site = await openProgram()
  await sendBy(site, gateway, own)
  const message = 'Første linje\r\nBlåbær & <b> 100% 🎉'
  const fields = { recipients: 'admin', message, sender: 'Falsk', maxCount: '99999', numbers: '+4799999999' }
  expect(await call(site, everybody, fields)).toEqual(success)
  expect(gateway.calls.map(({ fields }) => [fields.to, fields.from, fields.text])).toEqual([
    ['+4741234567', 'Eldvarde', 'Første linje\nBlåbær & <b> 100% 🎉'],
  ])
})

test('failures are told in the contract’s words and order', async () => {
  await using gateway = await startGateway()
  await using site = await openProgram()
  await sendBy(site, gateway)
  const headers = await cookieOf(site)
  const asStaff = (fields: Record<string, string>) => call(site, staff, fields, { headers })
  const rows: [Record<string, string>, string][] = [
    [{}, 'Field Recipients is required.'],
    [{ recipients: 'numbers' }, 'Field Message is required.'],
    [
      { recipients: 'numbers', message: 'x'.repeat(41) },
      'The text you have entered exceeds the maximum character count.',
    ],
    [{ recipients: 'subscribers', message: 'Hei' }, 'Parameter group_ids is required'],
    [{ recipients: 'numbers', message: 'Hei' }, 'Parameter numbers is required'],
    [{ recipients: 'admin', message: 'Hei' }, 'Admin mobile number not found'],
    [{ recipients: 'numbers', message: 'Hei', numbers: '41234567, <b>' }, '&lt;b&gt; is not a valid number.'],
    [{ recipients: 'subscribers', message: 'Hei', group_ids: '99' }, 'The group does not exist any more.'],
  ]
  for (const [fields, message] of rows) expect(await asStaff(fields)).toEqual(failure(message))
  gateway.answer = () => ({ status: 403, body: 'Authorization failed for sendsms' })
  const one = { recipients: 'numbers', message: 'Hei', numbers: '41234567' }
  // The gateway's own error for staff; strangers are told no more than that it failed.
  expect(await asStaff(one)).toEqual(failure('HTTP 403'))
  await sendBy(site, gateway, own)
  const byStranger = await call(site, everybody, { recipients: 'admin', message: 'Hei' })
  expect(byStranger).toEqual(failure('The message was not sent. Try again shortly.'))
  await site.payload.updateGlobal({ slug: 'smsSettings', data: { gateway: 'none' } })
  expect(await asStaff(one)).toEqual(failure('No SMS gateway is configured.'))
  expect(gateway.accepted.size).toBe(0)
  const told = await call(site, staff, {}, { headers: { ...headers, 'x-page-language': 'nb' } })
  expect(told).toEqual(failure('Velg hvem meldingen går til.'))
})

test('who may send is decided by the signed rule and by who is signed in, before anything else', async () => {
  await using gateway = await startGateway()
  await using site = await openProgram()
  await sendBy(site, gateway, own)
  const denied = failure('Access denied.')
  const toNumber = { recipients: 'numbers', message: 'Hei', numbers: '41234568' }
  expect(await call(site, '', {})).toEqual(denied)
  expect(await call(site, `${ruleNonce(everybody, 'gjettet')}`, { recipients: 'admin', message: 'Hei' })).toEqual(
    denied,
  )
  // A stranger's rule reaches nobody but the site, and staff's rule nobody without the cookie.
  for (const recipients of ['numbers', 'subscribers'])
    expect(await call(site, everybody, { ...toNumber, recipients })).toEqual(denied)
  expect(await call(site, staff, toNumber)).toEqual(denied)
  const data = { email: 'editor@example.com', password: 'long enough for tests', name: 'E', role: 'editor' } as const
  await site.payload.create({ collection: 'users', data })
  expect(await call(site, staff, toNumber, { headers: await cookieOf(site, data.email) })).toEqual(denied)
  const headers = await cookieOf(site)
  // The cookie alone, sent by a page of another site, is nobody's consent.
  const elsewhere = { ...headers, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect(await call(site, staff, toNumber, { headers: elsewhere })).toEqual(denied)
  expect(gateway.calls).toEqual([])
  expect(await call(site, staff, toNumber, { headers })).toEqual(success)
  expect(gateway.accepted.get('+4741234568')).toBe(1)
})

test('staff send to several numbers, each once, however they are written', async () => {
  await using gateway = await startGateway()
  await using site = await openProgram()
  await sendBy(site, gateway)
  const numbers = '412 34 567, +46 70 123 45 67\n0047 41234567;41234568'
  const headers = await cookieOf(site)
  expect(await call(site, staff, { recipients: 'numbers', message: 'Hei', numbers }, { headers })).toEqual(success)
  await expect
    .poll(() => Object.fromEntries(gateway.accepted))
    .toEqual({ '+4741234567': 1, '+46701234567': 1, '+4741234568': 1 })
})

test('subscribers of a group get the message with the link by which to leave; those who left do not', async () => {
  await using gateway = await startGateway()
  await using site = await openProgram()
  await sendBy(site, gateway)
  const { payload, url } = site
  const headers = await cookieOf(site)
  const group = await payload.create({ collection: 'subscriberGroups', data: { name: 'Tilbud', open: true } as never })
  await payload.updateGlobal({ slug: 'newsletterSettings', data: { verification: false } as never })
  const subscribe = (mobile: string, path = '') =>
    fetch(`${url}/wp-json/wpsms/v1/newsletter${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Kari', mobile, group_id: [String(group.id)], type: 'subscribe' }),
    })
  const fields = { recipients: 'subscribers', message: 'Nye ovner!', group_ids: String(group.id) }
  expect(await call(site, staff, fields, { headers })).toEqual(failure('There are no subscribers.'))
  for (const mobile of ['+4741234567', '+4741234568']) expect((await subscribe(mobile)).status).toBe(200)
  expect((await subscribe('+4741234568', '/unsubscribe')).status).toBe(200)
  await expect
    .poll(async () => (await payload.count({ collection: 'smsMessages' })).totalDocs)
    .toBeGreaterThanOrEqual(0)
  gateway.calls.length = 0
  expect(await call(site, staff, fields, { headers })).toEqual(success)
  await expect.poll(() => gateway.calls.filter(({ fields }) => fields.text?.startsWith('Nye ovner!')).length).toBe(1)
  const sent = gateway.calls.find(({ fields }) => fields.text?.startsWith('Nye ovner!'))
  expect(sent?.fields.to).toBe('+4741234567')
  expect(sent?.fields.text).toMatch(/^Nye ovner!\n(Meld deg av|Leave): http:\/\/localhost:\d+\/avmeld\/[a-z0-9]{12,}$/)
})

test('it answers where editors moved it too, and unknown actions stay unknown', async () => {
  await using gateway = await startGateway()
  await using site = await openProgram()
  await sendBy(site, gateway, { ...own, sendAddress: '/send-melding' })
  const fields = { recipients: 'admin', message: 'Hei' }
  await expect.poll(() => call(site, everybody, fields, { address: '/send-melding' })).toEqual(success)
  expect(await call(site, everybody, fields)).toEqual(success)
  const unknown = await fetch(`${site.url}/wp-admin/admin-ajax.php?action=x`, { method: 'POST' })
  expect([unknown.status, unknown.headers.get('content-type'), await unknown.text()]).toEqual([
    400,
    'text/html; charset=utf-8',
    '0',
  ])
})

test('strangers send a few messages and no more, by address and in a day', async () => {
  await using gateway = await startGateway()
  await using site = await openProgram({ TRUST_PROXY: '1' })
  await sendBy(site, gateway, own)
  const fields = { recipients: 'admin', message: 'Hei' }
  const from = (address: string) => call(site, everybody, fields, { headers: { 'x-forwarded-for': address } })
  const tooMany = failure('Too many messages in a short time. Wait a little and try again.')
  for (let times = 0; times < 3; times++) expect(await from('10.0.0.1')).toEqual(success)
  expect(await from('10.0.0.1')).toEqual(tooMany)
  const answers = []
  for (let at = 2; at < 102; at++) answers.push(await from(`10.0.0.${at}`))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(97)
  expect(answers.at(-1)).toEqual(tooMany)
  expect(gateway.accepted.get('+4741234567')).toBe(100)
})

test('a program that fills in every field is thanked and sends nothing', async () => {
  await using gateway = await startGateway()
  await using site = await openProgram()
  await sendBy(site, gateway, own)
  expect(await call(site, everybody, { recipients: 'admin', message: 'Hei', nettside: 'http://x' })).toEqual(success)
  expect(gateway.calls).toEqual([])
})

test('a browser without script gets its page back, with what was written', async () => {
  await using gateway = await startGateway()
  await using site = await openProgram()
  await sendBy(site, gateway)
  const body = [{ blockType: 'sendSms', heading: 'Skriv til oss', who: 'everybody', maxCount: 40 }]
  const page = { title: 'SMS', slug: 'sms-til-oss', _status: 'published', body }
  expect((await site.rest('POST', '/api/pages', page)).status).toBe(201)
  const drawn = (await site.get('/sms-til-oss')).text
  const action = /action="([^"]+)" *enc|action="([^"]+)"/.exec(drawn.slice(drawn.indexOf('send-sms-form')))
  const address = (action?.[1] ?? action?.[2] ?? '').replaceAll('&amp;', '&')
  expect(address).toMatch(/^\/wp-admin\/admin-ajax\.php\?action=wp_sms_send_front_sms&_nonce=/)
  const send = (message: string) => {
    const fields = { page: '/sms-til-oss', form: 'send-sms', recipients: 'admin', message }
    return post(site, address, fields, { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' })
  }
  const { status, text, headers } = await send('Passer «Varde 5» i <hytta>?')
  expect([status, headers.get('cache-control')]).toEqual([422, 'private, no-store'])
  expect(text).toContain('Passer «Varde 5» i &lt;hytta&gt;?</textarea>')
  expect(text).toContain('Nettstedet har ikke noe eget mobilnummer ennå.')
  await site.payload.updateGlobal({ slug: 'smsSettings', data: own })
  const sent = await send('Passer den i hytta?')
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/sms-til-oss#send-sms-sendt'])
  expect(gateway.accepted.get('+4741234567')).toBe(1)
})
