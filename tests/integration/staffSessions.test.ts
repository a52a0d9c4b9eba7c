/** Sessions of staff: listed, ended, and over when nothing is done with them. And how colleagues come to have accounts. */
import { sql } from 'drizzle-orm'
import { decodeJwt, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { momentIn } from '../../src/cms/rows'
import { moment } from '../../src/cms/statements'
import { writeBoundLink } from '../../src/platform/boundLinks'
import { openProgram, type TestProgram } from '../support/program'
import { readRows } from '../support/rows'
import { browserOf, setUpCodes } from '../support/staff'

const password = 'granved om vinteren'
const kari = 'kari@example.com'
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

async function siteWithKari(env: Record<string, string> = {}) {
  const site = await openProgram({ TRUST_PROXY: '1', ...env })
  const user = await site.payload.create({
    collection: 'users',
    data: { name: 'Kari Ås', email: kari, password, role: 'editor' },
  })
  return { ...site, user }
}

/** As if time had passed since a user's sessions were used, and since they began. */
const passed = ({ payload }: TestProgram, owner: number, unused: number, since = unused) =>
  readRows(
    payload,
    sql`update staff_sessions set used_at = ${moment(Date.now() - unused)},
      started_at = ${moment(Date.now() - since)} where owner = ${owner}`,
  )

const setIdle = (site: TestProgram, idleHours: number) =>
  site.rest('POST', '/api/globals/staffSignIn', { idleHours, requiredRoles: [] })

const emails = async (site: TestProgram, to: string) =>
  (await site.payload.find({ collection: 'emails', where: { to: { equals: to } }, sort: 'id' })).docs

test('sessions are listed with browser and address; each is ended alone, or all others at once', async () => {
  await using site = await siteWithKari()
  const [one, two, three] = [browserOf(site, '198.51.100.1'), browserOf(site, '198.51.100.2'), browserOf(site)]
  for (const browser of [one, two, three]) await browser.signIn(kari, password)
  const { sessions } = (await one.get('/api/users/security')).body
  expect(sessions).toHaveLength(3)
  const mine = sessions.find(({ isThis }: { isThis: boolean }) => isThis)
  expect(mine).toEqual({
    id: expect.any(Number),
    startedAt: expect.any(String),
    usedAt: expect.any(String),
    device: 'Firefox, Linux',
    address: '198.51.100.1',
    provider: '',
    isThis: true,
  })
  const second = sessions.find(({ address }: { address: string }) => address === '198.51.100.2')
  expect((await one.post(`/api/users/sessions/${second.id}/end`)).status).toBe(200)
  expect((await one.post(`/api/users/sessions/${second.id}/end`)).status).toBe(404)
  expect([await two.me(), await three.me()]).toEqual([null, expect.objectContaining({ email: kari })])
  // Sessions of other users cannot be ended.
  const [admins] = await readRows(site.payload, sql`select id from staff_sessions where owner <> ${site.user.id}`)
  expect((await one.post(`/api/users/sessions/${Number(admins?.id)}/end`)).status).toBe(404)
  expect((await one.post('/api/users/sessions/end-others')).status).toBe(200)
  expect([await one.me(), await three.me()]).toEqual([expect.objectContaining({ email: kari }), null])
  expect((await site.rest('GET', '/api/users/me')).body.user).toMatchObject({ email: 'admin@example.com' })
  const { docs } = await site.payload.find({ collection: 'accessLog', where: { action: { equals: 'sessionsEnded' } } })
  expect(docs).toHaveLength(2)
  expect((await three.post('/api/users/sessions/end-others')).status).toBe(401)
})

test('a session that was ended does not come back with a change of its user, or with a new token', async () => {
  await using site = await siteWithKari()
  const [one, two] = [browserOf(site), browserOf(site)]
  await one.signIn(kari, password)
  await two.signIn(kari, password)
  const token = two.cookies.get('payload-token') ?? ''
  expect((await two.post('/api/users/refresh-token')).status).toBe(200)
  expect((await two.post('/api/users/logout')).status).toBe(200)
  expect(two.cookies.has('payload-token')).toBe(false)
  two.cookies.set('payload-token', token)
  expect(await two.me()).toBeNull()
  expect((await two.post('/api/users/refresh-token')).status).toBe(401)
  expect((await one.patch(`/api/users/${site.user.id}`, { name: 'Kari' })).status).toBe(200)
  expect([await one.me(), await two.me()]).toEqual([expect.objectContaining({ name: 'Kari' }), null])
})

test('a token is taken as it is signed here, and not under another algorithm', async () => {
  await using site = await siteWithKari()
  const { id, collection, sid } = decodeJwt(site.token)
  const signed = (alg: string) =>
    new SignJWT({ id, collection, sid })
      .setProtectedHeader({ alg, typ: 'JWT' })
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(site.payload.secret))
  const userOf = async (token: string) =>
    (await site.rest('GET', '/api/users/me', undefined, { authorization: `JWT ${token}` })).body.user
  expect(await userOf(await signed('HS256'))).toMatchObject({ id })
  expect(await userOf(await signed('HS512'))).toBeNull()
})

