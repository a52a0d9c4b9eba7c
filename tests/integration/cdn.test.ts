/** What a CDN in front of the site is told: what to keep, and what has changed. */
import { sql } from 'drizzle-orm'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { freePort } from '../../scripts/free-port.mjs'
import { emitClockChange } from '../../src/cms/changes'
import { isPostgres } from '../../src/cms/statements'
import { CdnNotice } from '../../src/features/cdn/admin/CdnNotice'
import { keyOf } from '../../src/features/cdn/keys'
import { openProgram, type TestProgram } from '../support/program'
import { readRows } from '../support/rows'
import { startUpstream, type TestUpstream } from '../support/upstream'

const publish = async ({ rest }: TestProgram, title: string) =>
  Number((await rest('POST', '/api/pages', { title, _status: 'published' })).body.doc?.id)

const change = ({ rest }: TestProgram, id: number, title: string) =>
  rest('PATCH', `/api/pages/${id}`, { title, _status: 'published' })

const before = (url: string) => ({ CDN: 'varnish', CDN_URL: url })

const keysOf = ({ headers }: TestUpstream['calls'][number]) => String(headers['surrogate-key']).split(' ')

const purged = ({ calls }: TestUpstream, key: string) => calls.filter((one) => keysOf(one).includes(key)).length

const waiting = ({ payload }: TestProgram) => readRows(payload, 'select tags, sent_at, attempts, error from cdn_purges')

test('a change is purged at once by the tags of its page, once more after seconds, and then forgotten', async () => {
  await using edge = await startUpstream(() => ({ status: 200 }))
  await using site = await openProgram(before(edge.url))
  const id = await publish(site, 'Om oss')
  const page = await site.get('/om-oss')
  const key = keyOf(site.settings.siteUrl, `pages:${id}`)
  expect(page.headers.get('surrogate-key')?.split(' ')).toContain(key)
  await expect.poll(() => waiting(site)).toEqual([])
  edge.calls.length = 0
  await change(site, id, 'Om Varde')
  await expect.poll(() => purged(edge, key)).toBe(1)
  await expect.poll(() => waiting(site)).toEqual([])
  expect(purged(edge, key)).toBe(2)
})

test('a draft purges nothing', async () => {
  await using edge = await startUpstream(() => ({ status: 200 }))
  await using site = await openProgram(before(edge.url))
  const id = await publish(site, 'Om oss')
  await expect.poll(() => waiting(site)).toEqual([])
  edge.calls.length = 0
  await site.rest('PATCH', `/api/pages/${id}?draft=true`, { title: 'Utkast', _status: 'draft' })
  expect(await waiting(site)).toEqual([])
  expect(edge.calls).toEqual([])
})

test('what the edge does not take is tried until it does, is told of, and survives a restart', async () => {
  let works = false
  await using edge = await startUpstream(() => ({ status: works ? 200 : 503 }))
  const metricsPort = await freePort()
  await using site = await openProgram({ ...before(edge.url), METRICS_PORT: String(metricsPort) })
  const id = await publish(site, 'Om oss')
  const key = keyOf(site.settings.siteUrl, `pages:${id}`)
  await expect.poll(() => purged(edge, key)).toBeGreaterThan(1)
  const figures = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(await figures()).toMatch(/merkevei_cdn_purge_failures\{provider="varnish"\} [1-9]/)
  expect(await figures()).toMatch(/merkevei_queue_rows\{queue="purge",state="waiting"\} [1-9]/)

  await readRows(
    site.payload,
    sql`update cdn_purges set due_at = ${new Date(Date.now() - 180_000).toISOString()} where error is not null
      returning id`,
  )
  const notice = async (role: 'administrator' | 'editor') =>
    renderToStaticMarkup(
      await CdnNotice({ payload: site.payload, user: { role } as never, i18n: { language: 'nb' } as never }),
    )
  expect(await notice('administrator')).toContain('har ikke nådd frem til Varnish: HTTP 503.')
  expect(await notice('editor')).toBe('')

  await site.stopWork()
  works = true
  edge.calls.length = 0
  await using again = await openProgram({
    ...before(edge.url),
    DATABASE_URL: site.settings.databaseUrl,
    SITE_URL: site.url,
  })
  await expect.poll(() => waiting(again)).toEqual([])
  expect(purged(edge, key)).toBe(2)
})

