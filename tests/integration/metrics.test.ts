/** What Prometheus reads: by route and status, of the cache, the queues, the gateway and the backups. */
import { expect, test } from 'vitest'
import { freePort } from '../../scripts/free-port.mjs'
import { isPostgres } from '../../src/cms/statements'
import { noteLastBackup } from '../../src/features/backups/lastBackup'
import { recordFailure } from '../../src/features/sms/gatewayState'
import { openProgram } from '../support/program'

/** The program with its figures; `sample` gives the value of a line. */
async function openWatched(env: Record<string, string> = {}) {
  const port = await freePort()
  const site = await openProgram({ METRICS_PORT: String(port), ...env })
  const scrape = () => fetch(`http://127.0.0.1:${port}/metrics`, { headers: { connection: 'close' } })
  return {
    ...site,
    scrape,
    async sample(line: string) {
      const lines = (await (await scrape()).text()).split('\n')
      return lines.find((one) => one.startsWith(`${line} `))?.slice(line.length + 1)
    },
  }
}

test('requests are counted by what answered them and how', async () => {
  await using site = await openWatched()
  const of = (route: string, status: number, method = 'GET') =>
    site.sample(`merkevei_http_request_duration_seconds_count{route="${route}",method="${method}",status="${status}"}`)
  await site.get('/sok')
  await site.get('/sok')
  await site.get('/finnes-ikke')
  await site.get('/healthz')
  await site.rest('GET', '/api/pages')
  await fetch(`${site.url}/sitemap.xml`)
  await fetch(`${site.url}/sok`, { method: 'PROPFIND' })
  await expect.poll(() => of('page', 200)).toBe('2')
  await expect.poll(() => of('page', 404)).toBe('1')
  await expect.poll(() => of('health', 200)).toBe('1')
  await expect.poll(() => of('api', 200)).toBe('1')
  await expect.poll(() => of('/sitemap.xml', 200)).toBe('1')
  await expect.poll(() => of('refused', 405, 'other')).toBe('1')
})

test('kept pages are counted apart from drawn ones, and what a change drops', async () => {
  await using site = await openWatched()
  const { body } = await site.rest('POST', '/api/pages', { title: 'Om oss', slug: 'om-oss', _status: 'published' })
  for (let time = 0; time < 3; time++) expect((await site.get('/om-oss')).status).toBe(200)
  expect(await site.sample('merkevei_page_draw_duration_seconds_count')).toBe('1')
  expect(await site.sample('merkevei_kept_pages_served_total')).toBe('2')
  expect(await site.sample('merkevei_kept_pages')).toBe('1')
  expect(await site.sample('merkevei_kept_pages_purged_total')).toBe('0')
  await site.rest('PATCH', `/api/pages/${body.doc?.id}`, { title: 'Om Varde', _status: 'published' })
  expect(Number(await site.sample('merkevei_kept_pages_purged_total'))).toBeGreaterThan(0)
})

test('queues tell what waits, what may have been sent, and for how long the oldest has been due', async () => {
  await using site = await openWatched({ ROLE: 'web' })
  const email = { to: 'kari@example.com', subject: 'Hei', text: 'Hei', html: '<p>Hei</p>', attempts: 0 }
  const store = (key: string, state: 'waiting' | 'uncertain', dueAt: number) =>
    site.payload.create({
      collection: 'emails',
      data: { ...email, key, state, dueAt: new Date(dueAt).toISOString() },
    })
  const now = Date.now()
  await store('due', 'waiting', now - 120_000)
  await store('later', 'waiting', now + 3_600_000)
  await store('unknown', 'uncertain', now - 600_000)
  expect(await site.sample('merkevei_queue_rows{queue="email",state="waiting"}')).toBe('2')
  expect(await site.sample('merkevei_queue_rows{queue="email",state="uncertain"}')).toBe('1')
  expect(await site.sample('merkevei_queue_rows{queue="sms",state="waiting"}')).toBe('0')
  const overdue = Number(await site.sample('merkevei_queue_overdue_seconds{queue="email"}'))
  expect(overdue).toBeGreaterThanOrEqual(120)
  expect(overdue).toBeLessThan(600)
})

test('a gateway that fails and a backup that failed are told of', async () => {
  await using site = await openWatched({ BACKUP_TO: '/tmp/never-written', ROLE: 'web' })
  expect(await site.sample('merkevei_backup_last_success_timestamp_seconds')).toBe('0')
  await noteLastBackup(site.payload, {
    at: 5_000_000,
    succeeded: { at: 4_000_000, bytes: 1234, addedBytes: 1 },
    error: 'The folder is full.',
  })
  expect(await site.sample('merkevei_backup_last_success_timestamp_seconds')).toBe('4000')
  expect(await site.sample('merkevei_backup_failed')).toBe('1')
  expect(await site.sample('merkevei_backup_size_bytes')).toBe('1234')

  await site.rest('POST', '/api/globals/smsSettings', { gateway: 'log' })
  await recordFailure(site.payload, 'log', { failures: 3, error: 'busy', errorAt: 0, nextTryAt: 0 })
  expect(await site.sample('merkevei_sms_gateway_failures{gateway="log"}')).toBe('3')
})

test('the figures are OpenMetrics, with the versions and those of the runtime', async () => {
  await using site = await openWatched()
  const answer = await site.scrape()
  expect(answer.headers.get('content-type')).toMatch(/^application\/openmetrics-text/)
  const text = await answer.text()
  expect(text.endsWith('# EOF\n')).toBe(true)
  expect(text).toContain(`node="${process.version}",database="${site.payload.db.name}"`)
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
    'nodejs_gc_duration_seconds',
  ])
    expect(text).toContain(name)
  expect(text.includes('merkevei_database_connections{state="awaited"}')).toBe(isPostgres(site.payload))
})
