/** How much Payload's REST interface gives, and how often. */
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { expect, test } from 'vitest'
import { openProgram, type TestProgram } from '../support/program'

const publish = (site: TestProgram, title: string, slug: string) =>
  site.rest('POST', '/api/pages', { title, slug, _status: 'published' })

/** A stranger's call, as JSON. */
async function ask(site: TestProgram, path: string, init: RequestInit = {}) {
  const answer = await fetch(site.url + path, init)
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown>, headers: answer.headers }
}

test('a stranger gets lists of fifty, in one language, with relations one level deep', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/globals/site', { languages: ['nb', 'en'] })
  await publish(site, 'Ovner', 'ovner')
  const everything = await ask(site, '/api/pages?limit=0&depth=10&locale=all&pagination=false')
  expect(everything.status).toBe(200)
  expect(everything.body.limit).toBe(50)
  expect((everything.body.docs as { title: unknown }[]).map(({ title }) => title)).toContain('Ovner')
  // The same query in the body, as the admin sends it.
  const posted = await ask(site, '/api/pages', {
    method: 'POST',
    headers: { 'x-payload-http-method-override': 'GET', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'limit=0&depth=10&locale=all',
  })
  expect([posted.status, posted.body.limit]).toEqual([200, 50])
})

test('lists are sent compressed to clients that accept it', async () => {
  await using site = await openProgram()
  for (const slug of ['ovner', 'peiser', 'tilbehor']) await publish(site, 'Ovner', slug)
  const { headers, body } = await ask(site, '/api/pages', { headers: { 'accept-encoding': 'br' } })
  expect(headers.get('content-encoding')).toBe('br')
  expect(body.totalDocs).toBe(3)
})

test('what asks for too much is told which parameter, in the language of who asks', async () => {
  await using site = await openProgram()
  const ids = Array.from({ length: 51 }, (_, at) => `where[id][in][${at}]=${at}`).join('&')
  const answer = await ask(site, `/api/pages?${ids}`, { headers: { 'accept-language': 'en' } })
  expect([answer.status, answer.body]).toEqual([
    400,
    { errors: [{ message: 'The request asks for too much: where[id] may have 50 at most.' }] },
  ])
  expect((await site.rest('GET', `/api/pages?${ids}`)).status).toBe(200)
})

test('what is changed at once is changed whole, however many there are', async () => {
  await using site = await openProgram()
  for (let page = 1; page <= 12; page++) await publish(site, `Side ${page}`, `side-${page}`)
  const { body } = await site.rest('PATCH', '/api/pages?where[slug][like]=side-', { _status: 'draft' })
  expect(body.docs).toHaveLength(12)
  expect((await site.rest('PATCH', '/api/pages?where={', { _status: 'draft' })).status).toBe(400)
})

test('a query in a body has an end', async () => {
  await using site = await openProgram()
  const answer = await fetch(`${site.url}/api/pages`, {
    method: 'POST',
    headers: { 'x-http-method-override': 'GET', 'content-type': 'application/x-www-form-urlencoded' },
    body: `where[title][equals]=${'a'.repeat(65 * 1024)}`,
  })
  expect(answer.status).toBe(413)
})

test('a stranger’s body is short, a document has room, and only a file may be long', async () => {
  await using site = await openProgram()
  const send = async (path: string, length: number, headers: Record<string, string>) => {
    const body = JSON.stringify({ email: 'a'.repeat(length), password: 'b' })
    const type = { 'content-type': 'application/json' }
    return (
      await fetch(site.url + path, { method: 'POST', headers: { ...type, ...headers }, body }).catch(() => ({
        status: 413,
      }))
    ).status
  }
  const staff = { authorization: 'JWT x' }
  expect(await send('/api/users/login', 600 * 1024, {})).toBe(413)
  expect(await send('/api/users/login', 400 * 1024, {})).not.toBe(413)
  expect(await send('/api/pages', 600 * 1024, staff)).not.toBe(413)
  expect(await send('/api/pages', 5 * 1024 * 1024, staff)).toBe(413)
})

test('a stranger who goes on asking is asked to wait; staff are not', async () => {
  await using site = await openProgram()
  const statuses: number[] = []
  // Four a second come back meanwhile: a slow machine needs a few more calls.
  while (statuses.at(-1) !== 429 && statuses.length < 2000)
    statuses.push((await fetch(`${site.url}/api/articles?limit=1`)).status)
  expect(new Set(statuses.slice(0, 240))).toEqual(new Set([200]))
  expect(statuses.at(-1)).toBe(429)
  expect((await site.rest('GET', '/api/pages?limit=1')).status).toBe(200)
})

