/** Staff who sign in at an OpenID Connect provider; a real one runs on this machine. */
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../scripts/free-port.mjs'
import { openIdentityProvider, type Persons } from '../support/identityProvider'
import { openProgram, type TestProgram } from '../support/program'

const password = 'granved om vinteren'

async function siteWithProvider(persons: Persons, env: Record<string, string> = {}) {
  const provider = await openIdentityProvider(persons)
  onTestFinished(() => provider[Symbol.asyncDispose]())
  const site = await openProgram({ ...provider.env, ...env })
  onTestFinished(() => site[Symbol.asyncDispose]())
  return { site, provider }
}

/** Where a page sends the browser on to. */
const leadsTo = async (answer: Response) =>
  /http-equiv="refresh" content="0;url=([^"]+)"/.exec(await answer.text())?.[1]

/** A browser as far as it matters here: it keeps cookies and follows redirects, one at a time. */
function openBrowser() {
  const cookies = new Map<string, string>()
  async function call(address: string, init: RequestInit = {}) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { 'sec-fetch-site': 'same-origin', ...init.headers, cookie }
    const answer = await fetch(address, { redirect: 'manual', ...init, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    return answer
  }
  /** From `address` on, as the person with this number at the provider, until the site answers the way back. */
  async function throughProvider(
    address: string,
    person: string,
  ): Promise<{ callback: string; leadsTo: string | undefined }> {
    for (let at = address, posts: Record<string, string> | undefined, steps = 0; steps < 20; steps++) {
      const headers = { 'sec-fetch-site': 'cross-site' }
      const answer = await call(at, posts ? { method: 'POST', body: new URLSearchParams(posts), headers } : { headers })
      posts = undefined
      const location = answer.headers.get('location')
      if (at.includes('/api/users/oidc/callback')) return { callback: at, leadsTo: await leadsTo(answer) }
      if (location) at = new URL(location, at).href
      else {
        const page = await answer.text()
        at = new URL(/action="([^"]+)"/.exec(page)?.[1] ?? '', at).href
        posts = page.includes('name="login"')
          ? { prompt: 'login', login: person, password: 'x' }
          : { prompt: 'consent' }
      }
    }
    throw new Error('the provider leads in circles')
  }
  return {
    cookies,
    call,
    throughProvider,
    signIn: async (site: TestProgram, person: string, next = '/admin/collections/pages') =>
      (await throughProvider(`${site.url}/api/users/oidc/start?next=${encodeURIComponent(next)}`, person)).leadsTo,
    me: async (site: TestProgram) =>
      ((await (await call(`${site.url}/api/users/me`)).json()) as { user: { email: string; role: string } | null })
        .user,
  }
}

const kari = { email: 'Kari@example.com', email_verified: true, name: 'Kari Ås' }

const actsOf = async (site: TestProgram) =>
  (await site.payload.find({ collection: 'accessLog', sort: 'id', limit: 0 })).docs.map(({ action, of, userName }) =>
    [action, of, userName].filter(Boolean).join(' · '),
  )

test('whoever has a user signs in by the address once, and by the provider’s own number from then on', async () => {
  const persons: Persons = { 'kari-1': { ...kari } }
  const { site } = await siteWithProvider(persons)
  const user = await site.payload.create({
    collection: 'users',
    data: { name: 'Kari Ås', email: 'kari@example.com', password, role: 'editor' },
  })
  const browser = openBrowser()
  expect(await browser.signIn(site, 'kari-1')).toBe('/admin/collections/pages')
  expect(await browser.me(site)).toMatchObject({ email: 'kari@example.com', role: 'editor' })
  const { docs: emails } = await site.payload.find({ collection: 'emails', where: { to: { equals: user.email } } })
  expect(emails.map(({ subject }) => subject)).toEqual([expect.stringContaining('En ny vei inn')])
  expect(await actsOf(site)).toEqual(['identityAdded · Firmakonto · Kari Ås', 'signedIn · Firmakonto · Kari Ås'])

  // Another address here or there: the same person.
  persons['kari-1'] = { ...kari, email: 'kari.aas@example.com' }
  const again = openBrowser()
  await again.signIn(site, 'kari-1')
  expect(await again.me(site)).toMatchObject({ email: 'kari@example.com' })
  // Somebody else who got her address there is not her.
  persons.other = { email: 'kari.aas@example.com', email_verified: true }
  expect(await openBrowser().signIn(site, 'other')).toBe('/admin/login?oidc=noAccount')
})

