/** The second step of signing in to the admin: what is closed before it, and what it takes once. */
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { rescueAccount } from '../../src/features/users'
import { createAuthenticator } from '../support/authenticator'
import { openProgram, type TestProgram } from '../support/program'
import { readRows } from '../support/rows'
import { browserOf, codeAt, type StaffBrowser, setUpCodes } from '../support/staff'

const password = 'granved om vinteren'
const kari = 'kari@example.com'
/** Milliseconds in which an app shows one code. */
const PERIOD = 30_000

async function siteWithKari(role: 'administrator' | 'editor' = 'editor') {
  const site = await openProgram({ TRUST_PROXY: '1' })
  const user = await site.payload.create({
    collection: 'users',
    data: { name: 'Kari Ås', email: kari, password, role },
  })
  return { ...site, user }
}

const requireOf = (site: TestProgram, requiredRoles: string[]) =>
  site.rest('POST', '/api/globals/staffSignIn', { requiredRoles, idleHours: 12 })

async function addPasskey(browser: StaffBrowser, site: TestProgram, proof: object = { password }) {
  const key = createAuthenticator(site.url)
  const { body: options } = await browser.post('/api/users/security/passkeys/options', { proof })
  const answer = await browser.post('/api/users/security/passkeys', {
    name: 'Jobb-PC',
    response: key.create(options),
  })
  return { key, ...answer }
}

/** Everything that is not the second step. */
const closed = [
  '/api/pages?draft=true&where[_status][equals]=draft',
  '/api/users',
  '/api/users/security',
  '/api/users/1/second-step',
  '/api/emails',
  '/api/accessLog',
  '/api/globals/staffSignIn',
  '/preview/pages/1',
]

const letters = async (site: TestProgram, to = kari) =>
  (await site.payload.find({ collection: 'emails', where: { to: { equals: to } }, sort: 'id' })).docs

const events = async ({ payload }: TestProgram) =>
  (await payload.find({ collection: 'accessLog', sort: 'id', pagination: false })).docs.map(({ action }) => action)

test('the password alone opens nothing but the second step, for REST and for pages of staff', async () => {
  await using site = await siteWithKari('administrator')
  const first = browserOf(site)
  await first.signIn(kari, password)
  const { key } = await setUpCodes(first, password)

  const browser = browserOf(site)
  const stranger = browserOf(site)
  const { status, body } = await browser.signIn(kari, password)
  expect([status, body.secondStep, body.user, body.token]).toEqual([
    200,
    { step: 'check', factors: { passkey: false, code: true, recovery: true } },
    null,
    undefined,
  ])
  expect(browser.cookies.has('payload-token')).toBe(false)
  expect(await browser.me()).toBeNull()
  for (const path of closed) {
    const [asked, told] = [await browser.get(path), await stranger.get(path)]
    expect([path, asked.status, asked.body]).toEqual([path, told.status, told.body])
    expect([200, 302, 401, 403, 404], path).toContain(asked.status)
  }
  for (const path of ['security/codes/options', 'security/passkeys/options', 'security/recovery', 'refresh-token'])
    expect((await browser.post(`/api/users/${path}`, { proof: { password } })).status, path).toBe(401)
  expect((await browser.patch(`/api/users/${site.user.id}`, { name: 'En annen' })).status).toBe(403)
  // What the note of the first step says is taken as no token either.
  const note = decodeURIComponent(browser.cookies.get('staff-first-step') ?? '')
  const { body: asToken } = await site.rest('GET', '/api/users/me', undefined, { authorization: `JWT ${note}` })
  expect(asToken.user).toBeNull()

  const right = await browser.post('/api/users/second-step/code', { code: codeAt(key, Date.now() + PERIOD) })
  expect([right.status, right.body.user.email]).toEqual([200, kari])
  expect(await browser.me()).toMatchObject({ email: kari })
  // The note is over with it.
  expect(browser.cookies.has('staff-first-step')).toBe(false)
})

