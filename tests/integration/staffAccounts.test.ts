/** Accounts of staff: signing in, forgotten passwords, and what changes only with the own password. */
import { createHook } from 'node:async_hooks'
import { expect, test, vi } from 'vitest'
import { writeBoundLink } from '../../src/platform/boundLinks'
import { openProgram, type TestProgram } from '../support/program'

const password = 'granved om vinteren'
/** Milliseconds in which an account is sent one e-mail (`features/users/passwordReset.ts`). */
const SPAN = 10 * 60 * 1000

async function siteWithUser(env: Record<string, string> = {}) {
  const site = await openProgram({ TRUST_PROXY: '1', ...env })
  const user = await site.payload.create({
    collection: 'users',
    data: { name: 'Kari Ås', email: 'kari@example.com', password, role: 'editor' },
  })
  return { ...site, user }
}

/** Each from an address of its own unless one is named: what is limited is limited by it. */
let visitors = 0
async function post(site: TestProgram, path: string, body: object, from = `192.0.2.${++visitors}`) {
  const answer = await fetch(`${site.url}/api/users/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}
const signIn = (site: TestProgram, email: string, given: string, from?: string) =>
  post(site, 'login', { email, password: given }, from)

/** As the user, not the program. */
async function as(site: TestProgram, email: string, given: string) {
  const { text } = await signIn(site, email, given)
  const { token } = JSON.parse(text) as { token: string }
  return {
    me: async () => {
      const answer = await fetch(`${site.url}/api/users/me`, { headers: { authorization: `JWT ${token}` } })
      return ((await answer.json()) as { user: { email: string } | null }).user
    },
    change: (id: number, data: object) =>
      site.rest('PATCH', `/api/users/${id}`, data, { authorization: `JWT ${token}` }),
  }
}

const emails = async (site: TestProgram, to: string) =>
  (await site.payload.find({ collection: 'emails', where: { to: { equals: to } }, sort: 'id' })).docs

test('a wrong password is answered alike, and with as much work, whether somebody has the account or not', async () => {
  await using site = await siteWithUser()
  let hashes = 0
  const hook = createHook({
    init(_, type) {
      if (type === 'PBKDF2REQUEST') hashes++
    },
  }).enable()
  const there = await signIn(site, 'kari@example.com', 'feil passord her')
  const workThere = hashes
  const nobody = await signIn(site, 'ingen@example.com', 'feil passord her')
  hook.disable()
  expect(there.status).toBe(401)
  expect([nobody.status, nobody.text]).toEqual([there.status, there.text])
  expect(workThere).toBeGreaterThan(0)
  expect(hashes - workThere).toBe(workThere)
})

test('wrong tries slow an address and lock nobody out', async () => {
  await using site = await siteWithUser()
  expect((await signIn(site, 'kari@example.com', password, '198.51.100.1')).status).toBe(200)
  const tries = []
  for (let count = 0; count < 21; count++)
    tries.push((await signIn(site, 'KARI@example.com', 'feil passord her', '203.0.113.7')).status)
  expect(tries).toEqual([...Array(20).fill(401), 429])
  const slowed = await signIn(site, 'kari@example.com', password, '203.0.113.7')
  expect(slowed.status).toBe(429)
  expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(slowed.text).toContain('Vent noen minutter')
  // From many addresses together the account is slowed, but not where its owner signed in before.
  for (let count = 0; count < 40; count++) await signIn(site, 'kari@example.com', 'feil passord her')
  expect((await signIn(site, 'kari@example.com', password)).status).toBe(429)
  expect((await signIn(site, 'kari@example.com', password, '198.51.100.1')).status).toBe(200)
})

test('an office that signs in rightly is never asked to wait', async () => {
  await using site = await siteWithUser()
  const answers = []
  for (let count = 0; count < 30; count++)
    answers.push((await signIn(site, 'kari@example.com', password, '198.51.100.2')).status)
  expect(answers).toEqual(Array(30).fill(200))
})

test('a forgotten password: the same answer for everybody, a link that is not stored and works once', async () => {
  await using site = await siteWithUser()
  // In the middle of a span in which one e-mail is sent: the test may run at the end of one.
  vi.useFakeTimers({ toFake: ['Date'], now: (Math.floor(Date.now() / SPAN) + 0.5) * SPAN })
  const there = await post(site, 'forgot-password', { email: ' Kari@example.com' })
  const nobody = await post(site, 'forgot-password', { email: 'ingen@example.com' })
  expect(there.status).toBe(200)
  expect([nobody.status, nobody.text]).toEqual([there.status, there.text])
  // Asked for again, one e-mail comes.
  await post(site, 'forgot-password', { email: 'kari@example.com' })
  vi.useRealTimers()
  const [email, ...more] = await emails(site, 'kari@example.com')
  expect(more).toEqual([])
  const token = /\/admin\/reset\/([\w.-]+)/.exec(email?.text ?? '')?.[1] ?? ''
  expect(token).not.toBe('')
  const stored = await site.payload.db.findOne<{ id: number }>({
    collection: 'users',
    where: { email: { equals: 'kari@example.com' } },
  })
  expect(JSON.stringify(stored)).not.toContain(token)
  expect(stored).toMatchObject({ resetPasswordToken: null })

  const session = await as(site, 'kari@example.com', password)
  await site.payload.updateGlobal({ slug: 'site', data: { name: 'Varde Ovner' } })
  for (const weak of ['abc', '1234567890', 'kari.ås 2026', 'passord1234', 'vardeovner2026'])
    expect((await post(site, 'reset-password', { token, password: weak })).status, weak).toBe(400)
  expect((await post(site, 'reset-password', { token: `${token}x`, password: 'askebøtte av kobber' })).status).toBe(403)
  const reset = await post(site, 'reset-password', { token, password: 'askebøtte av kobber' })
  expect(reset.status).toBe(200)
  // The link alone signs nobody in, the old password and sessions are over, and so is the link.
  expect(reset.headers.get('set-cookie')).toBeNull()
  expect(await session.me()).toBeNull()
  expect((await signIn(site, 'kari@example.com', password)).status).toBe(401)
  expect((await signIn(site, 'kari@example.com', 'askebøtte av kobber')).status).toBe(200)
  const again = await post(site, 'reset-password', { token, password: 'enda et godt passord' })
  expect(again.status).toBe(403)
  expect(again.text).toContain('Lenken virker ikke lenger')
  expect((await emails(site, 'kari@example.com')).map(({ subject }) => subject)[1]).toContain('er endret')
})

test('a link of another time, another user or another purpose is refused', async () => {
  await using site = await siteWithUser()
  const { hash } = (await site.payload.db.findOne<{ hash: string; id: number }>({
    collection: 'users',
    where: { id: { equals: site.user.id } },
  })) ?? { hash: '' }
  const bound = `${Date.parse(site.user.createdAt)}\n${site.user.email}\n${hash}`
  const to = { purpose: 'staff-password', id: site.user.id, bound }
  const { secret } = site.payload
  for (const token of [
    writeBoundLink(to, secret, Date.now() - 1000),
    writeBoundLink({ ...to, id: 1 }, secret, Date.now() + 60_000),
    writeBoundLink({ ...to, purpose: 'member-password' }, secret, Date.now() + 60_000),
    writeBoundLink(to, 'another secret', Date.now() + 60_000),
    '',
    'undefined',
  ])
    expect((await post(site, 'reset-password', { token, password: 'askebøtte av kobber' })).status, token).toBe(403)
  const right = writeBoundLink(to, secret, Date.now() + 60_000)
  expect((await post(site, 'reset-password', { token: right, password: 'askebøtte av kobber' })).status).toBe(200)
})

test('a password everybody guesses is refused wherever it is set', async () => {
  await using site = await openProgram()
  const user = { name: 'Ola Nordmann', email: 'ola@example.com', role: 'editor' }
  for (const weak of ['1234567890', 'for kort', 'Ola.Nordmann1', 'velkommen2026', 'x'.repeat(513)]) {
    const { status, body } = await site.rest('POST', '/api/users', { ...user, password: weak })
    expect(status, weak).toBe(400)
    expect(body.errors?.[0]?.data?.errors?.[0]?.path).toBe('password')
  }
  expect((await site.rest('POST', '/api/users', { ...user, password })).status).toBe(201)
})

test('password, e-mail and role change only with the password of whoever changes them', async () => {
  await using site = await siteWithUser()
  await site.payload.create({
    collection: 'users',
    data: { name: 'Sjef', email: 'sjef@example.com', password: 'rødt murhus ved elva', role: 'administrator' },
  })
  const kari = await as(site, 'kari@example.com', password)
  const chief = await as(site, 'sjef@example.com', 'rødt murhus ved elva')
  for (const [who, data] of [
    [kari, { password: 'askebøtte av kobber' }],
    [kari, { email: 'ny@example.com' }],
    [kari, { email: 'ny@example.com', currentPassword: '' }],
    [kari, { email: 'ny@example.com', currentPassword: 'rødt murhus ved elva' }],
    [chief, { role: 'marketer' }],
    [chief, { role: 'marketer', currentPassword: password }],
  ] as const) {
    const { status, body } = await who.change(site.user.id, data)
    expect(status, JSON.stringify(data)).toBe(400)
    expect(body.errors?.[0]?.data?.errors?.[0]?.path).toBe('currentPassword')
  }
  expect(await emails(site, 'kari@example.com')).toEqual([])
  // What lets nobody in needs no password.
  expect((await kari.change(site.user.id, { name: 'Kari', email: 'KARI@example.com' })).status).toBe(200)

  const other = await as(site, 'kari@example.com', password)
  const changed = await kari.change(site.user.id, { password: 'askebøtte av kobber', currentPassword: password })
  expect(changed.status).toBe(200)
  expect(JSON.stringify(changed.body)).not.toContain(password)
  // Other sessions are over; the one that changed it goes on.
  expect(await other.me()).toBeNull()
  expect(await kari.me()).toMatchObject({ email: 'kari@example.com' })
  const mine = 'rødt murhus ved elva'
  expect((await chief.change(site.user.id, { role: 'marketer', currentPassword: mine })).status).toBe(200)
  expect((await chief.change(site.user.id, { email: 'ny@example.com', currentPassword: mine })).status).toBe(200)
  // Each was told to the address that was.
  expect((await emails(site, 'kari@example.com')).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Passordet ditt'),
    expect.stringContaining('Rollen din'),
    expect.stringContaining('E-posten din'),
  ])
  expect(await emails(site, 'ny@example.com')).toEqual([])
  expect((await signIn(site, 'ny@example.com', 'askebøtte av kobber')).status).toBe(200)
})

test('the event log says who did what, when and from where, and nothing that was typed', async () => {
  await using site = await siteWithUser()
  const page = (await site.rest('POST', '/api/pages', { title: 'Borte', _status: 'published', body: [] })).body.doc
  await site.payload.create({
    collection: 'users',
    data: { name: 'Sjef', email: 'sjef@example.com', password: 'rødt murhus ved elva', role: 'administrator' },
  })
  await signIn(site, 'hemmelig-skrevet@example.com', 'feil passord her', '198.51.100.4')
  await signIn(site, 'kari@example.com', 'feil passord her', '198.51.100.4')
  const { text } = await signIn(site, 'sjef@example.com', 'rødt murhus ved elva', '198.51.100.5')
  const headers = {
    authorization: `JWT ${(JSON.parse(text) as { token: string }).token}`,
    'x-forwarded-for': '198.51.100.5',
  }
  const mine = { currentPassword: 'rødt murhus ved elva' }
  await site.rest('PATCH', `/api/users/${site.user.id}`, { role: 'marketer', ...mine }, headers)
  await site.rest('PATCH', `/api/users/${site.user.id}`, { role: 'editor', currentPassword: 'feil' }, headers)
  await site.rest('POST', '/api/globals/site', { name: 'Nytt navn', _status: 'published' }, headers)
  await site.rest('DELETE', `/api/pages/${page?.id}`, undefined, headers)
  await site.rest('POST', '/api/users/logout', undefined, headers)

  const { docs } = await site.payload.find({ collection: 'accessLog', sort: 'id', pagination: false })
  expect(docs.map(({ userName, action, of, document, address }) => [userName, action, of, document, address])).toEqual([
    ['Ukjent konto', 'signInFailed', null, null, '198.51.100.4'],
    ['Kari Ås', 'signInFailed', null, null, '198.51.100.4'],
    ['Sjef', 'signedIn', null, null, '198.51.100.5'],
    ['Sjef', 'roleChanged', 'Brukere', site.user.id, '198.51.100.5'],
    ['Sjef', 'settingsChanged', expect.any(String), null, '198.51.100.5'],
    ['Sjef', 'binned', 'Sider', page?.id, '198.51.100.5'],
    ['Sjef', 'signedOut', null, null, '198.51.100.5'],
  ])
  expect(JSON.stringify(docs)).not.toMatch(/hemmelig-skrevet|feil passord/)
  // Nobody changes or removes a row, an administrator neither.
  const { status } = await site.rest('DELETE', `/api/accessLog/${docs[0]?.id}`)
  expect([403, 404, 405]).toContain(status)
  expect((await site.rest('PATCH', `/api/accessLog/${docs[0]?.id}`, { userName: 'En annen' })).status).not.toBe(200)
})