test('nobody gets in by an address that the provider has not checked, unless the settings trust it', async () => {
  const persons: Persons = { kari: { ...kari, email_verified: false }, silent: { email: kari.email } }
  const user = { name: 'Kari Ås', email: 'kari@example.com', password, role: 'administrator' } as const
  const { site } = await siteWithProvider(persons)
  await site.payload.create({ collection: 'users', data: user })
  for (const person of ['kari', 'silent']) {
    const browser = openBrowser()
    expect(await browser.signIn(site, person), person).toBe('/admin/login?oidc=noAccount')
    expect(await browser.me(site), person).toBeNull()
  }
  expect(await actsOf(site)).toEqual(Array(2).fill('signInFailed · Firmakonto · Ukjent konto'))

  const { site: trusting } = await siteWithProvider(persons, { OIDC_TRUST_EMAIL: '1' })
  await trusting.payload.create({ collection: 'users', data: user })
  const browser = openBrowser()
  await browser.signIn(trusting, 'silent')
  expect(await browser.me(trusting)).toMatchObject({ email: 'kari@example.com' })
})

test('roles come from the claim: the strongest counts, it follows changes, and without one nobody gets in', async () => {
  const persons: Persons = {
    kari: { ...kari, roles: ['Redaksjon', 'Alle'] },
    per: { email: 'per@example.com', email_verified: true, roles: 'Alle' },
  }
  const { site } = await siteWithProvider(persons, {
    OIDC_ROLES: 'Web-admins=administrator, Redaksjon=editor,Marked=marketer',
  })
  const browser = openBrowser()
  await browser.signIn(site, 'kari')
  expect(await browser.me(site)).toMatchObject({ email: 'kari@example.com', name: 'Kari Ås', role: 'editor' })
  expect(await openBrowser().signIn(site, 'per')).toBe('/admin/login?oidc=noRole')

  persons.kari = { ...kari, roles: ['Marked', 'Web-admins'] }
  const promoted = openBrowser()
  await promoted.signIn(site, 'kari')
  expect(await promoted.me(site)).toMatchObject({ role: 'administrator' })
  persons.kari = { ...kari, roles: [] }
  expect(await openBrowser().signIn(site, 'kari')).toBe('/admin/login?oidc=noRole')
  expect(await actsOf(site)).toEqual(
    expect.arrayContaining(['userCreated · Brukere · Kari Ås', 'roleChanged · Brukere · Kari Ås']),
  )
})

test('the last administrator stays one, whatever the provider says', async () => {
  const persons: Persons = { kari: { ...kari, roles: ['Redaksjon'] } }
  const { site } = await siteWithProvider(persons, { OIDC_ROLES: 'Redaksjon=editor' })
  await site.payload.create({
    collection: 'users',
    data: { name: 'Kari Ås', email: 'kari@example.com', password, role: 'administrator' },
  })
  const { docs: others } = await site.payload.find({
    collection: 'users',
    where: { email: { not_equals: 'kari@example.com' } },
  })
  for (const { id } of others) await site.payload.delete({ collection: 'users', id })
  const browser = openBrowser()
  await browser.signIn(site, 'kari')
  expect(await browser.me(site)).toMatchObject({ role: 'administrator' })
})

test('an answer counts for the browser that left, once, and leads into this site alone', async () => {
  const { site } = await siteWithProvider({ kari })
  await site.payload.create({
    collection: 'users',
    data: { name: 'Kari Ås', email: 'kari@example.com', password, role: 'editor' },
  })
  const browser = openBrowser()
  const { callback, leadsTo: next } = await browser.throughProvider(
    `${site.url}/api/users/oidc/start?next=${encodeURIComponent('https://evil.example/')}`,
    'kari',
  )
  expect(next).toBe('/admin')
  expect(await browser.me(site)).not.toBeNull()
  // Sent to somebody else, or opened again, it signs nobody in.
  for (const other of [openBrowser(), browser]) {
    const again = await other.call(callback)
    expect(await leadsTo(again)).toBe('/admin/login?oidc=expired')
  }
  const forged = openBrowser()
  await forged.call(`${site.url}/api/users/oidc/start`)
  const changed = await forged.call(callback.replace(/state=[^&]*/, 'state=another'))
  expect(await leadsTo(changed)).toBe('/admin/login?oidc=expired')
  expect(await forged.me(site)).toBeNull()
})

