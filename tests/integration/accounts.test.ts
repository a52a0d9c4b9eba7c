/** Registering as the contract says, signing in and out, and the page of one's own. */
import { expect, test } from 'vitest'
import type { Member } from '../../src/cms/types'
import { type Fields, kari, memberCookies, nonceOf, post, register, signIn } from '../support/members'
import { openProgram } from '../support/program'

const ADDRESS = '/wp-admin/admin-ajax.php'
const SOMETHING_WRONG = 'Ooops, something went wrong, please try again later.'

test('a registration is answered with 1 and stored, its password as a hash', async () => {
  await using site = await openProgram()
  const answer = await register(site, { user: '  Kari Ås ', mail: ' Kari@Example.com ', name: ' Kari Ås ' })
  expect([answer.status, answer.text]).toEqual([200, '1'])
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.cookies).toEqual([])
  const stored = await site.payload.db.findOne<Member>({ collection: 'members', where: {} })
  expect(stored).toMatchObject({ username: 'kari ås', email: 'kari@example.com', name: 'Kari Ås', nickname: 'Kaisa' })
  // What signing in takes as long as, for accounts that do not exist.
  expect(stored?.hash).toMatch(/^pbkdf2-sha256-v1:[\da-f]{64}$/)
  expect(JSON.stringify(stored)).not.toContain(kari.pass)
})

test('the contract’s refusals, always 200, a text alone', async () => {
  await using site = await openProgram()
  const told = async (changed: Record<string, string>) => {
    const { status, text, headers } = await register(site, changed)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(/^text\/html/)
    return text
  }
  expect(await told({ user: ' ' })).toBe('Cannot create a user with an empty login name.')
  expect(await told({ user: 'x'.repeat(61) })).toBe('Username may not be longer than 60 characters.')
  expect(await told({ pass: '1234567' })).toBe('Password must have at least 8 characters.')
  expect(await told({ mail: 'kari@' })).toBe('Please enter a valid email address.')
  expect(await told({ nonce: '' })).toBe(SOMETHING_WRONG)
  expect(await told({})).toBe('1')
  expect(await told({ user: 'KARI ÅS', mail: 'ny@eksempel.no' })).toBe('Sorry, that username already exists!')
  expect(await told({ user: 'ny', mail: 'KARI@example.com' })).toBe('Sorry, that email address is already used!')
})

test('a page of ours gets the refusals in its language, and in the words of the editors', async () => {
  await using site = await openProgram()
  const nb = { 'x-page-language': 'nb' }
  const en = { 'x-page-language': 'en' }
  const text = async (changed: Fields, headers: Fields) => (await register(site, changed, headers)).text
  expect(await text({ nonce: '' }, nb)).toMatch(/^Registreringen virket ikke akkurat nå\./)
  expect(await text({ user: 'x'.repeat(61) }, nb)).toBe('Teksten er for lang.')
  expect(await text({ pass: 'kari ås' }, nb)).toBe('Velg et passord på minst 8 tegn.')
  expect(await text({}, nb)).toBe('1')
  expect(await text({}, nb)).toBe('Brukernavnet er opptatt. Velg et annet.')
  expect(await text({}, en)).toBe('That username is already taken. Choose another.')
  expect(await text({ user: 'ny' }, nb)).toMatch(/^E-postadressen er allerede i bruk\./)
  await site.rest('POST', '/api/globals/texts', {
    accountRegistered: 'Se i <innboksen>.',
    accountUserTaken: 'Navnet er tatt.',
  })
  expect((await site.get('/konto')).text).toMatch(/id="registrert"[^>]*>Se i &lt;innboksen&gt;\.</)
  expect(await text({}, nb)).toBe('Navnet er tatt.')
})

test('the password is taken as typed, spaces and signs included', async () => {
  await using site = await openProgram()
  const pass = ' å & 100% + "æ" '
  await register(site, { pass })
  expect((await signIn(site, { pass })).status).toBe(303)
  expect((await signIn(site, { pass: pass.trim() })).status).toBe(422)
})