test('a session ends when nothing is done with it for as long as administrators say', async () => {
  await using site = await siteWithKari()
  const browser = browserOf(site)
  await browser.signIn(kari, password)
  // Twelve hours by default.
  await passed(site, site.user.id, 12 * HOUR - 60_000)
  expect(await browser.me()).toMatchObject({ email: kari })
  await passed(site, site.user.id, 12 * HOUR + 1000)
  expect(await browser.me()).toBeNull()
  expect((await browser.get('/api/users')).status).toBe(403)

  await setIdle(site, 2)
  await browser.signIn(kari, password)
  await passed(site, site.user.id, 2 * HOUR - 60_000)
  // Asking for a token is no use of it: a window that stands open does not keep its user signed in.
  const lastUse = async () => {
    const [row] = await readRows(
      site.payload,
      sql`select max(used_at) as used from staff_sessions where owner = ${site.user.id}`,
    )
    return momentIn(row?.used)
  }
  const before = await lastUse()
  const { exp } = (await browser.post('/api/users/refresh-token')).body
  expect(await lastUse()).toBe(before)
  // The token outlives the idle time, so that the admin does not leave a form when that is over.
  expect(exp * 1000 - Date.now()).toBeGreaterThan(29 * DAY)
  expect(await browser.me()).toMatchObject({ email: kari })
  expect(await lastUse()).toBeGreaterThan(before)
  await passed(site, site.user.id, 2 * HOUR + 1000)
  expect(await browser.me()).toBeNull()

  await setIdle(site, 0)
  await browser.signIn(kari, password)
  await passed(site, site.user.id, 20 * DAY)
  expect(await browser.me()).toMatchObject({ email: kari })
  // However much it is used.
  await passed(site, site.user.id, 0, 31 * DAY)
  expect(await browser.me()).toBeNull()
})

test('the first administrator of an empty site registers and is signed in', async () => {
  await using site = await openProgram({ TRUST_PROXY: '1' })
  await readRows(site.payload, sql`delete from users`)
  await readRows(site.payload, sql`delete from staff_sessions`)
  const browser = browserOf(site)
  const first = { email: 'sjef@example.com', password: 'rødt murhus ved elva', name: 'Sjef', role: 'administrator' }
  expect((await browser.post('/api/users/first-register', first)).status).toBe(200)
  expect(await browser.me()).toMatchObject({ email: 'sjef@example.com' })
  expect((await browser.get('/api/users/security')).body.sessions).toMatchObject([{ device: 'Firefox, Linux' }])
  expect((await browserOf(site).post('/api/users/first-register', first)).status).toBe(403)
})

test('administrators are asked for a second step once a session, and editors are not', async () => {
  await using site = await siteWithKari()
  const question = '/api/users/security/question'
  const admin = browserOf(site)
  const credentials = ['admin@example.com', 'long enough for tests'] as const
  await admin.signIn(...credentials)
  expect((await admin.get(question)).body).toEqual({ asks: true })
  expect((await admin.post('/api/users/security/later')).status).toBe(200)
  expect((await admin.get(question)).body).toEqual({ asks: false })
  // The next session is asked again, until there is one.
  await admin.signIn(...credentials)
  expect((await admin.get(question)).body).toEqual({ asks: true })
  await setUpCodes(admin, credentials[1])
  expect((await admin.get(question)).body).toEqual({ asks: false })
  const editor = browserOf(site)
  await editor.signIn(kari, password)
  expect((await editor.get(question)).body).toEqual({ asks: false })
})

