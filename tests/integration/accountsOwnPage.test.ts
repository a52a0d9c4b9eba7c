/** The page of one's own: what it shows, what can be changed there, the file with one's data, and the end of an account. */
import { expect, test } from 'vitest'
import { memberNamed } from '../../src/features/accounts/store'
import {
  confirmedMember,
  emailsOf,
  type Fields,
  kari,
  memberCookies,
  ola,
  post,
  register,
  signIn,
} from '../support/members'
import { openProgram, type TestProgram } from '../support/program'

const mail = 'kari@example.com'
const memberPaths = ['/konto/opplysninger', '/konto/e-post', '/konto/passord', '/konto/slett']
const allPosts = [...memberPaths, '/konto/gjor', '/konto/glemt', '/konto/nytt-passord', '/konto/bekreft']

/** A request as the order form stores it. */
async function order(site: TestProgram, number: string, email: string) {
  await site.payload.create({
    collection: 'orderRequests',
    data: {
      number,
      key: `key-of-${number}`,
      lines: [{ number: 'EV-1008', quantity: 2, name: 'Ovn', known: true }],
      name: 'Kari Ås',
      email,
      phone: '+4741234567',
      postcode: '9008',
      message: 'Ring meg gjerne.',
      consents: [{ text: 'Ja til svar', accepted: true }],
      state: 'received',
      routing: 'headOffice',
      sentAt: new Date().toISOString(),
      locale: 'nb',
    },
  })
}

test('guests are asked to sign in, whatever they want of a member’s', async () => {
  await using site = await openProgram()
  const cookie = await memberCookies(site)
  await post(site, '/konto/logg-ut', { page: '/' }, { cookie })
  for (const headers of [{}, { cookie }] as Fields[])
    for (const path of [...memberPaths, '/konto/data']) {
      const answer = await site.get(path, headers)
      expect([answer.status, answer.headers.get('location')], path).toEqual([303, '/konto?gjort=logget-ut'])
    }
  for (const path of [...memberPaths, '/konto/gjor'])
    expect((await post(site, path, { pass: kari.pass, steg: 'avslutt-andre' }, { cookie })).status, path).toBe(303)
  expect(await memberNamed(site.payload, mail)).toBeDefined()
  expect((await site.get('/konto?gjort=logget-ut')).text).toContain('Du er ikke logget inn lenger.')
  // Nothing is said that an address could make up.
  expect((await site.get('/konto?gjort=passord')).text).not.toContain('Passordet er endret')
})

test('another site cannot send any of the forms', async () => {
  await using site = await openProgram()
  const cookie = await memberCookies(site)
  const before = await memberNamed(site.payload, mail)
  for (const path of allPosts)
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { origin: 'https://evil.example' },
    ] as Fields[]) {
      const fields = {
        pass: kari.pass,
        ny: 'bjørk er best',
        mail: 'ny@example.com',
        name: 'X',
        user: mail,
        steg: 'avslutt',
      }
      expect((await post(site, path, fields, { cookie, ...headers })).status, path).toBe(403)
    }
  expect(await memberNamed(site.payload, mail)).toEqual(before)
  expect(await emailsOf(site)).toHaveLength(1)
})

test('name, nickname and mobile are changed; a number is kept internationally, and what is none comes back', async () => {
  await using site = await openProgram()
  const cookie = await memberCookies(site)
  const change = (fields: Fields) => post(site, '/konto/opplysninger', fields, { cookie })
  const wrong = await change({ name: '<i>Kari</i>', nick: 'K', mobile: '12' })
  expect(wrong.status).toBe(422)
  expect(wrong.text).toContain('Dette er ikke et mobilnummer.')
  for (const typed of ['value="&lt;i&gt;Kari&lt;/i&gt;"', 'value="K"', 'value="12"'])
    expect(wrong.text).toContain(typed)
  expect((await change({ name: 'x'.repeat(101), nick: '', mobile: '' })).text).toContain('Teksten er for lang')

  expect((await change({ name: ' Kari  Li ', nick: '', mobile: '412 34 567' })).status).toBe(303)
  expect(await memberNamed(site.payload, mail)).toMatchObject({ name: 'Kari  Li', nickname: '', mobile: '+4741234567' })
  const page = await site.get('/konto?gjort=opplysninger', { cookie })
  expect(page.text).toContain('Opplysningene er lagret.')
  expect(page.text).toContain('+4741234567')
  expect((await change({ name: 'Kari', nick: '', mobile: '' })).status).toBe(303)
  expect((await memberNamed(site.payload, mail))?.mobile).toBeNull()
})

test('a number that changes is confirmed no more', async () => {
  await using site = await openProgram()
  const cookie = await memberCookies(site)
  const change = (mobile: string) => post(site, '/konto/opplysninger', { name: '', nick: '', mobile }, { cookie })
  await change('41234567')
  const { id = 0 } = (await memberNamed(site.payload, mail)) ?? {}
  const data = { mobileConfirmedAt: new Date().toISOString(), mobileCode: 'x' }
  await site.payload.db.updateOne({ collection: 'members', id, data })
  await change('+47 412 34 567')
  expect((await memberNamed(site.payload, mail))?.mobileConfirmedAt).toBeTruthy()
  await change('41234568')
  expect(await memberNamed(site.payload, mail)).toMatchObject({ mobileConfirmedAt: null, mobileCode: null })
})

