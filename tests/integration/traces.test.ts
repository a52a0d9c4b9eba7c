/** What an operator sees of a request in the traces. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { isPostgres } from '../../src/cms/statements'
import { type CollectedSpan, startCollector } from '../support/collector'
import { startMailServer } from '../support/mail'
import { newOrder, postOrder } from '../support/orders'
import { openProgram } from '../support/program'
import { takeWrites } from '../support/writes'

/** The library reads how often it sends from the process. */
function sendSoon(): void {
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '20')
  onTestFinished(() => void vi.unstubAllEnvs())
}

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`

test('a page is a span of the trace that the proxy began, with its draw and the statements of that', async () => {
  sendSoon()
  await using collector = await startCollector()
  await using site = await openProgram({ ...collector.env, TRUST_PROXY: '1' })
  await site.rest('POST', '/api/pages', { title: 'Om oss', _status: 'published' })
  const named = (name: string) => collector.spans().find((span) => span.traceId === traceId && span.name === name)
  await site.get('/om-oss', { traceparent })
  await expect.poll(() => named('GET page')).toBeDefined()
  const page = named('GET page') as CollectedSpan
  expect(page).toMatchObject({
    parentSpanId: '00f067aa0ba902b7',
    attributes: { 'http.request.method': 'GET', 'http.route': 'page', 'http.response.status_code': 200 },
  })
  const draw = named('draw')
  expect(draw).toMatchObject({ parentSpanId: page.spanId, attributes: { 'url.path': '/om-oss' } })
  expect(named('SELECT pages')).toMatchObject({
    parentSpanId: draw?.spanId,
    attributes: {
      'db.system.name': isPostgres(site.payload) ? 'postgresql' : 'sqlite',
      'db.operation.name': 'SELECT',
      'db.collection.name': 'pages',
    },
  })

  // Once kept, it is a span alone.
  const other = 'a'.repeat(32)
  await site.get('/om-oss', { traceparent: traceparent.replace(traceId, other) })
  const ofOther = () => collector.spans().filter((span) => span.traceId === other)
  await expect.poll(ofOther).toMatchObject([{ name: 'GET page' }])
})

test('what a queue sends is a trace of its own', async () => {
  sendSoon()
  await using collector = await startCollector()
  await using mail = await startMailServer()
  await using site = await openProgram({ ...collector.env, SMTP_URL: mail.url })
  expect((await postOrder(site, newOrder(site))).status).toBe(303)
  const sent = () => collector.spans().find(({ name }) => name === 'send email')
  await expect.poll(sent).toMatchObject({ attributes: { 'messaging.destination.name': 'email' } })
  const statements = collector.spans().filter(({ parentSpanId }) => parentSpanId === sent()?.spanId)
  expect(statements.map(({ name }) => name)).toContain('UPDATE emails')
  expect(sent()?.parentSpanId).toBeUndefined()
})

test('lines of the log name the trace, and a request that fails is a failed span', async () => {
  sendSoon()
  await using collector = await startCollector()
  const lines: string[] = []
  await using site = await openProgram({ ...collector.env, TRUST_PROXY: '1' }, lines)
  await fetch(`${site.url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent },
    body: JSON.stringify({ email: 'kari@example.com', password: 'feil passord' }),
  })
  await expect.poll(() => collector.spans().filter(({ name }) => name === 'POST api')).toHaveLength(1)
  const inLog = lines.map((line) => JSON.parse(line)).find((line) => line.trace_id === traceId)
  expect(collector.spans().map(({ spanId }) => spanId)).toContain(inLog?.span_id)

  await takeWrites(site, false)
  await site.rest('POST', '/api/pages', { title: 'Om oss' })
  const failed = () => collector.spans().find(({ attributes }) => attributes['http.response.status_code'] === 500)
  await expect.poll(failed).toMatchObject({ name: 'POST api', status: { code: 2 } })
})

test.each(['silent', { status: 503 }] as const)(
  'a collector that takes nothing (%j) holds up neither pages nor the stop',
  async (answer) => {
    sendSoon()
    await using collector = await startCollector(() => answer)
    const site = await openProgram(collector.env)
    expect((await site.get('/')).status).toBe(404)
    await expect.poll(() => collector.calls.length).toBeGreaterThan(0)
    expect((await site.get('/')).status).toBe(404)
    await site[Symbol.asyncDispose]()
  },
)

test('a collector that refuses is a line of the log, once a minute', async () => {
  sendSoon()
  await using collector = await startCollector(() => ({ status: 400, body: 'kari@example.com' }))
  const lines: string[] = []
  await using site = await openProgram(collector.env, lines)
  for (let count = 1; count <= 3; count++) {
    await site.get('/')
    await expect.poll(() => collector.calls.length).toBeGreaterThanOrEqual(count)
  }
  await site.stopWork()
  expect(lines.filter((line) => line.includes('traces could not be sent'))).toHaveLength(1)
  expect(lines.join('')).not.toContain('kari')
})

test('checks of health are no requests of anybody', async () => {
  sendSoon()
  await using collector = await startCollector()
  await using site = await openProgram(collector.env)
  for (const path of ['/healthz', '/readyz', '/']) await site.get(path)
  const names = () => collector.spans().map(({ name }) => name)
  await expect.poll(names).toContain('GET page')
  expect(names().filter((name) => name.startsWith('GET'))).toEqual(['GET page'])
})

test('what is not sampled is not sent', async () => {
  sendSoon()
  vi.stubEnv('OTEL_TRACES_SAMPLER', 'parentbased_always_off')
  await using collector = await startCollector()
  await using site = await openProgram({ ...collector.env, TRUST_PROXY: '1' })
  await site.get('/')
  await site.get('/', { traceparent })
  await expect.poll(() => collector.spans().length).toBeGreaterThan(0)
  expect(new Set(collector.spans().map((span) => span.traceId))).toEqual(new Set([traceId]))
})
