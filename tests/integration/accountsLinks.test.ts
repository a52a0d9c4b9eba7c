/** Links in e-mails: confirming an address, a new password, another address. */
import { expect, test } from 'vitest'
import { writeLink } from '../../src/features/accounts/links'
import { memberNamed } from '../../src/features/accounts/store'
import {
  codeOf,
  confirmedMember,
  emailsOf,
  kari,
  memberCookies,
  ola,
  post,
  register,
  signIn,
  useLink,
} from '../support/members'
import { openProgram, type TestProgram } from '../support/program'

const mail = 'kari@example.com'
const GONE = 'Lenken virker ikke lenger'

async function stored(site: TestProgram, name = mail) {
  const member = await memberNamed(site.payload, name)
  if (!member) throw new Error(`no member ${name}`)
  return member
}

test('a registration is followed by an e-mail in the language of its page, which quotes nothing that was typed', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/globals/site', { languages: ['nb', 'en'] })
  await register(site, {}, { referer: `${site.url}/en/contact` })
  await register(site, ola, { referer: `${site.url}/kontakt` })
  const [english, norwegian] = await emailsOf(site)
  expect([english?.to, english?.subject]).toEqual([mail, 'Confirm your e-mail at Merkevei'])
  expect(english?.link).toMatch(/^\/en\/konto\/bekreft\?kode=[\w.-]+$/)
  expect([norwegian?.to, norwegian?.subject]).toEqual(['ola@example.com', 'Bekreft e-posten din hos Merkevei'])
  expect(norwegian?.link).toMatch(/^\/konto\/bekreft\?kode=/)
  for (const email of [english, norwegian]) expect(email?.text).not.toMatch(/kari ås|kaisa|\bola\b/i)
})

test('looking at the link confirms nothing, however often; its button does, and a second time does no harm', async () => {
  await using site = await openProgram()
  await register(site)
  const [email] = await emailsOf(site)
  for (let look = 0; look < 3; look++) {
    const page = await site.get(email?.link ?? '')
    expect(page.status).toBe(200)
    expect(page.text).toContain('Kontoen «kari ås»')
    expect(page.headers.get('cache-control')).toBe('private, no-store')
  }
  expect((await stored(site)).emailConfirmedAt).toBeFalsy()
  const answers = await Promise.all([useLink(site, mail), useLink(site, mail)])
  for (const answer of answers)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/konto?gjort=bekreftet'])
  expect((await stored(site)).emailConfirmedAt).toBeTruthy()
  expect((await site.get(email?.link ?? '')).text).toContain('E-posten er bekreftet.')
})

test('a link that is changed, foreign, for something else, or too old is none, and says nothing of the account', async () => {
  await using site = await openProgram()
  await register(site)
  await register(site, ola)
  const { secret } = site.payload
  const [member, other] = [await stored(site), await stored(site, 'ola')]
  const now = Date.now()
  const good = writeLink('confirm', member, secret, now)
  const signed = good.split('.')[2]
  for (const code of [
    '',
    'x',
    good.slice(0, -1),
    `${good}A`,
    `${other.id}.${good.split('.')[1]}.${signed}`,
    `999999.${good.split('.')[1]}.${signed}`,
    writeLink('confirm', { ...member, email: other.email }, secret, now),
    writeLink('confirm', { ...member, createdAt: new Date(0).toISOString() }, secret, now),
    writeLink('password', member, secret, now),
    writeLink('newEmail', member, secret, now),
    writeLink('confirm', member, secret, now - 8 * 24 * 60 * 60 * 1000),
    writeLink('confirm', member, 'another secret', now),
  ]) {
    const page = await site.get(`/konto/bekreft?kode=${encodeURIComponent(code)}`)
    expect([page.status, page.text.includes(GONE)], code).toEqual([404, true])
    expect(page.text).not.toMatch(/kari|ola@/i)
    expect((await post(site, '/konto/bekreft', { kode: code })).status, code).toBe(404)
  }
  expect((await stored(site)).emailConfirmedAt).toBeFalsy()
  expect((await post(site, '/konto/bekreft', { kode: good })).status).toBe(303)
})

test('whoever got an e-mail about an account of somebody else’s removes it, but none that is confirmed', async () => {
  await using site = await openProgram()
  await register(site)
  const cookie = (await signIn(site)).cookies.join('; ')
  const answer = await useLink(site, mail, { svar: 'ikke-min' })
  expect(answer.headers.get('location')).toBe('/konto?gjort=ikke-min')
  expect(await memberNamed(site.payload, mail)).toBeUndefined()
  expect(await emailsOf(site)).toEqual([])
  expect((await site.get('/konto', { cookie })).text).not.toContain('Hei, Kari')

  await confirmedMember(site)
  expect((await useLink(site, mail, { svar: 'ikke-min' })).status).toBe(404)
  expect(await memberNamed(site.payload, mail)).toBeDefined()
})

