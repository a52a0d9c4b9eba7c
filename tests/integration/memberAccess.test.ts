/** What a member's account opens: nothing but the page of one's own. */
import { jwtSign } from 'payload'
import { expect, test } from 'vitest'
import type { Member } from '../../src/cms/types'
import { storeMessage } from '../support/forms'
import { type Fields, kari, memberCookies, post, register, signIn } from '../support/members'
import { openProgram, type TestProgram } from '../support/program'

/** Payload takes a cookie only from a request that says where it comes from. */
const fromHere = { 'sec-fetch-site': 'same-origin' }

/**
 * A member in every way in which a request could be one: our own cookie, its content as a token of Payload's, and a
 * token in Payload's form that names the member and the session, which nobody makes.
 */
async function guises(site: TestProgram): Promise<Fields[]> {
  const cookie = await memberCookies(site)
  const own = /member_session=([^;]+)/.exec(cookie)?.[1] ?? ''
  const member = await site.payload.db.findOne<Member>({ collection: 'members', where: {} })
  const { token } = await jwtSign({
    fieldsToSign: { id: member?.id, collection: 'members', sid: member?.sessions?.[0]?.id },
    secret: site.payload.secret,
    tokenExpiration: 3600,
  })
  return [own, token].flatMap((held): Fields[] => [
    { authorization: `JWT ${held}` },
    { authorization: `Bearer ${held}` },
    { cookie: `${cookie}; payload-token=${held}`, ...fromHere },
  ])
}

const restOfMembers: [method: string, path: string][] = [
  ['GET', '/api/members'],
  ['POST', '/api/members'],
  ['PATCH', '/api/members'],
  ['DELETE', '/api/members'],
  ['GET', '/api/members/1'],
  ['PATCH', '/api/members/1'],
  ['DELETE', '/api/members/1'],
  ['POST', '/api/members/1/duplicate'],
  ['GET', '/api/members/count'],
  ['GET', '/api/members/versions'],
  ['GET', '/api/members/access/1'],
  ['POST', '/api/members/access/1'],
  ['GET', '/api/members/init'],
  ['GET', '/api/members/me'],
  ['POST', '/api/members/login'],
  ['POST', '/api/members/logout'],
  ['POST', '/api/members/first-register'],
  ['POST', '/api/members/forgot-password'],
  ['POST', '/api/members/reset-password'],
  ['POST', '/api/members/refresh-token'],
  ['POST', '/api/members/unlock'],
  ['POST', '/api/members/verify/x'],
]

