import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { SECRET_IS_SET } from '../../src/cms/fields/secretIsSet'
import type { ForwardedHit } from '../../src/features/analytics'
import { readStatus } from '../../src/features/forwarding/status'
import { forwardHits } from '../../src/features/forwarding/store'
import { openProgram, type TestProgram } from '../support/program'
import { readRows } from '../support/rows'
import { startUpstream } from '../support/upstream'

const hit = (more: Partial<ForwardedHit> = {}): ForwardedHit => ({
  kind: 'view',
  at: Date.now(),
  path: '/ovner',
  visitor: 'visitor',
  address: '203.0.113.0',
  userAgent: 'Firefox',
  consented: true,
  ...more,
})

const toGoogle = (url: string) => ({
  upstream: 'ga4' as const,
  ga4: { measurementId: 'G-ABC123', apiSecret: 'secret', url: `${url}/mp/collect` },
})

const choose = ({ payload }: TestProgram, data: object) => payload.updateGlobal({ slug: 'forwardingSettings', data })

const stored = async ({ payload }: TestProgram) =>
  (await readRows(payload, sql`select id from forwarded_hits order by id`)).map(({ id }) => id)

test('nothing is stored where no upstream is chosen', async () => {
  await using site = await openProgram()
  await forwardHits(site.payload, [hit()])
  expect(await stored(site)).toEqual([])
})

test('without consent nothing is stored for whoever needs one, and what was agreed to goes out', async () => {
  await using upstream = await startUpstream()
  await using site = await openProgram()
  await choose(site, toGoogle(upstream.url))
  await forwardHits(site.payload, [hit({ consented: false }), hit()])
  await expect.poll(() => readStatus(site.payload)).toMatchObject({ waiting: 0, sent: 1, lost: 0, error: null })
  expect(upstream.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /mp/collect?measurement_id=G-ABC123&api_secret=secret',
  ])
  expect(upstream.calls[0]?.headers['content-type']).toBe('application/json')
  const sent = JSON.parse(upstream.calls[0]?.body ?? '')
  expect(sent).toMatchObject({
    client_id: expect.stringMatching(/^\d+\.\d+$/),
    ip_override: '203.0.113.0',
    user_agent: 'Firefox',
  })
  expect(sent.events).toHaveLength(1)
})

test('Matomo that needs no consent gets what nobody agreed to; once it does, what waits is not sent', async () => {
  let works = true
  await using upstream = await startUpstream(() =>
    works ? { status: 200, body: '{"status":"success","tracked":1,"invalid":0}' } : { status: 503 },
  )
  await using site = await openProgram()
  const matomo = { url: upstream.url, siteId: '1', token: 'token', needsConsent: false }
  await choose(site, { upstream: 'matomo', matomo })
  await forwardHits(site.payload, [hit({ consented: false })])
  await expect.poll(() => readStatus(site.payload)).toMatchObject({ sent: 1, waiting: 0 })
  works = false
  await forwardHits(site.payload, [hit({ consented: false, visitor: 'late' })])
  await expect.poll(() => readStatus(site.payload)).toMatchObject({ waiting: 1, error: 'HTTP 503' })
  works = true
  await choose(site, { upstream: 'matomo', matomo: { ...matomo, needsConsent: true } })
  await expect.poll(() => stored(site)).toEqual([])
  expect(await readStatus(site.payload)).toMatchObject({ sent: 1 })
})

test('Plausible gets each event in a call of its own, with the visitor’s browser and shortened address', async () => {
  await using upstream = await startUpstream(() => ({ status: 202, body: 'ok' }))
  await using site = await openProgram()
  await choose(site, { upstream: 'plausible', plausible: { url: upstream.url, domain: 'example.no' } })
  await forwardHits(site.payload, [hit(), hit({ kind: 'search', term: 'ovn' })])
  await expect.poll(() => readStatus(site.payload)).toMatchObject({ sent: 2, waiting: 0 })
  expect(upstream.calls.map(({ headers }) => [headers['user-agent'], headers['x-forwarded-for']])).toEqual([
    ['Firefox', '203.0.113.0'],
    ['Firefox', '203.0.113.0'],
  ])
})

test('what Plausible does not count is lost, and said', async () => {
  let headers: Record<string, string> = { 'x-plausible-dropped': '1' }
  await using upstream = await startUpstream(() => ({ status: 202, body: 'ok', headers }))
  await using site = await openProgram()
  await choose(site, { upstream: 'plausible', plausible: { url: upstream.url, domain: 'feil.example' } })
  await forwardHits(site.payload, [hit()])
  await expect
    .poll(() => readStatus(site.payload))
    .toMatchObject({ sent: 0, lost: 1, waiting: 0, error: 'dropped', errorAt: expect.any(String) })
  headers = {}
  await forwardHits(site.payload, [hit()])
  await expect.poll(() => readStatus(site.payload)).toMatchObject({ sent: 1, lost: 1, waiting: 0 })
})