test('the note of the first step ends with the password, and cannot be another user’s', async () => {
  await using site = await siteWithKari()
  const first = browserOf(site)
  await first.signIn(kari, password)
  await setUpCodes(first, password)
  const browser = browserOf(site)
  await browser.signIn(kari, password)
  expect((await browser.get('/api/users/second-step')).status).toBe(200)
  const note = browser.cookies.get('staff-first-step') ?? ''
  browser.cookies.set('staff-first-step', note.replace(/^\d+/, '1'))
  expect((await browser.get('/api/users/second-step')).status).toBe(401)
  browser.cookies.set('staff-first-step', note)
  await site.payload.update({ collection: 'users', id: site.user.id, data: { password: 'askebøtte av kobber' } })
  const { status, body } = await browser.get('/api/users/second-step')
  expect([status, body.errors[0].message]).toEqual([401, expect.stringContaining('Begynn på nytt')])
})

test('a code is taken once, and wrong ones are slowed without a lock', async () => {
  // In the middle of a period, and staying there: the codes before and after are good throughout.
  vi.useFakeTimers({ toFake: ['Date'], now: (Math.floor(Date.now() / PERIOD) + 0.5) * PERIOD })
  onTestFinished(() => void vi.useRealTimers())
  await using site = await siteWithKari()
  const first = browserOf(site)
  await first.signIn(kari, password)
  const now = Date.now()
  const { key } = await setUpCodes(first, password, now - PERIOD)

  // The code that proved the app is used.
  const browser = browserOf(site)
  await browser.signIn(kari, password)
  const check = (code: string, at = browser) => at.post('/api/users/second-step/code', { code })
  expect((await check(codeAt(key, now - PERIOD))).status).toBe(401)
  expect((await check(codeAt(key, now))).status).toBe(200)
  await browser.signIn(kari, password)
  const again = await check(codeAt(key, now))
  expect([again.status, again.body.errors[0].message]).toEqual([401, expect.stringContaining('er brukt')])
  for (const other of ['', '12345', 'abcdef', codeAt(key, now + 10 * PERIOD)])
    expect((await check(other)).status, other).toBe(401)

  // Of two at the same moment one gets in.
  const [one, other] = [browserOf(site), browserOf(site)]
  await Promise.all([one.signIn(kari, password), other.signIn(kari, password)])
  const next = codeAt(key, now + PERIOD)
  const both = await Promise.all([check(next, one), check(next, other)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])

  const guesser = browserOf(site, '203.0.113.9')
  await guesser.signIn(kari, password)
  const tries = []
  for (let count = 0; count < 21; count++) tries.push((await check('000000', guesser)).status)
  expect(tries).toEqual([...Array(20).fill(401), 429])
  expect((await events(site)).filter((action) => action === 'secondStepFailed').length).toBeGreaterThan(20)
})

test('a recovery code is taken once, told of, and replaced by new ones', async () => {
  await using site = await siteWithKari()
  const first = browserOf(site)
  await first.signIn(kari, password)
  const { recoveryCodes } = await setUpCodes(first, password)
  expect(new Set(recoveryCodes).size).toBe(10)
  const [code = '', other = ''] = recoveryCodes

  const browser = browserOf(site)
  const recover = async (typed: string) => {
    await browser.signIn(kari, password)
    return (await browser.post('/api/users/second-step/recovery', { code: typed })).status
  }
  // However it is typed.
  expect(await recover(code.toUpperCase().replaceAll('-', ' '))).toBe(200)
  expect(await recover(code)).toBe(401)
  expect((await letters(site)).at(-1)?.subject).toContain('gjenopprettingskode ble brukt')
  expect(await events(site)).toContain('recoveryUsed')
  expect((await first.get('/api/users/security')).body.recovery).toBe(9)

  expect((await first.post('/api/users/security/recovery', {})).status).toBe(400)
  const { body } = await first.post('/api/users/security/recovery', { proof: { password } })
  expect(body.recoveryCodes).toHaveLength(10)
  expect(await recover(other)).toBe(401)
  expect(await recover(body.recoveryCodes[0])).toBe(200)
  expect((await letters(site)).some(({ subject }) => subject.startsWith('Nye gjenopprettingskoder'))).toBe(true)
})