test('a change that is rolled back purges nothing', async ({ skip }) => {
  await using edge = await startUpstream(() => ({ status: 200 }))
  await using site = await openProgram(before(edge.url))
  const { payload } = site
  // SQLite has no transactions (decision 005).
  if (!isPostgres(payload)) skip()
  const transactionID = (await payload.db.beginTransaction()) as number
  await payload.create({
    collection: 'redirects',
    data: { from: '/a', type: 'address', url: '/' },
    req: { transactionID },
  })
  await payload.db.rollbackTransaction(transactionID)
  expect(await waiting(site)).toEqual([])
})

test.runIf(process.env.DATABASE === 'postgres')(
  'of two processes one sends, also what the other that only serves has changed',
  async () => {
    await using edge = await startUpstream(() => ({ status: 200 }))
    await using working = await openProgram(before(edge.url))
    const shared = { DATABASE_URL: working.settings.databaseUrl, SITE_URL: working.settings.siteUrl }
    await using serving = await openProgram({ ...before(edge.url), ...shared, ROLE: 'web' })
    const id = Number(
      (await working.rest('POST', '/api/pages', { title: 'Om oss', _status: 'published' })).body.doc?.id,
    )
    await expect.poll(() => waiting(working)).toEqual([])
    edge.calls.length = 0
    await serving.payload.update({ collection: 'pages', id, data: { title: 'Om Varde', _status: 'published' } })
    await expect.poll(() => waiting(working)).toEqual([])
    expect(purged(edge, keyOf(working.settings.siteUrl, `pages:${id}`))).toBe(2)
  },
)

test('a scheduled publication is purged as a person’s is', async () => {
  await using edge = await startUpstream(() => ({ status: 200 }))
  await using site = await openProgram(before(edge.url))
  const { payload } = site
  const { id } = await payload.create({ collection: 'pages', data: { title: 'Nytt' }, draft: true })
  expect(edge.calls).toEqual([])
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'pages', value: id } },
    waitUntil: new Date(Date.now() - 1000),
  })
  await expect.poll(() => purged(edge, keyOf(site.settings.siteUrl, `pages:${id}`))).toBeGreaterThan(0)
  expect((await site.get('/nytt')).status).toBe(200)
})

test('a file has the key of its collection, which a change of one purges', async () => {
  await using edge = await startUpstream(() => ({ status: 200 }))
  await using site = await openProgram(before(edge.url))
  const form = new FormData()
  form.set('file', new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>']), 'merke.svg')
  form.set('_payload', JSON.stringify({ alt: 'Merke' }))
  const headers = { authorization: `JWT ${site.token}` }
  const stored = await fetch(`${site.url}/api/media`, { method: 'POST', body: form, headers })
  const { doc } = (await stored.json()) as { doc: { id: number; filename: string } }
  const key = keyOf(site.settings.siteUrl, 'media')
  const served = await site.get(`/media/${doc.filename}`)
  expect(served.headers.get('surrogate-key')?.split(' ')).toContain(key)
  await expect.poll(() => waiting(site)).toEqual([])
  edge.calls.length = 0
  await site.rest('PATCH', `/api/media/${doc.id}`, { alt: 'Et merke' })
  await expect.poll(() => purged(edge, key)).toBe(1)
})

test('what changes by the clock alone is purged', async () => {
  await using edge = await startUpstream(() => ({ status: 200 }))
  await using site = await openProgram(before(edge.url))
  emitClockChange(['pages:4711'])
  await expect.poll(() => purged(edge, keyOf(site.settings.siteUrl, 'pages:4711'))).toBe(1)
})

test('a start purges what another build drew, and nothing after the same one', async () => {
  await using edge = await startUpstream(() => ({ status: 200 }))
  await using site = await openProgram(before(edge.url))
  expect(await waiting(site)).toEqual([])
  await site.stopWork()
  const same = { ...before(edge.url), DATABASE_URL: site.settings.databaseUrl }
  {
    await using again = await openProgram(same)
    expect(await waiting(again)).toEqual([])
  }
  await site.payload.kv.set('cdnBuilds', { builds: ['another'] })
  await using later = await openProgram(same)
  await expect.poll(() => purged(edge, keyOf(later.settings.siteUrl, 'build another'))).toBe(1)
})

test('what stands in the queue goes where no CDN is set', async () => {
  await using edge = await startUpstream(() => ({ status: 503 }))
  await using site = await openProgram(before(edge.url))
  await publish(site, 'Om oss')
  await site.stopWork()
  expect(await waiting(site)).not.toEqual([])
  await using without = await openProgram({ DATABASE_URL: site.settings.databaseUrl })
  expect(await waiting(without)).toEqual([])
  expect((await without.get('/om-oss')).headers.get('surrogate-control')).toBeNull()
})