test('an upstream that is down gets everything once it is back, and once', async () => {
  let status = 503
  await using upstream = await startUpstream(() => ({ status, headers: { 'retry-after': '1' } }))
  await using site = await openProgram()
  await choose(site, toGoogle(upstream.url))
  const keys = Array.from({ length: 60 }, (_, at) => hit({ visitor: `visitor-${at % 3}`, path: `/side-${at}` }))
  await forwardHits(site.payload, keys)
  await expect.poll(() => readStatus(site.payload)).toMatchObject({ error: 'HTTP 503', sent: 0, lost: 0 })
  const before = upstream.calls.length
  status = 204
  await expect.poll(() => readStatus(site.payload)).toMatchObject({ waiting: 0, sent: 60, lost: 0 })
  const pages = upstream.calls
    .slice(before)
    .flatMap(({ body }) =>
      JSON.parse(body).events.map(
        (event: { params: { page_location: string } }) => new URL(event.params.page_location).pathname,
      ),
    )
  expect(pages.sort()).toEqual(keys.map(({ path }) => path).sort())
})

test('a service that nobody answers at gets everything once somebody does', async () => {
  const first = await startUpstream()
  const { port, url } = first
  await first[Symbol.asyncDispose]()
  await using site = await openProgram()
  await choose(site, toGoogle(url))
  await forwardHits(site.payload, [hit()])
  await expect.poll(() => readStatus(site.payload)).toMatchObject({ error: 'ECONNREFUSED', waiting: 1 })
  await using upstream = await startUpstream(() => ({ status: 204 }), port)
  await expect.poll(() => readStatus(site.payload)).toMatchObject({ waiting: 0, sent: 1, lost: 0 })
  expect(upstream.calls).toHaveLength(1)
})

test('wrong credentials are said, and nothing is lost when they are put right', async () => {
  await using upstream = await startUpstream(({ body }) =>
    body.includes('"right"')
      ? { status: 200, body: '{"status":"success","tracked":1,"invalid":0}' }
      : { status: 401, body: '{"status":"error","message":"token_auth is not valid"}' },
  )
  await using site = await openProgram()
  const matomo = { url: upstream.url, siteId: '1', token: 'wrong' }
  await choose(site, { upstream: 'matomo', matomo })
  await forwardHits(site.payload, [hit()])
  await expect
    .poll(async () => (await site.rest('GET', '/api/globals/forwardingSettings/status')).body)
    .toMatchObject({ upstream: 'matomo', waiting: 1, sent: 0, error: 'Matomo: token_auth is not valid' })
  await choose(site, { upstream: 'matomo', matomo: { ...matomo, token: 'right' } })
  await expect.poll(() => readStatus(site.payload)).toMatchObject({ waiting: 0, sent: 1, lost: 0 })
})

test('what broke after it was written is lost rather than sent twice', async () => {
  let works = false
  await using upstream = await startUpstream(() => (works ? { status: 204 } : 'cut'))
  await using site = await openProgram()
  await choose(site, toGoogle(upstream.url))
  await forwardHits(site.payload, [hit()])
  await expect.poll(() => readStatus(site.payload)).toMatchObject({ waiting: 0, sent: 0, lost: 1 })
  works = true
  await forwardHits(site.payload, [hit()])
  await expect.poll(() => readStatus(site.payload)).toMatchObject({ waiting: 0, sent: 1, lost: 1 })
  expect(upstream.calls).toHaveLength(2)
})

test('what a killed process was sending, and what is older than a day, is dropped and said', async () => {
  await using upstream = await startUpstream()
  await using site = await openProgram({ ROLE: 'web' })
  await choose(site, toGoogle(upstream.url))
  await forwardHits(site.payload, [hit(), hit(), hit({ path: '/fersk' })])
  const [killed, old] = await stored(site)
  const longAgo = '2020-01-01T00:00:00.000Z'
  await readRows(
    site.payload,
    sql`update forwarded_hits set state = 'sending', lease_until = ${longAgo} where id = ${killed}`,
  )
  await readRows(site.payload, sql`update forwarded_hits set created_at = ${longAgo} where id = ${old}`)
  await using _worker = await openProgram({
    ROLE: 'worker',
    DATABASE_URL: site.settings.databaseUrl,
    DATA_DIR: site.settings.dataDir,
  })
  await expect.poll(() => readStatus(site.payload)).toMatchObject({ waiting: 0, sent: 1, lost: 2 })
  expect(upstream.calls).toHaveLength(1)
  expect(upstream.calls[0]?.body).toContain('/fersk')
})

test('credentials come back to administrators alone; that something is forwarded is no secret', async () => {
  await using site = await openProgram()
  await choose(site, toGoogle('https://collect.example'))
  const open = (await (await fetch(`${site.url}/api/globals/forwardingSettings`)).json()) as { ga4?: object }
  expect(open).toMatchObject({ upstream: 'ga4' })
  expect(JSON.stringify(open)).not.toMatch(/secret|G-ABC123|collect\.example/)
  expect((await fetch(`${site.url}/api/globals/forwardingSettings/status`)).status).toBe(403)
  expect((await site.rest('GET', '/api/globals/forwardingSettings')).body).toMatchObject({
    ga4: { measurementId: 'G-ABC123', apiSecret: SECRET_IS_SET },
  })
  const bad = await site.rest('POST', '/api/globals/forwardingSettings', { ga4: { measurementId: 'UA-1' } })
  expect(bad.status).toBe(400)
})