test('a passkey is both steps where it knows the person, and the second alone where it does not', async () => {
  await using site = await siteWithKari()
  const first = browserOf(site)
  const other = browserOf(site)
  await first.signIn(kari, password)
  await other.signIn(kari, password)
  const { key, status, body } = await addPasskey(first, site)
  expect([status, body.recoveryCodes.length]).toEqual([200, 10])
  // Other sessions have ended.
  expect([await first.me(), await other.me()]).toEqual([expect.objectContaining({ email: kari }), null])

  const browser = browserOf(site)
  const alone = async (verified: boolean) => {
    const { body: options } = await browser.post('/api/users/passkey-options')
    expect(options.allowCredentials ?? []).toEqual([])
    return key.get(options, { verified })
  }
  const unknown = await browser.post('/api/users/passkey', { response: await alone(false) })
  expect([unknown.status, unknown.body.errors[0].message]).toEqual([401, expect.stringContaining('ble ikke godtatt')])
  const answer = await alone(true)
  expect((await browser.post('/api/users/passkey', { response: answer })).status).toBe(200)
  expect(await browser.me()).toMatchObject({ email: kari })
  // No answer is taken twice.
  expect((await browserOf(site).post('/api/users/passkey', { response: answer })).status).toBe(401)

  const stepped = browserOf(site)
  await stepped.signIn(kari, password)
  const { body: options } = await stepped.post('/api/users/second-step/passkey-options')
  expect(options.allowCredentials).toMatchObject([{ id: key.id }])
  // An answer to the question of a sign-in alone is none to this one.
  expect((await stepped.post('/api/users/second-step/passkey', { response: await alone(true) })).status).toBe(401)
  const response = key.get(options, { verified: false })
  expect((await stepped.post('/api/users/second-step/passkey', { response })).status).toBe(200)
  const { passkeys } = (await stepped.get('/api/users/security')).body
  expect(passkeys).toEqual([
    { id: expect.any(Number), name: 'Jobb-PC', addedAt: expect.any(String), usedAt: expect.any(String) },
  ])
  for (const broken of [undefined, null, 7, {}, { id: key.id }, { ...response, response: {} }])
    expect((await browserOf(site).post('/api/users/passkey', { response: broken })).status).toBe(401)
})

test('a passkey opens its own user’s account alone, and cannot be registered by a second user', async () => {
  await using site = await siteWithKari()
  await site.payload.create({
    collection: 'users',
    data: { name: 'Ola', email: 'ola@example.com', password: 'rødt murhus ved elva', role: 'editor' },
  })
  const hers = browserOf(site)
  await hers.signIn(kari, password)
  const { key } = await addPasskey(hers, site)
  const his = browserOf(site)
  await his.signIn('ola@example.com', 'rødt murhus ved elva')
  const own = { password: 'rødt murhus ved elva' }
  const { body: options } = await his.post('/api/users/security/passkeys/options', { proof: own })
  expect((await his.post('/api/users/security/passkeys', { response: key.create(options) })).status).toBe(400)
  await addPasskey(his, site, own)
  await his.signIn('ola@example.com', 'rødt murhus ved elva')
  const { body: step } = await his.post('/api/users/second-step/passkey-options')
  expect((await his.post('/api/users/second-step/passkey', { response: key.get(step) })).status).toBe(401)
})

