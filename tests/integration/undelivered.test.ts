/** What failed or ended uncertain: shown on the admin's first screen, reported by e-mail once and gathered, and no loop. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { moment, runStatement } from '../../src/cms/statements'
import { enqueueEmail } from '../../src/features/outbox'
import { enqueueSms } from '../../src/features/sms'
import { reportUndelivered } from '../../src/features/undelivered/report'
import { undeliveredMessages } from '../../src/features/undelivered/tasks'
import { startMailServer } from '../support/mail'
import { openProgram, type TestProgram } from '../support/program'

const HOUR = 60 * 60 * 1000
const email = (key: string, changed: object = {}) => ({
  key,
  to: 'kari@example.com',
  subject: 'Forespørsel fra Kari',
  locale: 'nb' as const,
  parts: [{ kind: 'text' as const, text: 'Hei hei' }],
  ...changed,
})

const all = async ({ payload }: TestProgram) =>
  (await payload.find({ collection: 'emails', sort: 'id', depth: 0, pagination: false })).docs
const reports = async (site: TestProgram) => (await all(site)).filter(({ key }) => key.startsWith('undelivered:'))
const setState = ({ payload }: TestProgram, key: string, state: 'failed' | 'uncertain') =>
  runStatement(payload, sql`update emails set state = ${state} where key = ${key}`)

/** What the task of the first screen lists for a user of a role, each kind as one line. */
async function firstScreen({ payload }: TestProgram, role = 'administrator', language = 'nb'): Promise<string> {
  const req = { payload, user: { collection: 'users', role }, i18n: { language } }
  const { first } = await undeliveredMessages.find(req as never, Date.now())
  return first.map(({ title, href, detail }) => `${title} <${href}>: ${detail}`).join('\n')
}

test('what failed and what is uncertain is reported in one e-mail to head office, each once', async () => {
  await using site = await openProgram()
  await site.stopWork()
  await site.payload.updateGlobal({ slug: 'orderSettings', data: { headOfficeEmail: 'hoved@example.com' } })
  const now = Date.now()
  for (const key of ['one', 'two', 'three', 'fine']) await enqueueEmail(site.payload, email(key), now)
  await reportUndelivered({ ...site, siteUrl: site.url }, now)
  expect(await reports(site)).toEqual([])
  await setState(site, 'one', 'uncertain')
  await setState(site, 'two', 'failed')
  await reportUndelivered({ ...site, siteUrl: site.url }, now)
  await reportUndelivered({ ...site, siteUrl: site.url }, now)
  const [first] = await reports(site)
  expect(first).toMatchObject({ to: 'hoved@example.com', subject: 'Meldinger som ikke kom fram: 2', state: 'waiting' })
  expect(first?.text).toContain(`${site.url}/admin/collections/emails?where[and][0][state][in]=failed,uncertain`)
  // What customers wrote is not copied to where nobody would erase it.
  expect(first?.text).not.toContain('Kari')
  // What comes later within the hour waits for the next e-mail.
  await setState(site, 'three', 'uncertain')
  await reportUndelivered({ ...site, siteUrl: site.url }, now)
  expect(await reports(site)).toHaveLength(1)
  await reportUndelivered({ ...site, siteUrl: site.url }, now + HOUR)
  await reportUndelivered({ ...site, siteUrl: site.url }, now + 2 * HOUR)
  expect((await reports(site)).map(({ subject }) => subject)).toEqual([
    'Meldinger som ikke kom fram: 2',
    'Meldinger som ikke kom fram: 1',
  ])
})

test('without an address of head office all administrators are told', async () => {
  await using site = await openProgram()
  await site.stopWork()
  await site.payload.create({
    collection: 'users',
    data: { email: 'to@example.com', password: 'long enough for tests', name: 'To', role: 'administrator' } as never,
  })
  await enqueueEmail(site.payload, email('one'), Date.now())
  await setState(site, 'one', 'uncertain')
  await reportUndelivered({ ...site, siteUrl: site.url }, Date.now())
  expect((await reports(site)).map(({ to }) => to)).toEqual(['admin@example.com', 'to@example.com'])
})

test('a report that is not delivered itself is shown, and reported by no other', async () => {
  // The connection breaks while an e-mail is handed over, so that its end is unknown: the report's as well.
  await using mail = await startMailServer({ breaks: true })
  await using site = await openProgram({ SMTP_URL: mail.url })
  const now = Date.now()
  await enqueueEmail(site.payload, email('one'), now)
  await expect.poll(async () => (await all(site))[0]?.state).toBe('uncertain')
  await reportUndelivered({ ...site, siteUrl: site.url }, now)
  await expect.poll(async () => (await reports(site))[0]?.state).toBe('uncertain')
  for (const hours of [1, 2, 3]) await reportUndelivered({ ...site, siteUrl: site.url }, now + hours * HOUR)
  expect(await reports(site)).toHaveLength(1)
  expect(await firstScreen(site)).toContain('2 uvisse')
})