async function ask(site: TestProgram, method: string, path: string, headers: Fields) {
  const body = { username: kari.user, email: kari.mail, password: kari.pass, role: 'administrator' }
  const answer = await fetch(site.url + path, {
    method,
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, text: await answer.text(), location: answer.headers.get('location') }
}

test('Payload’s own calls of the collection are there for nobody', async () => {
  await using site = await openProgram()
  // While there is no member, the first one could otherwise make an account and be signed in.
  for (const [method, path] of restOfMembers)
    expect([404, 403], `${method} ${path}`).toContain((await ask(site, method, path, {})).status)
  expect((await site.payload.count({ collection: 'members' })).totalDocs).toBe(0)

  const asMember = await guises(site)
  const before = await site.payload.db.findOne({ collection: 'members', where: {} })
  for (const headers of [{}, ...asMember] as Fields[])
    for (const [method, path] of restOfMembers) {
      const { status, text } = await ask(site, method, path, headers)
      expect([404, 403], `${method} ${path}`).toContain(status)
      expect(text).not.toMatch(/kari/i)
    }
  // Not even for a read that is disguised as a post.
  const disguised = await ask(site, 'POST', '/api/members', { 'x-http-method-override': 'GET' })
  expect(disguised.status).toBe(404)
  expect(await site.payload.db.findOne({ collection: 'members', where: {} })).toEqual(before)
})

test('to the content, the admin and previews a member is a stranger', async () => {
  await using site = await openProgram()
  const { body } = await site.rest('POST', '/api/pages', { title: 'Hemmelig utkast', _status: 'draft' })
  const page = body.doc?.id
  await site.rest('POST', '/api/globals/navigation?draft=true', { _status: 'draft' })
  await storeMessage(site.payload, { name: 'Ola', email: 'ola@example.com', message: 'Fortrolig' })
  const asMember = await guises(site)
  // Both are the first of their collection: a rule that compares numbers alone takes one for the other.
  const [user, member] = await Promise.all([
    site.payload.find({ collection: 'users' }),
    site.payload.find({ collection: 'members' }),
  ])
  expect(member.docs[0]?.id).toBe(user.docs[0]?.id)
  const id = user.docs[0]?.id

  for (const [method, path] of [
    ['GET', '/api/pages?draft=true'],
    ['GET', `/api/pages/${page}?draft=true`],
    ['GET', '/api/pages/versions'],
    ['PATCH', `/api/pages/${page}`],
    ['POST', '/api/pages'],
    ['GET', '/api/articles?draft=true'],
    ['GET', '/api/formSubmissions'],
    ['GET', '/api/redirects'],
    ['POST', '/api/media'],
    ['GET', '/api/users'],
    ['GET', `/api/users/${id}`],
    ['PATCH', `/api/users/${id}`],
    ['GET', '/api/users/me'],
    ['POST', '/api/users/refresh-token'],
    ['POST', '/api/users/unlock'],
    ['GET', '/api/access'],
    ['GET', '/api/globals/navigation?draft=true'],
    ['GET', '/api/globals/navigation/versions'],
    ['POST', '/api/globals/site'],
    ['GET', '/api/payload-jobs'],
    ['GET', '/api/documentEdits/state?document=pages:1&locale=nb'],
    ['GET', '/api/documentEdits/refused?document=pages:1'],
    ['POST', '/api/documentEdits/presence'],
    ['GET', '/api/comments/of?document=pages:1'],
    ['POST', '/api/comments/write'],
    ['GET', '/api/payload-preferences/x'],
    ['POST', '/api/payload-preferences/x'],
    ['GET', `/preview/pages/${page}`],
  ] as const) {
    const stranger = await ask(site, method, path, {})
    expect(stranger.text, path).not.toMatch(/Hemmelig|Fortrolig/)
    for (const headers of asMember)
      expect(await ask(site, method, path, headers), `${method} ${path}`).toEqual(stranger)
  }
  for (const headers of asMember) {
    const { user } = await site.payload.auth({ headers: new Headers(headers) })
    expect(user).toBeNull()
  }
})

test('administrators read members in the admin, and nobody changes one', async () => {
  await using site = await openProgram()
  await register(site)
  const data = { email: 'e@example.com', password: 'long enough too', name: 'E' }
  const editor = await site.payload.create({ collection: 'users', data: { ...data, role: 'editor' } })
  const { docs } = await site.payload.find({ collection: 'users', where: { role: { equals: 'administrator' } } })
  const as = (user: object | undefined) => ({
    collection: 'members' as const,
    overrideAccess: false,
    user: { ...user, collection: 'users' } as (typeof docs)[number],
  })
  const [member] = (await site.payload.find(as(docs[0]))).docs
  expect(member).toMatchObject({ username: 'kari ås', email: 'kari@example.com' })
  for (const hidden of ['hash', 'salt', 'password']) expect(member).not.toHaveProperty(hidden)
  expect(member?.sessions ?? []).toEqual([])
  await expect(site.payload.find(as(editor))).rejects.toMatchObject({ status: 403 })
  const id = member?.id ?? 0
  await expect(site.payload.update({ ...as(docs[0]), id, data: { name: 'X' } })).rejects.toMatchObject({ status: 403 })
  await expect(site.payload.delete({ ...as(docs[0]), id })).rejects.toMatchObject({ status: 403 })
})

test('behind https both cookies travel by https alone, the session’s under a name of this host, and are removed so', async () => {
  await using site = await openProgram({ SITE_URL: 'https://www.example.no' })
  const host = { host: 'www.example.no' }
  await register(site, {}, host)
  const { headers, cookies } = await signIn(site, {}, { ...host, origin: 'https://www.example.no' })
  expect(headers.getSetCookie()).toHaveLength(2)
  for (const cookie of headers.getSetCookie()) expect(cookie).toContain('; Secure')
  expect(headers.getSetCookie()[0]).toMatch(/^__Host-member_session=[\w.-]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  const change = (cookie: string) =>
    post(site, '/konto/opplysninger', { name: 'Kari', nick: '', mobile: '' }, { ...host, cookie })
  const own = await change(cookies.join('; '))
  expect([own.status, own.headers.get('location')]).toEqual([303, '/konto?gjort=opplysninger'])
  // Another host of the domain can set a cookie for all of them, but not under this name.
  const planted = await change(cookies.join('; ').replace('__Host-', ''))
  expect([planted.status, planted.headers.get('location')]).toEqual([303, '/konto?gjort=logget-ut'])
  const gone = await post(site, '/konto/logg-ut', {}, { ...host, cookie: cookies.join('; ') })
  expect(gone.headers.getSetCookie()).toHaveLength(2)
  for (const cookie of gone.headers.getSetCookie()) expect(cookie).toContain('; Secure')
})