test('a change asks for the password or a fresh passkey, is noted, and told by mail', async () => {
  await using site = await siteWithKari()
  const browser = browserOf(site)
  await browser.signIn(kari, password)
  for (const path of ['passkeys/options', 'codes/options', 'codes/remove', 'recovery'])
    for (const proof of [undefined, {}, { password: '' }, { password: 'feil' }, { passkey: {} }]) {
      const { status, body } = await browser.post(`/api/users/security/${path}`, { proof })
      expect([path, status, body.errors.length]).toEqual([path, 400, 1])
    }
  const { key } = await addPasskey(browser, site)
  const { body: asked } = await browser.post('/api/users/security/proof-options')
  const proof = { passkey: key.get(asked) }
  const { body: offer } = await browser.post('/api/users/security/codes/options', { proof })
  expect(offer.picture).toContain('<svg')
  // Once: the same answer proves nothing more.
  expect((await browser.post('/api/users/security/codes/options', { proof })).status).toBe(400)
  const wrong = await browser.post('/api/users/security/codes', { sealed: offer.sealed, code: '000000' })
  expect([wrong.status, wrong.body.errors[0].message]).toEqual([400, expect.stringContaining('Se at klokken')])
  const code = codeAt(offer.key, Date.now())
  expect((await browser.post('/api/users/security/codes', { sealed: `${offer.sealed}x`, code })).status).toBe(400)
  expect((await browser.post('/api/users/security/codes', { sealed: offer.sealed, code })).status).toBe(200)
  expect((await browser.get('/api/users/security')).body.codes.addedAt).toEqual(expect.any(String))

  const [passkey] = (await browser.get('/api/users/security')).body.passkeys
  const at = `/api/users/security/passkeys/${passkey.id}`
  expect((await browser.post(`${at}/name`, { name: ' Min\nnøkkel ' })).status).toBe(200)
  expect((await browser.get('/api/users/security')).body.passkeys[0].name).toBe('Min nøkkel')
  expect((await browser.post(`${at}/remove`)).status).toBe(400)
  expect((await browser.post(`${at}/remove`, { proof: { password } })).status).toBe(200)
  expect((await browser.post(`${at}/remove`, { proof: { password } })).status).toBe(404)
  expect((await browser.post('/api/users/security/codes/remove', { proof: { password } })).status).toBe(200)
  // Recovery codes are for what is there.
  expect((await browser.get('/api/users/security')).body).toMatchObject({ passkeys: [], codes: null, recovery: 0 })
  expect((await browser.post('/api/users/security/recovery', { proof: { password } })).status).toBe(400)

  expect((await events(site)).filter((action) => /^(passkey|codes|recovery)/.test(action))).toEqual([
    'passkeyAdded',
    'codesAdded',
    'passkeyRemoved',
    'codesRemoved',
  ])
  expect((await letters(site)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Ny passnøkkel'),
    expect.stringContaining('Engangskoder er satt opp'),
    expect.stringContaining('er fjernet'),
    expect.stringContaining('er fjernet'),
  ])
})

test('where the role must have a second step, nothing else answers until it is set up', async () => {
  await using site = await siteWithKari()
  const before = browserOf(site)
  await before.signIn(kari, password)
  expect(await before.me()).toMatchObject({ email: kari })
  expect((await requireOf(site, ['editor'])).status).toBe(200)
  // Also for sessions that were open before.
  expect(await before.me()).toBeNull()

  const browser = browserOf(site)
  const { body } = await browser.signIn(kari, password)
  expect([body.secondStep, body.user]).toEqual([{ step: 'setUp' }, null])
  for (const path of closed) expect((await browser.get(path)).body.user ?? null, path).toBeNull()
  expect((await browser.get('/api/users/security')).status).toBe(401)
  expect((await browser.post('/api/users/security/recovery', { proof: { password } })).status).toBe(401)
  expect(await browser.me()).toBeNull()
  // The password has just been said: no other proof is asked for.
  const { body: offer } = await browser.post('/api/users/security/codes/options')
  const done = await browser.post('/api/users/security/codes', {
    sealed: offer.sealed,
    code: codeAt(offer.key, Date.now()),
  })
  expect([done.status, done.body.recoveryCodes.length]).toEqual([200, 10])
  expect(await browser.me()).toMatchObject({ email: kari })

  // The last one stays while the role asks for it.
  const refused = await browser.post('/api/users/security/codes/remove', { proof: { password } })
  expect([refused.status, refused.body.errors[0].message]).toEqual([400, expect.stringContaining('Legg til et annet')])
  await requireOf(site, [])
  expect((await browser.post('/api/users/security/codes/remove', { proof: { password } })).status).toBe(200)
})

test('who must have a second step is decided by administrators alone, and noted', async () => {
  await using site = await siteWithKari()
  const browser = browserOf(site)
  await browser.signIn(kari, password)
  expect((await browser.get('/api/globals/staffSignIn')).status).toBe(403)
  expect((await browser.post('/api/globals/staffSignIn', { requiredRoles: [] })).status).toBe(403)
  expect((await site.rest('POST', '/api/globals/staffSignIn', { idleHours: 1.5 })).status).toBe(400)
  expect((await site.rest('POST', '/api/globals/staffSignIn', { idleHours: -1 })).status).toBe(400)
  expect((await requireOf(site, ['administrator', 'editor'])).status).toBe(200)
  expect(await events(site)).toContain('settingsChanged')
})