test('an ID token whose signature is not the provider’s lets nobody in', async () => {
  const { site, provider } = await siteWithProvider({ k1: kari })
  await site.payload.create({
    collection: 'users',
    data: { email: 'kari@example.com', name: 'Kari', role: 'editor', password },
  })
  provider.forge()
  const browser = openBrowser()
  expect(await browser.signIn(site, 'k1')).toBe('/admin/login?oidc=unavailable')
  expect(await browser.me(site)).toBeNull()
})

test('the own account gets and loses an outside sign-in with the own password, and goes with the user', async () => {
  // A provider that tells no addresses.
  const { site } = await siteWithProvider({ kari: {}, per: {} })
  const user = await site.payload.create({
    collection: 'users',
    data: { name: 'Kari Ås', email: 'kari@example.com', password, role: 'editor' },
  })
  const identities = `${site.url}/api/users/oidc/identities`
  const json = { 'content-type': 'application/json' }
  const browser = openBrowser()
  const stranger = await browser.call(identities, { method: 'POST', headers: json, body: '{}' })
  expect(stranger.status).toBe(401)
  const login = { method: 'POST', headers: json, body: JSON.stringify({ email: user.email, password }) }
  await browser.call(`${site.url}/api/users/login`, login)
  const add = (currentPassword: string) =>
    browser.call(identities, { method: 'POST', headers: json, body: JSON.stringify({ currentPassword }) })
  expect((await add('feil passord her')).status).toBe(400)
  const { address } = (await (await add(password)).json()) as { address: string }
  const { leadsTo: next } = await browser.throughProvider(address, 'kari')
  expect(next).toBe('/admin/account?oidc=linked')
  const mine = (await (await browser.call(identities)).json()) as { provider: string; identities: { id: number }[] }
  expect(mine).toMatchObject({ provider: 'Firmakonto', identities: [{ id: expect.any(Number) }] })
  // The provider's number of a person is told to nobody.
  expect(JSON.stringify(mine)).not.toContain('kari')

  const other = openBrowser()
  await other.signIn(site, 'kari')
  expect(await other.me(site)).toMatchObject({ email: 'kari@example.com' })

  const removed = await browser.call(`${identities}/${mine.identities[0]?.id}`, { method: 'DELETE' })
  expect(removed.status).toBe(200)
  expect(await openBrowser().signIn(site, 'kari')).toBe('/admin/login?oidc=noAccount')

  const { address: once } = (await (await add(password)).json()) as { address: string }
  await browser.throughProvider(once, 'per')
  await site.payload.delete({ collection: 'users', id: user.id })
  expect((await site.payload.count({ collection: 'staffIdentities' })).totalDocs).toBe(0)
})

test('a provider that is away, or a person who says no there, is told in words; without settings there is nothing', async () => {
  const { site, provider } = await siteWithProvider({ kari })
  const browser = openBrowser()
  const start = `${site.url}/api/users/oidc/start`
  const left = await browser.call(start)
  const state = new URL(left.headers.get('location') ?? '').searchParams.get('state')
  const refused = await browser.call(
    `${site.url}/api/users/oidc/callback?error=access_denied&state=${state}&iss=${encodeURIComponent(provider.issuer)}`,
  )
  expect(await leadsTo(refused)).toBe('/admin/login?oidc=refused')

  const { site: lonely } = await siteWithProvider({}, { OIDC_ISSUER: `http://localhost:${await freePort()}` })
  const away = await openBrowser().call(`${lonely.url}/api/users/oidc/start`)
  expect(away.headers.get('location')).toBe('/admin/login?oidc=unavailable')

  await using plain = await openProgram()
  expect((await openBrowser().call(`${plain.url}/api/users/oidc/start`)).status).toBe(404)
  // The own account asks in every site.
  const headers = { authorization: `JWT ${plain.token}` }
  const asked = await openBrowser().call(`${plain.url}/api/users/oidc/identities`, { headers })
  expect([asked.status, await asked.json()]).toEqual([200, {}])
})