test('another password is taken from whoever knows the present one, and ends all other sessions', async () => {
  await using site = await openProgram()
  const cookie = await memberCookies(site)
  const other = (await signIn(site)).cookies.join('; ')
  const change = (fields: Fields) => post(site, '/konto/passord', fields, { cookie })
  for (const [fields, error] of [
    [{ pass: 'feil', ny: 'bjørk er best' }, 'Passordet stemmer ikke.'],
    [{ pass: kari.pass, ny: 'kort' }, 'minst 8 tegn'],
    [{ pass: kari.pass, ny: 'sommer2026!' }, 'mest brukte'],
    [{ pass: kari.pass, ny: 'merkevei' }, 'for likt'],
  ] as const) {
    const refused = await change(fields)
    expect([refused.status, refused.text.includes(error)], error).toEqual([422, true])
    for (const typed of Object.values(fields)) expect(refused.text).not.toContain(typed)
  }
  expect((await change({ pass: kari.pass, ny: 'bjørk er best' })).headers.get('location')).toBe('/konto?gjort=passord')
  expect((await site.get('/konto', { cookie })).text).toContain('Hei, Kari Ås!')
  expect((await site.get('/konto', { cookie: other })).text).not.toContain('Hei, Kari Ås!')
  expect((await emailsOf(site, mail)).at(-1)?.subject).toBe('Passordet ditt hos Merkevei er endret')
  expect((await signIn(site)).status).toBe(422)
})

test('guessing the present password of a browser left open has an end', async () => {
  await using site = await openProgram()
  const cookie = await memberCookies(site)
  // Longer than any password can be: a guess that costs the test no hash.
  const guess = () => post(site, '/konto/slett', { pass: 'x'.repeat(201) }, { cookie })
  const statuses = await Promise.all(Array.from({ length: 22 }, async () => (await guess()).status))
  expect(statuses.filter((status) => status === 422)).toHaveLength(20)
  expect((await post(site, '/konto/slett', { pass: kari.pass }, { cookie })).status).toBe(429)
  expect(await memberNamed(site.payload, mail)).toBeDefined()
})

test('orders are shown that were sent from the address, once it is confirmed, and no others', async () => {
  await using site = await openProgram()
  await order(site, '261101-AAAA', mail)
  await order(site, '261102-BBBB', mail)
  await order(site, '261103-CCCC', ola.mail)
  const unconfirmed = (await site.get('/konto', { cookie: await memberCookies(site) })).text
  expect(unconfirmed).toContain('Bestillinger vises når du har bekreftet e-posten din.')
  expect(unconfirmed).not.toMatch(/2611\d\d-/)
  await site.payload.delete({ collection: 'members', where: { username: { equals: 'kari ås' } } })
  await site.payload.delete({ collection: 'emails', where: {} })

  const cookie = await confirmedMember(site)
  const { text } = await site.get('/konto', { cookie })
  expect(text.match(/>2611\d\d-\w{4}</g)).toEqual(['>261102-BBBB<', '>261101-AAAA<'])
  const href = /href="(\/bestilling\/261101-AAAA\?kode=[^"]+)"/.exec(text)?.[1] ?? ''
  expect((await site.get(href)).text).toContain('Ring meg gjerne.')
})

test('sessions are named by their browsers; each can be ended, one’s own alone', async () => {
  await using site = await openProgram()
  const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1'
  await register(site)
  const on = async (agent: string) => (await signIn(site, {}, { 'user-agent': agent })).cookies.join('; ')
  const [cookie, second, third] = [await on(chrome), await on(phone), await on('')]
  const { text } = await site.get('/konto', { cookie })
  expect(text.match(/<strong>[^<]*<\/strong>/g)).toEqual([
    '<strong>Chrome, Windows</strong>',
    '<strong>Ukjent nettleser</strong>',
    '<strong>Safari, iPhone</strong>',
  ])
  const isIn = async (held: string) => (await site.get('/konto', { cookie: held })).text.includes('Hei, Kari')
  const [, session = ''] = second.split('.')

  await register(site, ola)
  const foreign = (await signIn(site, ola)).cookies.join('; ')
  await post(site, '/konto/gjor', { steg: 'avslutt', verdi: session }, { cookie: foreign })
  expect(await isIn(second)).toBe(true)
  await post(site, '/konto/gjor', { steg: 'avslutt', verdi: session }, { cookie })
  expect([await isIn(second), await isIn(third)]).toEqual([false, true])
  await post(site, '/konto/gjor', { steg: 'avslutt-andre' }, { cookie })
  expect([await isIn(third), await isIn(cookie)]).toEqual([false, true])
  expect((await site.get('/konto', { cookie: foreign })).text).toContain('Hei, Ola!')
  expect((await post(site, '/konto/gjor', { steg: 'constructor' }, { cookie })).status).toBe(404)
})