test('the first screen counts what each role may open, and says nothing when all is well', async () => {
  await using site = await openProgram()
  await site.stopWork()
  const { payload } = site
  expect(await firstScreen(site)).toBe('')
  await enqueueEmail(payload, email('one'), Date.now())
  await enqueueEmail(payload, email('two'), Date.now())
  await setState(site, 'one', 'uncertain')
  await setState(site, 'two', 'failed')
  const queue = await payload.create({ collection: 'smsQueues', data: { name: 'Høst', state: 'open' } as never })
  for (const key of ['a', 'b', 'c'])
    await enqueueSms(payload, { key, to: '+4741234567', text: 'Hei' } as never, Date.now())
  await runStatement(payload, sql`update sms_messages set state = 'failed' where key in ('a', 'b')`)
  // What failed of a campaign is one of its own figures.
  await runStatement(payload, sql`update sms_messages set queue_id = ${queue.id} where key = 'b'`)
  const administrator = await firstScreen(site)
  expect(administrator).toMatch(/^E-post <.*>: 1 mislyktes, 1 uvisse, kan ha kommet fram$/m)
  expect(administrator).toMatch(/^SMS <.*>: 1 mislyktes$/m)
  const marketer = await firstScreen(site, 'marketer', 'en')
  expect(marketer).toMatch(/^SMS <.*>: 1 failed$/m)
  expect(marketer).not.toContain('E-mail')
  for (const role of ['editor', 'dealer']) expect(await firstScreen(site, role), role).toBe('')
  // The links open lists of as many.
  for (const [, href = ''] of administrator.matchAll(/<([^>]+)>/g)) {
    const list = await site.rest('GET', href.replace('/admin/collections', '/api'))
    expect(list.body.totalDocs, href).toBe(href.includes('emails') ? 2 : 1)
  }
  await reportUndelivered({ ...site, siteUrl: site.url }, Date.now())
  const [report] = await reports(site)
  expect(report?.subject).toBe('Meldinger som ikke kom fram: 3')
})

test('what a person settles is gone from the first screen; what fails again is reported again', async () => {
  await using site = await openProgram()
  await site.stopWork()
  const now = Date.now()
  for (const key of ['one', 'two']) {
    await enqueueEmail(site.payload, email(key), now)
    await setState(site, key, 'uncertain')
  }
  await reportUndelivered({ ...site, siteUrl: site.url }, now)
  const [one, two] = await all(site)
  expect((await site.rest('POST', `/api/emails/${one?.id}/count-as-sent`)).status).toBe(200)
  expect((await site.rest('POST', `/api/emails/${one?.id}/count-as-sent`)).status).toBe(404)
  expect((await fetch(`${site.url}/api/emails/${two?.id}/count-as-sent`, { method: 'POST' })).status).toBe(403)
  expect(await firstScreen(site)).toContain('1 uvisse')
  expect((await site.rest('POST', `/api/emails/${two?.id}/send-again`)).status).toBe(200)
  expect(await firstScreen(site)).toBe('')
  await setState(site, 'two', 'failed')
  await reportUndelivered({ ...site, siteUrl: site.url }, now + HOUR)
  expect(await reports(site)).toHaveLength(2)
})

test('figures that are not forwarded are reported once for each outage, and shown while it lasts', async () => {
  await using site = await openProgram()
  await site.stopWork()
  const { payload } = site
  await payload.updateGlobal({
    slug: 'forwardingSettings',
    data: { upstream: 'plausible', plausible: { domain: 'example.com' } } as never,
  })
  const now = Date.now()
  await runStatement(
    payload,
    sql`insert into forwarding_states (upstream, sent, lost, sent_at, error, error_at)
      values ('plausible', 5, 7, ${moment(now - 2 * HOUR)}, 'HTTP 500', ${moment(now)})`,
  )
  expect(await firstScreen(site)).toMatch(/^Videresendte tall <.*>: 7 mislyktes/)
  await reportUndelivered({ ...site, siteUrl: site.url }, now)
  await reportUndelivered({ ...site, siteUrl: site.url }, now + HOUR)
  expect(await reports(site)).toHaveLength(1)
  await runStatement(payload, sql`update forwarding_states set sent_at = ${moment(now + 2 * HOUR)}`)
  expect(await firstScreen(site)).toBe('')
})