test('tries to sign in are counted however the address is written, and whoever the visitor says to be', async () => {
  await using site = await openProgram()
  const spellings = ['/api/users/login', '/api/users/login/', '/api/users/LOGIN']
  const statuses: number[] = []
  for (let tries = 0; tries < 22; tries++)
    statuses.push(
      (
        await fetch(site.url + spellings[tries % spellings.length], {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-merkevei-visitor': `192.0.2.${tries}` },
          body: JSON.stringify({ email: 'nobody@example.com', password: 'wrong password' }),
        })
      ).status,
    )
  expect(statuses).toEqual([...Array(20).fill(401), 429, 429])
})

test('what cannot be read is the error of whoever sent it', async () => {
  await using site = await openProgram({ TRUST_PROXY: '1' })
  const status = async (path: string, init: RequestInit = {}) => (await fetch(site.url + path, init)).status
  const staff = { authorization: `JWT ${site.token}` }
  const multipart = (type: string, body: string) => ({
    method: 'POST',
    body,
    headers: { ...staff, 'content-type': type },
  })
  const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\ntext'
  expect(await status('/api/pages', multipart('multipart/form-data', part))).toBe(400)
  expect(await status('/api/pages', multipart('multipart/form-data; boundary=x', part))).toBe(400)
  const broken = `${part.replace('"a"', '"_payload"')}\r\n--x--`
  expect(await status('/api/pages', multipart('multipart/form-data; boundary=x', broken))).toBe(400)
  const query = {
    method: 'POST',
    body: '[[',
    headers: { 'content-type': 'application/json', 'x-payload-http-method-override': 'GET' },
  }
  expect(await status('/api/pages', query)).toBe(400)
  expect(await status('/api/pages?where[id][in]=abc')).toBe(400)
  expect(await status('/bestilling', { method: 'POST', body: 'text', headers: { 'content-type': 'text/plain' } })).toBe(
    400,
  )
  for (const body of ['[]', '5', 'null']) {
    const headers = { ...staff, 'content-type': 'application/json' }
    expect(await status('/api/media', { method: 'POST', body, headers }), body).toBe(400)
  }
  const other = await site.rest('POST', '/api/redirects', { from: '/gammel', type: 'address', url: '/' })
  const xml = { method: 'PATCH', body: '<a/>', headers: { ...staff, 'content-type': 'application/xml' } }
  expect(await status(`/api/redirects/${other.body.doc?.id}`, xml)).toBe(200)
  // Kept of pages, not of users.
  expect(await status('/api/users/versions', { headers: staff })).toBe(404)
  expect(await status('/api/pages/versions', { headers: staff })).toBe(200)
  for (const path of ['/%zz', '/api/pages/%', '/admin/%']) expect(await status(path), path).toBe(400)
  expect(await status('/admin', { method: 'POST', body: 'text' })).toBe(405)
})

test('a body that Payload gives up while it still comes is too large, and no error of the program', async () => {
  await using site = await openProgram()
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const asked = request(`${site.url}/api/pages`, { method: 'POST', headers })
  asked.write('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\ntext\r\n'.repeat(30))
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  expect(answer.statusCode).toBe(413)
  asked.end('--x--')
  await once(answer.resume(), 'end')
})

test('a body that no endpoint reads does not hold up the next request of its connection', async () => {
  await using site = await openProgram()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const send = async (method: string, path: string, body = '') => {
    const asked = request(site.url + path, { agent, method }).end(body)
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    await once(answer.resume(), 'end')
    return [answer.statusCode, asked.reusedSocket]
  }
  try {
    expect(await send('POST', '/api/nothing', 'a'.repeat(400 * 1024))).toEqual([404, false])
    expect(await send('GET', '/healthz')).toEqual([200, true])
  } finally {
    agent.destroy()
  }
})

test('what a user prefers in the admin is stored as it was sent', async () => {
  await using site = await openProgram()
  const value = { columns: [{ accessor: 'title', active: true }], limit: 25 }
  await site.rest('POST', '/api/payload-preferences/collection-pages', { value })
  const { body } = await site.rest('GET', '/api/payload-preferences/collection-pages')
  expect(body).toMatchObject({ key: 'collection-pages', value })
})