test('the file holds everything that is stored of the member, and nothing of others or of the program’s own', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/globals/site', { languages: ['nb', 'en'] })
  await order(site, '261101-AAAA', mail)
  await order(site, '261103-CCCC', ola.mail)
  const cookie = await confirmedMember(site)
  await post(site, '/konto/opplysninger', { name: 'Kari Ås', nick: 'Kaisa', mobile: '41234567' }, { cookie })
  const answer = await site.get('/konto/data', { cookie })
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="min-side-\d{4}-\d\d-\d\d\.json"$/)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const { Konto, Innlogginger, Bestillinger } = JSON.parse(answer.text)
  expect(Konto).toMatchObject({
    Brukernavn: 'kari ås',
    'E-post': mail,
    'E-post bekreftet': expect.stringMatching(/^\d{4}-/),
    Navn: 'Kari Ås',
    Kallenavn: 'Kaisa',
    Mobil: '+4741234567',
    Språk: 'nb',
  })
  expect(Innlogginger).toHaveLength(1)
  expect(Bestillinger).toHaveLength(1)
  expect(Bestillinger[0]).toMatchObject({
    Nummer: '261101-AAAA',
    Melding: 'Ring meg gjerne.',
    Artikler: [{ Artikkelnummer: 'EV-1008', Antall: 2, Navn: 'Ovn' }],
    Samtykker: [{ text: 'Ja til svar', accepted: true }],
  })
  expect(answer.text).not.toMatch(/ola@|pbkdf2-sha|key-of/)
  expect(Object.keys(JSON.parse((await site.get('/en/konto/data', { cookie })).text))).toContain('Account')
})

test('an account is deleted by whoever knows its password, with all that goes; orders stay', async () => {
  await using site = await openProgram()
  await order(site, '261101-AAAA', mail)
  const cookie = await confirmedMember(site)
  const other = (await signIn(site)).cookies.join('; ')
  const wrong = await post(site, '/konto/slett', { pass: 'feil' }, { cookie })
  expect([wrong.status, wrong.text.includes('Passordet stemmer ikke.')]).toEqual([422, true])
  const page = (await site.get('/konto/slett', { cookie })).text
  for (const said of ['Dette slettes', 'Dette blir igjen', 'bokføringsloven']) expect(page).toContain(said)

  const answer = await post(site, '/konto/slett', { pass: kari.pass }, { cookie })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/konto?gjort=slettet'])
  expect(answer.headers.getSetCookie()).toEqual(['member_session=; Max-Age=0; Path=/', 'signed_in=; Max-Age=0; Path=/'])
  expect(await site.payload.db.findOne({ collection: 'members', where: {} })).toBeNull()
  // The e-mails about the order are the order's.
  const emails = (await emailsOf(site)).filter(({ subject }) => !subject.includes('261101-AAAA'))
  expect(emails.map(({ to, subject }) => [to, subject])).toEqual([[mail, 'Kontoen din hos Merkevei er slettet']])
  for (const held of [cookie, other]) expect((await site.get('/konto', { cookie: held })).text).not.toContain('Kari')
  expect((await signIn(site)).status).toBe(422)
  expect((await site.payload.count({ collection: 'orderRequests' })).totalDocs).toBe(1)
  // Name and address are free again.
  expect((await register(site)).text).toBe('1')
})

test('administrators confirm and delete members; nobody else does', async () => {
  await using site = await openProgram()
  const asMember = await memberCookies(site)
  const data = { email: 'e@example.com', password: 'long enough too', name: 'E', role: 'editor' as const }
  await site.payload.create({ collection: 'users', data })
  const { token } = await site.payload.login({ collection: 'users', data })
  const { id = 0 } = (await memberNamed(site.payload, mail)) ?? {}
  for (const headers of [{}, { cookie: asMember }, { authorization: `JWT ${token}` }] as Fields[])
    for (const what of ['bekreft', 'slett'])
      expect((await post(site, `/konto/medlem/${id}/${what}`, {}, headers)).status).toBe(403)
  const care = (what: string, headers = {}) => site.rest('POST', `/konto/medlem/${what}`, {}, headers)
  expect((await care(`${id}/slett`, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await memberNamed(site.payload, mail))?.emailConfirmedAt).toBeFalsy()

  expect((await care(`${id}/bekreft`)).status).toBe(200)
  expect((await memberNamed(site.payload, mail))?.emailConfirmedAt).toBeTruthy()
  expect((await care(`${id}/bekreft`)).status).toBe(409)
  expect((await care('999/slett')).status).toBe(404)
  expect((await care(`${id}/slett`)).status).toBe(200)
  expect(await memberNamed(site.payload, mail)).toBeUndefined()
  expect((await emailsOf(site)).map(({ subject }) => subject)).toEqual(['Kontoen din hos Merkevei er slettet'])
  expect((await site.get('/konto', { cookie: asMember })).text).not.toContain('Kari')
})
