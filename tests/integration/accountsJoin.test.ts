/** An account from an e-mail address alone: the link that is sent there, and the password chosen from it. */
import { expect, test } from 'vitest'
import { kari, post, register } from '../support/members'
import { openProgram, type TestProgram } from '../support/program'

const sent = async (site: TestProgram) =>
  (await site.payload.find({ collection: 'emails', pagination: false, sort: 'id' })).docs.map(
    ({ to, subject, text }) => ({
      to,
      subject,
      link: /https?:\/\/[^/\s]+(\/\S*konto\/ny\?kode=[\w.-]+)/.exec(text ?? '')?.[1],
    }),
  )

test('an address is enough: its link makes a confirmed account, once, and signs in', async () => {
  await using site = await openProgram()
  const asked = await post(site, '/konto/ny', { mail: 'Ola.Nordmann@Example.com' })
  expect([asked.status, asked.headers.get('location')]).toEqual([303, '/konto/ny?gjort=sendt'])
  // Nothing is stored of the person but the e-mail itself.
  expect((await site.payload.count({ collection: 'members' })).totalDocs).toBe(0)
  const [email] = await sent(site)
  expect(email).toMatchObject({ to: 'ola.nordmann@example.com', subject: expect.stringContaining('Lag kontoen din') })
  const link = email?.link ?? ''
  expect((await site.get(link)).text).toContain('ola.nordmann@example.com')
  const kode = link.split('kode=')[1] ?? ''

  const short = await post(site, '/konto/ny', { kode, ny: 'kort', name: 'Ola' })
  expect(short.status).toBe(422)
  expect(short.text).toContain('minst 8 tegn')
  expect(short.text).toContain('value="Ola"')

  const made = await post(site, '/konto/ny', { kode, ny: 'vedovn & varme', name: 'Ola' })
  expect([made.status, made.headers.get('location')]).toEqual([303, '/konto?gjort=velkommen'])
  const page = await site.get('/konto?gjort=velkommen', { cookie: made.cookies.join('; ') })
  expect(page.text).toContain('Hei, Ola!')
  expect(page.text).toContain('Kontoen din er klar')
  const { docs } = await site.payload.find({ collection: 'members' })
  expect(docs).toMatchObject([{ username: 'Ola.Nordmann'.toLowerCase(), emailConfirmedAt: expect.any(String) }])

  expect((await post(site, '/konto/ny', { kode, ny: 'en annen & lang', name: '' })).status).toBe(404)
  const signedIn = await post(site, '/konto/logg-inn', {
    user: 'ola.nordmann@example.com',
    pass: 'vedovn & varme',
    page: '/',
  })
  expect(signedIn.status).toBe(303)
})

test('an address with an account gets the same answer, and its owner is told', async () => {
  await using site = await openProgram()
  await register(site)
  const asked = await post(site, '/konto/ny', { mail: kari.mail })
  expect([asked.status, asked.headers.get('location')]).toEqual([303, '/konto/ny?gjort=sendt'])
  const last = (await sent(site)).at(-1)
  expect(last).toMatchObject({ to: 'kari@example.com', subject: expect.stringContaining('allerede en konto') })
  expect(last?.link).toBeUndefined()
})

test('a username that is taken gets a number', async () => {
  await using site = await openProgram()
  await register(site, { user: 'ola', mail: 'ola@annen.example' })
  await post(site, '/konto/ny', { mail: 'ola@example.com' })
  const kode = (await sent(site)).at(-1)?.link?.split('kode=')[1] ?? ''
  expect((await post(site, '/konto/ny', { kode, ny: 'vedovn & varme', name: '' })).status).toBe(303)
  const { docs } = await site.payload.find({ collection: 'members', sort: 'id' })
  expect(docs.map(({ username }) => username)).toEqual(['ola', 'ola-2'])
})

test('a link that was changed, or for another address, is none', async () => {
  await using site = await openProgram()
  await post(site, '/konto/ny', { mail: 'ola@example.com' })
  const kode = (await sent(site)).at(-1)?.link?.split('kode=')[1] ?? ''
  const [, ...rest] = kode.split('.')
  const other = [Buffer.from('kari@example.com').toString('base64url'), ...rest].join('.')
  for (const code of [other, `${kode}x`, kode.slice(0, -1), 'x.1.y']) {
    expect((await site.get(`/konto/ny?kode=${code}`)).status, code).toBe(404)
    expect((await post(site, '/konto/ny', { kode: code, ny: 'vedovn & varme' })).status, code).toBe(404)
  }
  expect((await site.payload.count({ collection: 'members' })).totalDocs).toBe(0)
})

test('what is no address is refused in the page’s language, and kept', async () => {
  await using site = await openProgram()
  const refused = await post(site, '/konto/ny', { mail: 'ola@' })
  expect(refused.status).toBe(422)
  expect(refused.text).toMatch(/name="mail"[^>]*value="ola@"|value="ola@"[^>]*name="mail"/)
  expect(refused.text).toContain('aria-invalid="true"')
})

test('the sign-in’s script gets its answer as JSON, the panel the newest orders', async () => {
  await using site = await openProgram()
  await register(site)
  const json = { accept: 'application/json' }
  const wrong = await post(site, '/konto/logg-inn', { user: 'kari ås', pass: 'feil', page: '/kontakt' }, json)
  expect([wrong.status, JSON.parse(wrong.text)]).toEqual([
    422,
    { message: 'Brukernavnet eller passordet stemmer ikke.' },
  ])
  expect(wrong.cookies).toEqual([])
  const right = await post(site, '/konto/logg-inn', { user: 'kari ås', pass: kari.pass, page: '/kontakt' }, json)
  expect([right.status, JSON.parse(right.text)]).toEqual([200, { to: '/kontakt' }])
  const cookie = right.cookies.join('; ')
  const overview = await site.get('/konto/oversikt', { cookie })
  expect([overview.status, JSON.parse(overview.text)]).toEqual([200, { orders: [] }])
  expect(overview.headers.get('cache-control')).toBe('private, no-store')
  expect((await site.get('/konto/oversikt')).status).toBe(403)
})