test('the link is sent again on request, once in a while', async () => {
  await using site = await openProgram()
  const cookie = await memberCookies(site)
  const again = () => post(site, '/konto/gjor', { steg: 'bekreft-igjen' }, { cookie })
  for (let time = 0; time < 4; time++) expect((await again()).headers.get('location')).toBe('/konto?gjort=lenke-sendt')
  expect(await emailsOf(site, mail)).toHaveLength(1)
  expect((await site.get('/konto?gjort=lenke-sendt', { cookie })).text).toContain(
    'Lenken er sendt til kari@example.com.',
  )
})

test('who asks for a new password is answered the same, whether there is such an account or not', async () => {
  await using site = await openProgram()
  await register(site)
  const timed = async (user: string) => {
    const begun = performance.now()
    const { status, headers, text } = await post(site, '/konto/glemt', { user })
    return { answer: [status, headers.get('location'), text], time: performance.now() - begun }
  }
  const known = await timed(' Kari@Example.com ')
  const unknown = await timed('ingen@example.com')
  expect(known.answer).toEqual([303, '/konto/glemt?gjort=sendt', ''])
  expect(unknown.answer).toEqual(known.answer)
  // Neither is quicker than what an answer takes at least.
  expect(Math.min(known.time, unknown.time)).toBeGreaterThan(340)
  expect((await site.get('/konto/glemt?gjort=sendt')).text).toContain('Se i innboksen')
  const emails = await emailsOf(site)
  expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
    [mail, 'Bekreft e-posten din hos Merkevei'],
    [mail, 'Nytt passord hos Merkevei'],
  ])
  // By username as well; but not one e-mail after the other.
  await timed('kari ås')
  expect(await emailsOf(site)).toHaveLength(2)
  const empty = await post(site, '/konto/glemt', { user: ' ' })
  expect([empty.status, empty.text.includes('Skriv brukernavnet eller e-posten din.')]).toEqual([422, true])
})

test('one address cannot ask for e-mails without end, and keeps nobody else from asking', async () => {
  await using site = await openProgram({ TRUST_PROXY: '1' })
  const ask = (address: string) => post(site, '/konto/glemt', { user: 'ingen' }, { 'x-forwarded-for': address })
  const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await ask('192.0.2.1')).status))
  expect(statuses.filter((status) => status === 303)).toHaveLength(8)
  expect((await ask('192.0.2.1')).headers.get('retry-after')).toBe('60')
  expect((await ask('192.0.2.2')).status).toBe(303)
})

test('a link for a new password works once, ends all sessions, and proves the address', async () => {
  await using site = await openProgram()
  const cookie = await memberCookies(site)
  await post(site, '/konto/glemt', { user: mail })
  const { link = '' } = (await emailsOf(site, mail)).at(-1) ?? {}
  expect((await site.get(link)).text).toContain('For kontoen «kari ås».')

  for (const [ny, error] of [
    ['', 'Skriv et passord.'],
    ['kort', 'minst 8 tegn'],
    ['Passord123', 'lister over de mest brukte'],
    ['football', 'lister over de mest brukte'],
    ['KARI@example.com', 'for likt brukernavnet'],
  ] as const) {
    const refused = await useLink(site, mail, { ny })
    expect(refused.status, ny).toBe(422)
    expect(refused.text, ny).toContain(error)
    // The link goes along, so that the next try works; the password does not.
    expect(refused.text).toContain(`name="kode" value="${codeOf(link)}"`)
    if (ny) expect(refused.text).not.toContain(`value="${ny}"`)
  }
  const taken = await useLink(site, mail, { ny: 'granved om vinteren' })
  expect([taken.status, taken.headers.get('location')]).toEqual([303, '/konto?gjort=nytt-passord'])
  expect((await stored(site)).emailConfirmedAt).toBeTruthy()
  expect((await site.get('/konto', { cookie })).text).not.toContain('Hei, Kari')
  expect((await signIn(site)).status).toBe(422)
  expect((await signIn(site, { pass: 'granved om vinteren' })).status).toBe(303)
  expect((await emailsOf(site, mail)).at(-1)?.subject).toBe('Passordet ditt hos Merkevei er endret')

  expect((await post(site, '/konto/nytt-passord', { kode: codeOf(link), ny: 'noe helt annet' })).status).toBe(404)
  expect((await site.get(link)).text).toContain(GONE)
  expect((await signIn(site, { pass: 'granved om vinteren' })).status).toBe(303)
})

test('of two who use one link at the same moment, one sets the password', async () => {
  await using site = await openProgram()
  await register(site)
  await post(site, '/konto/glemt', { user: mail })
  const answers = await Promise.all(['bjørk er best', 'furu er finest'].map((ny) => useLink(site, mail, { ny })))
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 404])
  const works = await Promise.all(['bjørk er best', 'furu er finest'].map((pass) => signIn(site, { pass })))
  expect(works.map(({ status }) => status)).toEqual(answers.map(({ status }) => (status === 303 ? 303 : 422)))
})