test('what failed the nonce is told nothing of who is registered, nor of what it sent', async () => {
  await using site = await openProgram()
  await register(site)
  for (const nonce of ['', 'x', nonceOf(site).slice(1)])
    for (const changed of [{}, { user: '' }, { user: 'ny', mail: 'ny@eksempel.no' }] as Fields[])
      expect((await register(site, { nonce, ...changed })).text).toBe(SOMETHING_WRONG)
  expect((await site.payload.count({ collection: 'members' })).totalDocs).toBe(1)
})

test.each([
  ['username', { mail: 'ny@eksempel.no' }, 'Sorry, that username already exists!'],
  ['e-mail', { user: 'ny' }, 'Sorry, that email address is already used!'],
])('of two at the same moment with one %s, one is registered', async (_, changed, refusal) => {
  await using site = await openProgram()
  const answers = await Promise.all([register(site), register(site, changed)])
  expect(answers.map(({ text }) => text).sort()).toEqual(['1', refusal])
  expect((await site.payload.count({ collection: 'members' })).totalDocs).toBe(1)
})

test('one address cannot register, or ask what is taken, without end', async () => {
  await using site = await openProgram()
  const texts = []
  for (let round = 0; round < 10; round++) texts.push((await register(site)).text)
  expect(texts.filter((text) => text === 'Sorry, that username already exists!')).toHaveLength(7)
  expect(texts.slice(8)).toEqual(
    Array(2).fill('Too many registrations in a short time. Please wait a few minutes and try again.'),
  )
})

test.each<[string, RequestInit, string]>([
  ['an unknown action', { method: 'POST', body: new URLSearchParams({ action: 'heartbeat' }) }, ADDRESS],
  ['no action', { method: 'POST' }, ADDRESS],
  ['a name that every object has', { method: 'POST', body: new URLSearchParams({ action: 'constructor' }) }, ADDRESS],
  ['a read', {}, `${ADDRESS}?action=register_user`],
  ['another method', { method: 'DELETE' }, ADDRESS],
])('the address answers %s with 400 and 0', async (_, init, path) => {
  await using site = await openProgram()
  const answer = await fetch(site.url + path, init)
  expect([answer.status, await answer.text()]).toEqual([400, '0'])
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
})

test('without script a registration leads to the page that says so, in the page’s language', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/globals/site', { languages: ['nb', 'en'] })
  const native = { 'sec-fetch-mode': 'navigate', referer: `${site.url}/en/contact` }
  const refused = await register(site, { pass: 'hemmelig', mail: 'kari@', name: '<b>Kari</b>' }, native)
  expect(refused.status).toBe(422)
  expect(refused.headers.get('cache-control')).toBe('private, no-store')
  expect(refused.headers.get('content-security-policy')).toContain("form-action 'self'")
  expect(refused.text).toContain('<html lang="en">')
  expect(refused.text).toContain('value="kari@"')
  expect(refused.text).toContain('value="&lt;b&gt;Kari&lt;/b&gt;"')
  expect(refused.text).toContain('Write a valid e-mail address')
  expect(refused.text).not.toContain('hemmelig')

  const done = await register(site, {}, native)
  expect([done.status, done.headers.get('location')]).toEqual([303, '/en/konto#registrert'])
  expect((await site.get('/en/konto')).text).toMatch(
    /id="registrert"[^>]*>Your submission is complete\. Look in your inbox/,
  )
  expect((await site.get('/konto')).text).toMatch(/id="registrert"[^>]*>Registreringen er fullført\. Se i innboksen/)

  const taken = await register(site, {}, { 'sec-fetch-mode': 'navigate' })
  expect(taken.status).toBe(422)
  expect(taken.text).toContain('<html lang="nb">')
  expect(taken.text).toMatch(/role="alert">Brukernavnet er opptatt\. Velg et annet\.</)
})

