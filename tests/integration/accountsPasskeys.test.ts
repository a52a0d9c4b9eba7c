/** Passkeys of members: made with the password, signing in alone, named, removed, and gone with the account. */
import { expect, test } from 'vitest'
import { createAuthenticator } from '../support/authenticator'
import { confirmedMember, emailsOf, kari, memberCookies, post } from '../support/members'
import { openProgram, type TestProgram } from '../support/program'

const mail = 'kari@example.com'
const OPTIONS = '/konto/logg-inn/passnokkel/valg'
const SIGN_IN = '/konto/logg-inn/passnokkel'
const PAGE = '/konto/passnokler'

type Authenticator = ReturnType<typeof createAuthenticator>

const added = '/konto/passnokler?gjort=passnokkel'

/** Adds a passkey as the page's script does. */
async function addPasskey(site: TestProgram, cookie: string, device: Authenticator, name = 'Telefonen min') {
  const asked = await post(site, `${PAGE}/ny`, { pass: kari.pass }, { cookie })
  expect(asked.status).toBe(200)
  const response = JSON.stringify(device.create(JSON.parse(asked.text).options))
  return post(site, PAGE, { steg: 'legg-til', navn: name, response }, { cookie })
}

/** What a sign-in by the passkey would send. */
async function answered(site: TestProgram, device: Authenticator, how = {}): Promise<string> {
  const asked = await post(site, OPTIONS, { page: '/' })
  return JSON.stringify(device.get(JSON.parse(asked.text).options, how))
}

const signInWith = (site: TestProgram, response: string, fields = {}) =>
  post(site, SIGN_IN, { page: '/en', response, ...fields })

const storedPasskeys = async (site: TestProgram) =>
  (await site.payload.find({ collection: 'memberPasskeys', limit: 100 })).docs

test('a passkey signs in alone, as the password does, and the password goes on', async () => {
  await using site = await openProgram()
  const cookie = await memberCookies(site)
  const device = createAuthenticator(site.url)
  const answer = await addPasskey(site, cookie, device)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, added])
  expect((await site.get(added, { cookie })).text).toContain('Passnøkkelen er lagret.')
  const signedIn = await signInWith(site, await answered(site, device), { remember: '1' })
  expect([signedIn.status, JSON.parse(signedIn.text)]).toEqual([200, { to: '/en' }])
  expect(signedIn.headers.getSetCookie().find((set) => set.startsWith('member_session='))).toMatch(/Max-Age=2592000/)
  const own = await site.get('/konto', { cookie: signedIn.cookies.join('; ') })
  expect(own.text).toContain('Hei, Kari Ås!')
  expect(own.text).toContain('Telefonen min')
  expect((await storedPasskeys(site))[0]?.usedAt).toBeTruthy()
  expect((await post(site, '/konto/logg-inn', { page: '/', user: kari.user, pass: kari.pass })).status).toBe(303)
})

test('an answer counts once, from a person who was known, of a passkey that is known here', async () => {
  await using site = await openProgram()
  const cookie = await memberCookies(site)
  const device = createAuthenticator(site.url)
  await addPasskey(site, cookie, device)
  const wrong = {
    message: 'The passkey belongs to no account here, or it took too long. Try again, or use the password.',
  }
  for (const response of [
    await answered(site, createAuthenticator(site.url)),
    await answered(site, device, { verified: false }),
    await answered(site, createAuthenticator('https://evil.example')),
    'not json',
    '{}',
    '',
  ]) {
    const refused = await signInWith(site, response)
    expect([refused.status, JSON.parse(refused.text), refused.cookies]).toEqual([422, wrong, []])
  }
  const once = await answered(site, device)
  expect((await signInWith(site, once)).status).toBe(200)
  expect((await signInWith(site, once)).status).toBe(422)
  const elsewhere = { origin: 'https://evil.example' }
  expect((await post(site, SIGN_IN, { page: '/', response: await answered(site, device) }, elsewhere)).status).toBe(403)
  expect((await post(site, OPTIONS, { page: '/' }, elsewhere)).status).toBe(403)
})