test('another administrator resets a lost second step with their own password; other roles cannot', async () => {
  await using site = await siteWithKari()
  const browser = browserOf(site)
  await browser.signIn(kari, password)
  await setUpCodes(browser, password)
  const at = `/api/users/${site.user.id}/reset-second-step`
  const currentPassword = 'long enough for tests'
  expect((await browser.post(at, { currentPassword: password })).status).toBe(403)
  expect((await site.rest('GET', `/api/users/${site.user.id}/second-step`)).body).toEqual({
    passkeys: 0,
    code: true,
    recovery: 10,
  })
  for (const wrong of [{}, { currentPassword: password }]) expect((await site.rest('POST', at, wrong)).status).toBe(400)
  expect((await site.rest('POST', '/api/users/1/reset-second-step', { currentPassword })).status).toBe(400)
  expect((await site.rest('POST', at, { currentPassword })).status).toBe(200)
  expect((await site.rest('POST', at, { currentPassword })).status).toBe(400)
  expect(await browser.me()).toBeNull()
  expect((await browser.signIn(kari, password)).body.user.email).toBe(kari)
  expect((await letters(site)).at(-1)?.subject).toContain('er nullstilt')
  expect(await events(site)).toContain('secondStepReset')
})

test('the operator restores access for a sole administrator who has lost both steps', async () => {
  await using site = await siteWithKari('administrator')
  const browser = browserOf(site)
  await browser.signIn(kari, password)
  await setUpCodes(browser, password)
  expect(await rescueAccount(site.payload, 'ingen@example.com', Date.now())).toBeUndefined()
  const rescued = await rescueAccount(site.payload, ' Kari@example.com', Date.now())
  expect(rescued?.hadSecondStep).toBe(true)
  expect(await browser.me()).toBeNull()
  const token = /\/admin\/reset\/([\w.-]+)$/.exec(rescued?.link ?? '')?.[1]
  const chosen = { token, password: 'askebøtte av kobber' }
  expect((await browser.post('/api/users/reset-password', chosen)).status).toBe(200)
  expect((await browser.post('/api/users/reset-password', chosen)).status).toBe(403)
  expect((await browser.signIn(kari, 'askebøtte av kobber')).body.user.email).toBe(kari)
  expect((await letters(site)).some(({ subject }) => subject.includes('er nullstilt'))).toBe(true)
  const { docs } = await site.payload.find({
    collection: 'accessLog',
    where: { action: { equals: 'secondStepReset' } },
  })
  expect(docs.map(({ userName, document }) => [userName, document])).toEqual([['merkevei user', site.user.id]])
})

test('nothing of it is in an answer, and it goes with the user', async () => {
  await using site = await siteWithKari('administrator')
  const browser = browserOf(site)
  await browser.signIn(kari, password)
  const { key, recoveryCodes } = await setUpCodes(browser, password)
  await addPasskey(browser, site)
  const tables = ['staff_sessions', 'staff_passkeys', 'staff_codes', 'staff_recovery_codes'] as const
  const secrets = [key.replaceAll(' ', ''), key, ...recoveryCodes]
  for (const table of tables)
    for (const row of await readRows(site.payload, sql`select * from ${sql.identifier(table)}`))
      for (const column of ['sid', 'public_key', 'sealed_key', 'code_hash', 'credential'])
        if (typeof row[column] === 'string') secrets.push(row[column])
  expect(secrets.length).toBeGreaterThan(24)
  for (const path of [
    '/api/users?depth=4&showHiddenFields=true',
    `/api/users/${site.user.id}?depth=4`,
    '/api/users/security',
    '/api/staffSessions',
    '/api/staffPasskeys?showHiddenFields=true',
    '/api/staffCodes',
    '/api/staffRecoveryCodes',
    '/api/emails?limit=25',
    '/api/accessLog?limit=25',
  ]) {
    const { body } = await browser.get(path)
    for (const secret of secrets) expect(JSON.stringify(body), path).not.toContain(secret)
  }
  for (const slug of ['staffSessions', 'staffPasskeys', 'staffCodes', 'staffRecoveryCodes'])
    expect((await browser.get(`/api/${slug}`)).status, slug).toBe(404)
  // The key is encrypted where it is kept.
  const [stored] = await readRows(site.payload, sql`select * from staff_codes`)
  expect(JSON.stringify(stored)).not.toContain(key.replaceAll(' ', ''))

  await site.payload.delete({ collection: 'users', id: site.user.id })
  for (const table of tables)
    expect(
      await readRows(site.payload, sql`select id from ${sql.identifier(table)} where owner = ${site.user.id}`),
      table,
    ).toEqual([])
})
