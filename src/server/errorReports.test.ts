import { expect, test } from 'vitest'
import { type ErrorService, startErrorService } from '../../tests/support/errorService'
import { createErrorReports } from './errorReports'
import { createLog } from './log'
import { withRequestId } from './requestId'

const open = async ({ dsn }: ErrorService, now?: () => number) => {
  const reports = await createErrorReports({ dsn, environment: 'test' }, { version: '1.2.3', ...(now ? { now } : {}) })
  return { ...reports, log: createLog({ logLevel: 'info' }, { write: () => {} }, reports.report) }
}

const failedStatement = (name: string) =>
  Object.assign(new Error(`Failed query: insert … params: ${name}@example.com`), {
    query: 'insert into "members" …',
    cause: Object.assign(new Error(`Key (email)=(${name}@example.com) exists`), { code: '23505', table: 'members' }),
  })

test('an error of the log is reported with its causes, its place and its request, and nothing that it quotes', async () => {
  await using service = await startErrorService()
  const { log, flush } = await open(service)
  withRequestId('0badcafe', () => log.error({ err: failedStatement('kari') }, 'a route failed'))
  log.warn({ err: new Error('not an error of the log') }, 'a warning')
  log.error({ err: Object.assign(new Error('The password is incorrect.'), { status: 401 }) })
  await flush()
  expect(service.calls).toMatchObject([
    { method: 'POST', path: expect.stringMatching(/^\/api\/7\/envelope\/\?.*sentry_key=somekey/) },
  ])
  const [report] = service.reports()
  expect(report).toMatchObject({
    level: 'error',
    release: 'merkevei@1.2.3',
    environment: 'test',
    transaction: 'a route failed',
    tags: { request: '0badcafe' },
    exception: { values: [{ type: 'Error', value: '23505 members' }, { type: 'Error' }] },
  })
  const frames = report?.exception?.values.flatMap(({ stacktrace }) => stacktrace?.frames ?? []) ?? []
  expect(frames.some(({ filename }) => filename.endsWith('errorReports.test.ts'))).toBe(true)
  expect(service.calls[0]?.body).not.toContain('kari')
})

test('one error is reported once in a minute, and of all kinds thirty', async () => {
  await using service = await startErrorService()
  let now = 0
  const { log, flush } = await open(service, () => now)
  for (const name of ['kari', 'ola', 'per']) log.error({ err: failedStatement(name) }, 'a route failed')
  await flush()
  expect(service.calls).toHaveLength(1)
  now = 60_000
  log.error({ err: failedStatement('kari') }, 'a route failed')
  for (let at = 0; at < 50; at++) log.error({ err: new Error('x') }, `failure ${at}`)
  await flush()
  expect(service.calls).toHaveLength(1 + 30)
})

test('a service that has had enough is left alone as long as it says, and one that is away disturbs nothing', async () => {
  await using service = await startErrorService(() => ({ status: 429, headers: { 'retry-after': '60' } }))
  const { log, flush } = await open(service)
  log.error({ err: new Error('one') }, 'first')
  await flush()
  log.error({ err: new Error('two') }, 'second')
  await flush()
  expect(service.calls).toHaveLength(1)

  const gone = await startErrorService()
  await gone[Symbol.asyncDispose]()
  const away = await open(gone)
  away.log.error({ err: new Error('three') }, 'third')
  await away.flush()
})