test('a colleague is invited without a password, and chooses one by a link that works once', async () => {
  await using site = await siteWithKari()
  const created = await site.rest('POST', '/api/users', { name: 'Ola', email: 'ola@example.com', role: 'editor' })
  expect([created.status, created.body.doc?.invitedAt]).toEqual([201, expect.any(String)])
  const linkIn = (text = '') => /\/admin\/invitasjon\/([\w.-]+)/.exec(text)?.[1] ?? ''
  const [email, ...more] = await emails(site, 'ola@example.com')
  expect(more).toEqual([])
  const token = linkIn(email?.text)
  expect(token).not.toBe('')
  const ola = browserOf(site)
  expect((await ola.post('/api/users/invitation/open', { token })).body).toEqual({
    name: 'Ola',
    email: 'ola@example.com',
  })
  // Invited again: the older link is over.
  const again = await site.rest('POST', `/api/users/${created.body.doc?.id}/invite`)
  expect(again.status).toBe(200)
  const dead = await ola.post('/api/users/invitation', { token, password: 'rødt murhus ved elva' })
  expect([dead.status, dead.body.errors[0].message]).toEqual([403, expect.stringContaining('gjelder ikke lenger')])
  const next = linkIn((await emails(site, 'ola@example.com')).at(-1)?.text)
  for (const weak of ['', 'kort', 'passord1234', 'ola@example.com'])
    expect((await ola.post('/api/users/invitation', { token: next, password: weak })).status, weak).toBe(400)
  const accepted = await ola.post('/api/users/invitation', { token: next, password: 'rødt murhus ved elva' })
  expect([accepted.status, accepted.body.email]).toEqual([200, 'ola@example.com'])
  // A link does not sign its user in.
  expect(ola.cookies.size).toBe(0)
  expect((await ola.post('/api/users/invitation', { token: next, password: 'et annet godt passord' })).status).toBe(403)
  expect((await ola.post('/api/users/invitation/open', { token: next })).status).toBe(403)
  expect((await ola.signIn('ola@example.com', 'rødt murhus ved elva')).body.user).toMatchObject({ invitedAt: null })
  expect((await site.rest('POST', `/api/users/${created.body.doc?.id}/invite`)).status).toBe(400)
  const { docs } = await site.payload.find({ collection: 'accessLog', sort: 'id', pagination: false })
  expect(docs.map(({ action }) => action)).toEqual([
    'userCreated',
    'userInvited',
    'userInvited',
    'invitationAccepted',
    'signedIn',
  ])
  // No e-mail says that the password changed which they have just chosen.
  expect(await emails(site, 'ola@example.com')).toHaveLength(2)
})

test('an invitation is good for seven days, and is sent by administrators alone', async () => {
  await using site = await siteWithKari()
  const created = await site.rest('POST', '/api/users', { name: 'Ola', email: 'ola@example.com', role: 'editor' })
  const id = created.body.doc?.id ?? 0
  const [email] = await emails(site, 'ola@example.com')
  const token = /\/admin\/invitasjon\/([\w.-]+)/.exec(email?.text ?? '')?.[1] ?? ''
  const [, expires = ''] = token.split('.')
  const lasts = Number(expires) * 1000 - Date.now()
  expect(lasts).toBeGreaterThan(7 * DAY - 60_000)
  expect(lasts).toBeLessThanOrEqual(7 * DAY)
  // The link says until when, and is signed.
  const [row] = await readRows(site.payload, sql`select created_at, hash, invited_at from users where id = ${id}`)
  const bound = `${momentIn(row?.created_at)}\nola@example.com\n${row?.hash}\n${momentIn(row?.invited_at)}`
  const linkUntil = (end: number) =>
    writeBoundLink({ purpose: 'staff-invitation', id, bound }, site.payload.secret, end)
  expect(linkUntil(Number(expires) * 1000)).toBe(token)
  const open = async (link?: string) =>
    (await browserOf(site).post('/api/users/invitation/open', { token: link })).status
  expect(await open(linkUntil(Date.now() + 60_000))).toBe(200)
  const later = token.replace(expires, String(Number(expires) + 1000))
  for (const other of [linkUntil(Date.now() - 1000), later, `${token}x`, '', undefined])
    expect(await open(other)).toBe(403)

  const browser = browserOf(site)
  await browser.signIn(kari, password)
  expect((await browser.post(`/api/users/${id}/invite`)).status).toBe(403)
  expect((await browser.post('/api/users', { name: 'X', email: 'x@example.com', role: 'editor' })).status).toBe(403)
  for (const [field, data] of [
    ['email', { name: 'Ola', role: 'editor' }],
    ['email', { name: 'Ola', email: 'ola@example.com', role: 'editor' }],
    ['name', { email: 'ny@example.com', role: 'editor' }],
  ] as const) {
    const { status, body } = await site.rest('POST', '/api/users', data)
    expect([status, body.errors?.[0]?.data?.errors?.[0]?.path]).toEqual([400, field])
  }
})

test('the own account in an export names sessions and passkeys, and opens nothing', async () => {
  await using site = await siteWithKari()
  const browser = browserOf(site, '198.51.100.7')
  await browser.signIn(kari, password)
  const { key, recoveryCodes } = await setUpCodes(browser, password)
  const { usersData } = await import('../../src/features/users/personalData')
  const found = await usersData.ofPerson?.find(site.payload, { email: kari }, 'nb')
  const text = JSON.stringify(found)
  expect(text).toContain('198.51.100.7')
  const [session] = await readRows(site.payload, sql`select sid from staff_sessions where owner = ${site.user.id}`)
  for (const secret of [key.replaceAll(' ', ''), ...recoveryCodes, String(session?.sid)])
    expect(text).not.toContain(secret)
})