test('who signs in while the password is changed has no session with the old one', async () => {
  await using site = await openProgram()
  await register(site)
  await post(site, '/konto/glemt', { user: mail })
  const [before, changed, during] = await Promise.all([
    signIn(site),
    useLink(site, mail, { ny: 'bjørk er best' }),
    signIn(site),
  ])
  expect(changed.status).toBe(303)
  for (const { cookies } of [before, during])
    expect((await site.get('/konto', { cookie: cookies.join('; ') })).text).not.toContain('Hei, Kari')
  expect((await signIn(site)).status).toBe(422)
  expect((await signIn(site, { pass: 'bjørk er best' })).status).toBe(303)
})

test('another address counts once its link is used; the old one is told', async () => {
  await using site = await openProgram()
  const cookie = await confirmedMember(site)
  const ask = (fields: Record<string, string>) => post(site, '/konto/e-post', fields, { cookie })
  for (const [fields, error] of [
    [{ mail: 'ny@', pass: kari.pass }, 'gyldig e-postadresse'],
    [{ mail: 'KARI@example.com', pass: kari.pass }, 'adressen du har i dag'],
    [{ mail: 'ny@example.com', pass: '' }, 'Skriv et passord.'],
    [{ mail: 'ny@example.com', pass: 'feil' }, 'Passordet stemmer ikke.'],
  ] as const) {
    const refused = await ask(fields)
    expect([refused.status, refused.text.includes(error)], error).toEqual([422, true])
    expect(refused.text).toContain(`value="${fields.mail}"`)
  }
  expect((await ask({ mail: 'Ny@Example.com', pass: kari.pass })).headers.get('location')).toBe('/konto?gjort=ny-epost')
  expect(await stored(site)).toMatchObject({ email: mail, newEmail: 'ny@example.com' })
  const page = await site.get('/konto', { cookie })
  expect(page.text).toContain('Venter på bekreftelse: ny@example.com')

  const [email] = await emailsOf(site, 'ny@example.com')
  expect((await site.get(email?.link ?? '')).text).toContain('ny@example.com blir e-posten til kontoen «kari ås»')
  expect((await stored(site)).email).toBe(mail)
  expect((await useLink(site, 'ny@example.com')).headers.get('location')).toBe('/konto?gjort=epost-endret')
  expect(await stored(site, 'ny@example.com')).toMatchObject({ email: 'ny@example.com', newEmail: null })
  expect((await emailsOf(site, mail)).at(-1)?.subject).toBe('E-posten din hos Merkevei er endret')
  expect((await useLink(site, 'ny@example.com')).status).toBe(404)
  // A link that was for the old address is none any more.
  expect((await useLink(site, mail)).status).toBe(404)
  expect((await signIn(site, { user: 'ny@example.com' })).status).toBe(303)
})

test('whether an address has an account is told to its owner alone', async () => {
  await using site = await openProgram()
  await register(site, ola)
  const cookie = await confirmedMember(site)
  const answer = await post(site, '/konto/e-post', { mail: ola.mail, pass: kari.pass }, { cookie })
  expect(answer.headers.get('location')).toBe('/konto?gjort=ny-epost')
  const emails = await emailsOf(site, ola.mail)
  expect(emails.at(-1)?.subject).toBe('Du har allerede en konto hos Merkevei')
  expect(emails.at(-1)?.text).not.toContain('kode=')
  // Nor does a link help that was made all the same.
  const code = writeLink('newEmail', await stored(site), site.payload.secret, Date.now())
  const taken = await post(site, '/konto/bekreft', { kode: code })
  expect([taken.status, taken.text.includes('kan ikke brukes')]).toEqual([422, true])
  expect((await stored(site)).email).toBe(mail)
})

test('of two who want one address, the first to use the link gets it', async () => {
  await using site = await openProgram()
  const cookies = [await confirmedMember(site), await confirmedMember(site, ola)]
  for (const [at, pass] of [kari.pass, ola.pass].entries())
    await post(site, '/konto/e-post', { mail: 'ny@example.com', pass }, { cookie: cookies[at] ?? '' })
  const codes = (await emailsOf(site, 'ny@example.com')).map(({ link }) => codeOf(link))
  expect(codes).toHaveLength(2)
  const answers = await Promise.all(codes.map((kode) => post(site, '/konto/bekreft', { kode })))
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 422])
})

test('a change of address that was begun ends with the old password, or by its owner', async () => {
  await using site = await openProgram()
  const cookie = await confirmedMember(site)
  await post(site, '/konto/e-post', { mail: 'ny@example.com', pass: kari.pass }, { cookie })
  await post(site, '/konto/passord', { pass: kari.pass, ny: 'bjørk er best' }, { cookie })
  expect((await stored(site)).newEmail).toBeNull()
  expect((await useLink(site, 'ny@example.com')).status).toBe(404)

  await post(site, '/konto/e-post', { mail: 'nyere@example.com', pass: 'bjørk er best' }, { cookie })
  expect((await post(site, '/konto/gjor', { steg: 'glem-epost' }, { cookie })).headers.get('location')).toBe(
    '/konto?gjort=epost-beholdt',
  )
  expect((await useLink(site, 'nyere@example.com')).status).toBe(404)
  expect((await stored(site)).email).toBe(mail)
})