test.each(['kari ås', ' KARI ÅS ', 'kari@example.com', 'Kari@Example.Com'])('a member signs in as %j', async (user) => {
  await using site = await openProgram()
  await register(site)
  const answer = await signIn(site, { user, page: '/kontakt' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/kontakt'])
  const page = await site.get('/konto', { cookie: answer.cookies.join('; ') })
  expect(page.text).toContain('Hei, Kari Ås!')
  expect(page.text).toContain('kari@example.com')
})

test('the session is kept from scripts; that somebody is signed in is told to them', async () => {
  await using site = await openProgram()
  await register(site)
  const [session = '', mark = ''] = (await signIn(site)).headers.getSetCookie()
  expect(session).toMatch(/^member_session=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(mark).toBe('signed_in=1; Path=/; SameSite=Lax')
  const remembered = (await signIn(site, { remember: '1' })).headers.getSetCookie()
  expect(remembered).toHaveLength(2)
  for (const cookie of remembered) expect(cookie).toContain('Max-Age=2592000;')
})

test('a failed sign-in says the same whatever was wrong, and keeps what was typed but the password', async () => {
  await using site = await openProgram()
  await register(site)
  const answers = [
    await signIn(site, { pass: 'hemmelig gjetning', page: '/kontakt', remember: '1' }),
    await signIn(site, { user: 'ingen', pass: 'hemmelig gjetning', page: '/kontakt', remember: '1' }),
    await signIn(site, { user: 'ingen', pass: '', page: '/kontakt', remember: '1' }),
  ]
  for (const { status, text, cookies, headers } of answers) {
    expect(status).toBe(422)
    expect(cookies).toEqual([])
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(text).toMatch(/role="alert">Brukernavnet eller passordet stemmer ikke\.</)
    expect(text).toContain('<input type="hidden" name="page" value="/kontakt"/>')
    expect(text).not.toContain('hemmelig gjetning')
  }
  expect(answers[0]?.text).toContain('value="Kari Ås"')
  expect(answers[0]?.text.replaceAll('Kari Ås', 'ingen')).toBe(answers[1]?.text)
})

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:x'])(
  'signing in and out never leads to another site: %j',
  async (page) => {
    await using site = await openProgram()
    await register(site)
    const signedIn = await signIn(site, { page })
    expect(signedIn.headers.get('location')).toBe('/')
    const cookie = signedIn.cookies.join('; ')
    expect((await post(site, '/konto/logg-ut', { page }, { cookie })).headers.get('location')).toBe('/')
  },
)

test('another site cannot sign anybody in or out', async () => {
  await using site = await openProgram()
  const cookie = await memberCookies(site)
  for (const headers of [
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: 'https://shop.example' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ] as Fields[]) {
    const answer = await signIn(site, {}, headers)
    expect(answer.status).toBe(403)
    expect(answer.cookies).toEqual([])
    expect((await post(site, '/konto/logg-ut', { page: '/' }, { cookie, ...headers })).status).toBe(403)
  }
  expect((await signIn(site, {}, { 'sec-fetch-site': 'same-origin', origin: site.url })).status).toBe(303)
  expect((await site.get('/konto', { cookie })).text).toContain('Hei, Kari Ås!')
})

test('one address cannot go on guessing, and keeps nobody else out', async () => {
  await using site = await openProgram({ TRUST_PROXY: '1' })
  await register(site)
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const statuses = await Promise.all(
    Array.from({ length: 25 }, () => signIn(site, { user: 'ingen', pass: '' }, from('192.0.2.1'))),
  )
  expect(statuses.filter(({ status }) => status === 422)).toHaveLength(20)
  const refused = await signIn(site, {}, from('192.0.2.1'))
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('45')
  expect(refused.text).toMatch(/role="alert">For mange forsøk på kort tid\./)
  expect((await signIn(site, {}, from('192.0.2.2'))).status).toBe(303)
})

test('signing out ends the session on the server, and that one alone', async () => {
  await using site = await openProgram()
  const cookie = await memberCookies(site)
  const other = (await signIn(site)).cookies.join('; ')
  const answer = await post(site, '/konto/logg-ut', { page: '/kontakt' }, { cookie })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/kontakt'])
  expect(answer.headers.getSetCookie()).toEqual(['member_session=; Max-Age=0; Path=/', 'signed_in=; Max-Age=0; Path=/'])
  expect((await site.get('/konto', { cookie })).text).not.toContain('Kari')
  expect((await site.get('/konto', { cookie: other })).text).toContain('Hei, Kari Ås!')
})

test('whoever could not be signed out keeps the cookies, and is not told otherwise', async () => {
  await using site = await openProgram()
  const cookie = await memberCookies(site)
  const { drizzle } = Object(site.payload.db)
  const gone = () => Promise.reject(new Error('the database is gone'))
  Object.assign(site.payload.db, { drizzle: { all: gone, execute: gone } })
  const answer = await post(site, '/konto/logg-ut', { page: '/' }, { cookie })
  expect([answer.status, answer.cookies]).toEqual([500, []])
  Object.assign(site.payload.db, { drizzle })
  expect((await post(site, '/konto/logg-ut', { page: '/' }, { cookie })).status).toBe(303)
})

test('what fails in the database is said without a trace of it', async () => {
  await using site = await openProgram()
  await register(site)
  const { findOne, create } = site.payload.db
  const gone = () => Promise.reject(new Error('Failed query, params: kari@example.com'))
  Object.assign(site.payload.db, { findOne: gone, create: gone })
  const registered = await register(site, { user: 'ny', mail: 'ny@example.com' })
  expect([registered.status, registered.text]).toEqual([200, SOMETHING_WRONG])
  const signedIn = await signIn(site)
  expect(signedIn.status).toBe(500)
  expect(signedIn.text).toMatch(/role="alert">Innloggingen virket ikke akkurat nå\./)
  expect(signedIn.text).not.toContain('Failed query')
  Object.assign(site.payload.db, { findOne, create })
  expect((await signIn(site)).status).toBe(303)
})

test('a session that is not valid is forgotten by the browser too', async () => {
  await using site = await openProgram()
  const cookie = await memberCookies(site)
  const gone = ['member_session=; Max-Age=0; Path=/', 'signed_in=; Max-Age=0; Path=/']
  const kept = await site.get('/konto', { cookie })
  expect(kept.headers.getSetCookie()).toEqual([])
  const changed = await site.get('/konto', { cookie: cookie.replace('.', '0.') })
  expect(changed.status).toBe(200)
  expect(changed.headers.getSetCookie()).toEqual(gone)
  expect((await site.get('/konto', { cookie: 'signed_in=1' })).headers.getSetCookie()).toEqual(gone.slice(1))
  await site.payload.delete({ collection: 'members', where: { username: { equals: 'kari ås' } } })
  const deleted = await site.get('/konto', { cookie })
  expect(deleted.headers.getSetCookie()).toEqual(gone)
  expect(deleted.text).not.toContain('Kari')
})

test('the page is nobody’s to keep, and is not the page of somebody else', async () => {
  await using site = await openProgram()
  const cookie = await memberCookies(site)
  for (const headers of [{ cookie }, {}] as Fields[]) {
    const page = await site.get('/konto', headers)
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(page.headers.get('x-robots-tag')).toBe('noindex')
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    expect(page.text).toContain('<meta name="robots" content="noindex"/>')
    expect(page.text.includes('kari@example.com')).toBe('cookie' in headers)
  }
  // Pages that are kept are the same for all.
  const front = await site.get('/', { cookie })
  expect(front.text).toBe((await site.get('/')).text)
  expect(front.text).not.toMatch(/kari/i)
})

test('a language that the site does not offer has no page of its own', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/globals/site', { languages: ['nb'] })
  const answer = await site.get('/en/konto')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/konto'])
  await site.rest('POST', '/api/globals/site', { languages: ['nb', 'en'] })
  expect((await site.get('/en/konto')).text).toContain('Sign in')
})

test('the menu’s forms fetch their texts, in the page’s language and in the words of now', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/globals/navigation', { _status: 'published', items: [{ blockType: 'account' }] })
  const addressIn = async (page: string) =>
    /data-later="(\/konto\/skjematekster[^"]*)"/.exec((await site.get(page)).text)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const before = await addressIn('/')
  const { text, headers } = await site.get(before)
  expect(JSON.parse(text)).toMatchObject({
    texts: { accountSignIn: 'Logg inn', accountPasswordMissing: 'Skriv et passord.' },
  })
  expect(headers.get('cache-control')).toBe('public, max-age=3600')
  expect(JSON.parse((await site.get(await addressIn('/en'))).text)).toMatchObject({
    texts: { accountSignIn: 'Sign in' },
  })
  await site.rest('POST', '/api/globals/texts', { accountSignIn: 'Kom inn' })
  const after = await addressIn('/')
  expect(after).not.toBe(before)
  expect(JSON.parse((await site.get(after)).text)).toMatchObject({ texts: { accountSignIn: 'Kom inn' } })
})