test('a passkey of a member opens nothing of staff’s, and one of staff’s no member', async () => {
  await using site = await openProgram()
  const cookie = await memberCookies(site)
  const device = createAuthenticator(site.url)
  await addPasskey(site, cookie, device)
  const ofStaff = (path: string, body: object) =>
    fetch(`${site.url}/api/users/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const response = device.get((await (await ofStaff('passkey-options', {})).json()) as { challenge: string })
  expect((await ofStaff('passkey', { response })).status).toBe(401)
  expect((await signInWith(site, JSON.stringify(response))).status).toBe(422)
})

test('the password is asked for before a passkey is made or removed, and the member is told by mail', async () => {
  await using site = await openProgram()
  const cookie = await confirmedMember(site)
  const device = createAuthenticator(site.url)
  const before = (await emailsOf(site, mail)).length
  const refused = await post(site, `/en${PAGE}/ny`, { pass: 'feil' }, { cookie })
  expect([refused.status, JSON.parse(refused.text)]).toEqual([422, { message: 'The password is not right.' }])
  expect((await post(site, `${PAGE}/ny`, { pass: kari.pass })).status).toBe(403)
  expect((await post(site, `${PAGE}/ny`, { pass: kari.pass }, { cookie, origin: 'https://evil.example' })).status).toBe(
    403,
  )
  // Without script there is nothing of a device in the form; what was typed stays.
  const without = await post(site, PAGE, { steg: 'legg-til', navn: 'Min <tablet>' }, { cookie })
  expect(without.status).toBe(422)
  expect(without.text).toContain('value="Min &lt;tablet&gt;"')
  expect(without.text).toContain('Nettleseren kjører ikke skript')
  const forged = JSON.stringify(device.create({ challenge: 'eA', rp: { id: 'localhost' } }))
  expect((await post(site, PAGE, { steg: 'legg-til', response: forged }, { cookie })).status).toBe(422)
  expect(await storedPasskeys(site)).toEqual([])

  await addPasskey(site, cookie, device)
  const nokkel = String((await storedPasskeys(site))[0]?.id)
  const renamed = await post(site, PAGE, { steg: 'navn', nokkel, navn: ' Ny\ntelefon ' }, { cookie })
  expect([renamed.status, (await storedPasskeys(site))[0]?.name]).toEqual([303, 'Ny telefon'])
  const wrong = await post(site, PAGE, { steg: 'fjern', nokkel, pass: 'feil' }, { cookie })
  expect([wrong.status, wrong.text.includes('Passordet stemmer ikke.')]).toEqual([422, true])
  expect(await storedPasskeys(site)).toHaveLength(1)
  expect((await post(site, PAGE, { steg: 'fjern', nokkel, pass: kari.pass }, { cookie })).status).toBe(303)
  expect((await post(site, PAGE, { steg: 'fjern', nokkel, pass: kari.pass }, { cookie })).status).toBe(404)
  expect(await storedPasskeys(site)).toEqual([])
  const subjects = (await emailsOf(site, mail)).slice(before).map(({ subject }) => subject)
  expect(subjects).toEqual([
    expect.stringMatching(/^Ny passnøkkel til kontoen din hos /),
    expect.stringMatching(/^En passnøkkel er fjernet fra kontoen din hos /),
  ])
  expect((await signInWith(site, await answered(site, device))).status).toBe(422)
})

test('another member’s passkey can be neither named nor removed', async () => {
  await using site = await openProgram()
  const cookie = await memberCookies(site)
  await addPasskey(site, cookie, createAuthenticator(site.url))
  const nokkel = String((await storedPasskeys(site))[0]?.id)
  const ola = { user: 'ola', pass: 'ved og kubbe', mail: 'ola@example.com' }
  const other = await confirmedMember(site, ola)
  expect((await post(site, PAGE, { steg: 'navn', nokkel, navn: 'Min' }, { cookie: other })).status).toBe(404)
  expect((await post(site, PAGE, { steg: 'fjern', nokkel, pass: ola.pass }, { cookie: other })).status).toBe(404)
  expect((await storedPasskeys(site)).map(({ name }) => name)).toEqual(['Telefonen min'])
})

test('passkeys are in the file of one’s data by name and time, and go with the account', async () => {
  await using site = await openProgram()
  const cookie = await confirmedMember(site)
  const device = createAuthenticator(site.url)
  await addPasskey(site, cookie, device)
  const file = await site.get('/konto/data', { cookie })
  expect(file.text).toContain('"Passnøkkel": "Telefonen min"')
  expect(file.text).not.toContain(device.id)
  expect((await post(site, '/konto/slett', { pass: kari.pass }, { cookie })).status).toBe(303)
  expect(await storedPasskeys(site)).toEqual([])
  expect((await signInWith(site, await answered(site, device))).status).toBe(422)
})

test('questions and answers from one address come to an end', async () => {
  await using site = await openProgram()
  const questions = await Promise.all(Array.from({ length: 61 }, () => post(site, OPTIONS, { page: '/' })))
  expect(questions.filter(({ status }) => status === 429)).toHaveLength(1)
  const answers = await Promise.all(Array.from({ length: 21 }, () => signInWith(site, '{"id":"x"}')))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
})
