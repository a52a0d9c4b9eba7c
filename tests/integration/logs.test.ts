/** Nothing that people typed stands in the log, whatever fails, in traces or in reports of errors. */
import { format } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startCollector } from '../support/collector'
import { startErrorService } from '../support/errorService'
import { publishContactForm } from '../support/forms'
import { register, signIn } from '../support/members'
import { newOrder, postOrder } from '../support/orders'
import { openProgram } from '../support/program'
import { takeWrites } from '../support/writes'

const typed = {
  name: 'Kari Skriversen',
  email: 'kari.skriversen@example.com',
  mobile: '+4741299887',
  message: 'Ovnen ryker når det blåser',
  password: 'en ganske hemmelig setning',
}

/** The log, and what is printed beside it. */
function listen(): string[] {
  const lines: string[] = []
  for (const level of ['error', 'warn', 'info', 'log'] as const) {
    const heard = vi.spyOn(console, level).mockImplementation((...said) => void lines.push(format(...said)))
    onTestFinished(() => heard.mockRestore())
  }
  return lines
}

test('what cannot be stored is not written into the log instead', async () => {
  const lines = listen()
  await using site = await openProgram({ TRUST_PROXY: '1' }, lines)
  await site.rest('POST', '/api/pages', {
    title: 'Kontakt',
    _status: 'published',
    body: [{ blockType: 'form', form: await publishContactForm(site.payload), heading: 'Skriv til oss' }],
  })
  await register(site)
  await takeWrites(site, false)

  const { name, email, mobile, message, password } = typed
  const post = async (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    (await fetch(site.url + path, { method: 'POST', redirect: 'manual', headers, body })).status
  const form = (fields: Record<string, string>) => new URLSearchParams(fields)
  const json = (fields: object) => JSON.stringify(fields)
  const asJson = { 'content-type': 'application/json' }

  expect(await post('/skjema/kontakt', form({ page: '/kontakt', name, email, phone: mobile, message }))).toBe(500)
  expect((await postOrder(site, newOrder(site, { name, email, phone: mobile, message }))).status).toBe(500)
  await register(site, { user: name, mail: email, name, pass: password })
  await signIn(site, { user: 'Kari Ås', pass: password })
  await signIn(site)
  await post('/skjema/kontakt', `{"name": "${name}", ${message}`, asJson)
  await post('/api/users/login', json({ email, password }), asJson)
  await post('/api/users/login', `{"email": "${email}", ${password}`, asJson)
  await post('/api/users/forgot-password', json({ email }), asJson)
  await site.rest('POST', '/api/pages', { title: message })
  await site.rest('POST', '/api/users', { email, name, password, role: 'editor' })
  await site.rest('POST', '/api/formSubmissions', { name, email, message })

  const log = lines.join('')
  expect(log).toContain('"level":50')
  for (const [what, value] of Object.entries(typed)) expect(log.includes(value), what).toBe(false)
})

/** Names of fields that forms and calls of ours have; each is sent with something that somebody typed. */
const names =
  `name email mail mobile phone message user pass password ny text numbers recipients group_ids search_Query sted q kode
  company street postcode place files title page slug body event url referrer term campaign source code activation_key
  number subject from to receiver sender comment reason choice samtykke vilkar nokkel tegnet steg action`.split(/\s+/)

test('no route writes what was typed into the log, a trace or a report, with a database that stores nothing', async () => {
  const lines = listen()
  await using collector = await startCollector()
  await using service = await startErrorService()
  await using site = await openProgram({ TRUST_PROXY: '1', SENTRY_DSN: service.dsn, ...collector.env }, lines)
  await takeWrites(site, false)
  const values = Object.values(typed)
  const fields = Object.fromEntries(names.map((name, at) => [name, values[at % values.length] ?? '']))
  const { collections, globals } = site.payload.config
  const calls = [
    ...site.routes,
    ...collections.flatMap(({ slug }) => [
      { method: 'POST', path: `/api/${slug}` },
      { method: 'PATCH', path: `/api/${slug}/1` },
      { method: 'GET', path: `/api/${slug}` },
    ]),
    ...globals.map(({ slug }) => ({ method: 'POST', path: `/api/globals/${slug}` })),
  ]
  expect(calls.length).toBeGreaterThan(100)
  const token = site.token
  let visitor = 0
  for (const { method: named, path } of calls) {
    const method = named === 'ALL' ? 'POST' : named
    const url = `${site.url}${path.replace(/\/:\w+(\{[^}]*\})?\??/g, '/1').replaceAll('*', 'x')}`
    const query = `?${new URLSearchParams(fields)}`
    const headers = () => ({ 'x-forwarded-for': `198.51.100.${++visitor % 250}`, authorization: `JWT ${token}` })
    const send = (init: RequestInit & { headers: Record<string, string> }) =>
      fetch(method === 'GET' ? url + query : url, { redirect: 'manual', method, ...init }).then((answer) =>
        answer.arrayBuffer(),
      )
    if (method === 'GET') {
      await send({ headers: headers() })
      continue
    }
    await send({ headers: { ...headers(), 'content-type': 'application/json' }, body: JSON.stringify(fields) })
    if (path.startsWith('/api/')) continue
    await send({ headers: headers(), body: new URLSearchParams(fields) })
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    await send({ headers: headers(), body: form })
  }
  expect(lines.join('')).toContain('"level":50')
  await expect.poll(() => collector.spans().length, { timeout: 30_000 }).toBeGreaterThan(calls.length)
  await expect.poll(() => service.calls.length).toBeGreaterThan(0)
  const told = [...lines, ...[...collector.calls, ...service.calls].map(({ body }) => body)]
  for (const [what, value] of Object.entries(typed))
    for (const written of [value, encodeURIComponent(value)])
      expect(
        told.find((line) => line.includes(written)),
        what,
      ).toBeUndefined()
})
