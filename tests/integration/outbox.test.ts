/** E-mails on their way: claimed once, sent once, put off, given up, and called uncertain where nobody knows. */
import { expect, test } from 'vitest'
import { claimDue, findAbandoned } from '../../src/cms/queue/queue'
import { settle } from '../../src/cms/queue/settle'
import { enqueueEmail } from '../../src/features/outbox'
import { emailQueue } from '../../src/features/outbox/emailQueue'
import { startMailServer } from '../support/mail'
import { openProgram, type TestProgram } from '../support/program'

const email = (key: string, changed: object = {}) => ({
  key,
  to: 'kari@example.com',
  subject: 'Hei',
  locale: 'nb' as const,
  parts: [{ kind: 'text' as const, text: 'Hei hei' }],
  ...changed,
})

const states = async ({ payload }: TestProgram) =>
  (await payload.find({ collection: 'emails', sort: 'id', depth: 0, pagination: false })).docs.map(({ key, state }) => [
    key,
    state,
  ])

test('without a mail server e-mails stay, to be read', async () => {
  await using site = await openProgram()
  expect(await enqueueEmail(site.payload, email('one'), Date.now())).toBe(true)
  expect(await enqueueEmail(site.payload, email('one'), Date.now())).toBe(false)
  const { body } = await site.rest('GET', '/api/emails')
  expect(body.docs).toMatchObject([{ key: 'one', state: 'waiting', text: 'Hei\n\nHei hei\n', attempts: 0 }])
  expect((await site.get('/api/emails')).status).toBe(403)
})

test('what is put in is sent at once, each once, as it was written', async () => {
  await using mail = await startMailServer()
  await using site = await openProgram({ SMTP_URL: mail.url, SMTP_FROM: 'post@example.com' })
  const hostile = 'Hei\r\nBcc: ola@example.com'
  await enqueueEmail(
    site.payload,
    email('one', { subject: hostile, replyTo: 'ola@example.com\r\nX-Evil: 1' }),
    Date.now(),
  )
  await enqueueEmail(site.payload, email('two'), Date.now())
  await expect
    .poll(() => states(site))
    .toEqual([
      ['one', 'sent'],
      ['two', 'sent'],
    ])
  expect(mail.messages.map(({ to }) => to)).toEqual([['kari@example.com'], ['kari@example.com']])
  const { head } = mail.messages[0] ?? { head: '' }
  expect(head).not.toMatch(/^(bcc|x-evil):/im)
  expect(head).toMatch(/^From: "?Merkevei"? <post@example.com>/m)
  expect(head).toMatch(/^Message-ID: <[0-9a-f]{40}@localhost>/m)
  expect(head).toMatch(/^Auto-Submitted: auto-generated/m)
})

test('two workers never get the same row', async () => {
  await using site = await openProgram()
  const now = Date.now()
  for (let at = 0; at < 40; at++) await enqueueEmail(site.payload, email(`mail-${at}`), now)
  await using other = await openProgram({ DATABASE_URL: site.settings.databaseUrl, ROLE: 'web' })
  const claimed: number[] = []
  const worker = async ({ payload }: TestProgram) => {
    for (;;) {
      const claims = await claimDue(payload, emailQueue, { now: now + 1, leaseMs: 60_000, limit: 3 })
      if (claims.length === 0) return
      expect(claims.length).toBeLessThanOrEqual(3)
      claimed.push(...claims.map(({ id }) => id))
    }
  }
  await Promise.all([site, site, other, other].map(worker))
  expect(claimed).toHaveLength(40)
  expect(new Set(claimed).size).toBe(40)
})

test('what nobody settled in time is uncertain, and sent again only by a person', async () => {
  await using mail = await startMailServer()
  await using site = await openProgram()
  const { payload } = site
  const now = Date.now()
  await enqueueEmail(payload, email('one'), now)
  const [claim] = await claimDue(payload, emailQueue, { now, leaseMs: 1000, limit: 1 })
  expect(await findAbandoned(payload, emailQueue, { now: now + 900 })).toBe(0)
  expect(await findAbandoned(payload, emailQueue, { now: now + 1100 })).toBe(1)
  expect(await claimDue(payload, emailQueue, { now: now + 1100, leaseMs: 1000, limit: 1 })).toEqual([])
  const path = `/api/emails/${claim?.id}/send-again`
  expect((await fetch(site.url + path, { method: 'POST' })).status).toBe(403)
  expect((await site.rest('POST', path)).status).toBe(200)
  expect((await site.rest('POST', path)).status).toBe(404)
  // A process with a mail server finds it.
  await using sender = await openProgram({ DATABASE_URL: site.settings.databaseUrl, SMTP_URL: mail.url })
  await expect.poll(() => states(sender)).toEqual([['one', 'sent']])
  expect(mail.messages).toHaveLength(1)
})

test('who was slow and settles at last knows better than who called it uncertain', async () => {
  await using site = await openProgram()
  const { payload } = site
  const now = Date.now()
  await enqueueEmail(payload, email('one'), now)
  const [claim] = await claimDue(payload, emailQueue, { now, leaseMs: 1000, limit: 1 })
  await findAbandoned(payload, emailQueue, { now: now + 1100 })
  await settle(payload, emailQueue, [{ id: claim?.id ?? 0, state: 'sent' }], now + 1200)
  expect(await states(site)).toEqual([['one', 'sent']])
})

test('an error is stored that is cut in the middle of a character', async () => {
  await using site = await openProgram()
  const { payload } = site
  const now = Date.now()
  await enqueueEmail(payload, email('one'), now)
  const [claim] = await claimDue(payload, emailQueue, { now, leaseMs: 1000, limit: 1 })
  const error = `${'x'.repeat(299)}🎉\0`
  await settle(payload, emailQueue, [{ id: claim?.id ?? 0, state: 'failed', error }], now)
  expect(await states(site)).toEqual([['one', 'failed']])
})

test('a refused receiver fails alone; one that is put off waits for its time', async () => {
  await using mail = await startMailServer({
    answer: (to) => (to.startsWith('ugyldig') ? 550 : to.startsWith('senere') ? 450 : 250),
  })
  await using site = await openProgram({ SMTP_URL: mail.url, LOG_LEVEL: 'warn' })
  const { payload } = site
  const before = Date.now()
  await enqueueEmail(payload, email('one', { to: 'ugyldig@example.com' }), before)
  await enqueueEmail(payload, email('two', { to: 'senere@example.com' }), before)
  await enqueueEmail(payload, email('three'), before)
  await expect
    .poll(() => states(site))
    .toEqual([
      ['one', 'failed'],
      ['two', 'waiting'],
      ['three', 'sent'],
    ])
  const [refused, later] = (await payload.find({ collection: 'emails', sort: 'id', depth: 0 })).docs
  // Faults are written to the log: no address stands in them.
  expect(refused?.error).toContain('550')
  expect(refused?.error).not.toContain('ugyldig@')
  expect(later).toMatchObject({ attempts: 1, error: expect.stringContaining('450') })
  expect(Date.parse(later?.dueAt ?? '') - before).toBeGreaterThan(20_000)
})

test('a mail server that is down holds up the queue, not the site, and counts no tries', async () => {
  const mail = await startMailServer()
  const { url, port } = mail
  await mail[Symbol.asyncDispose]()
  await using site = await openProgram({ SMTP_URL: url })
  await enqueueEmail(site.payload, email('one'), Date.now())
  const stored = async () => (await site.payload.find({ collection: 'emails', depth: 0 })).docs[0]
  await expect.poll(async () => (await stored())?.error ?? '').toContain('ECONNREFUSED')
  expect(await stored()).toMatchObject({ state: 'waiting', attempts: 0 })
  expect((await site.get('/')).status).toBeLessThan(500)
  await using again = await startMailServer({ port })
  await expect.poll(() => states(site)).toEqual([['one', 'sent']])
  expect(again.messages).toHaveLength(1)
})

test('a connection that breaks while a message is handed over leaves it uncertain', async () => {
  await using mail = await startMailServer({ breaks: true })
  await using site = await openProgram({ SMTP_URL: mail.url, LOG_LEVEL: 'warn' })
  await enqueueEmail(site.payload, email('one'), Date.now())
  await expect.poll(() => states(site)).toEqual([['one', 'uncertain']])
})

test('SQLite writes through to the disk before it says that something is stored', async () => {
  await using site = await openProgram()
  if (site.payload.db.name !== 'sqlite') return
  const { client } = site.payload.db as unknown as {
    client: { execute(sql: string): Promise<{ rows: Record<string, unknown>[] }> }
  }
  // 2: FULL.
  expect((await client.execute('pragma synchronous')).rows[0]?.synchronous).toBe(2)
  expect((await client.execute('pragma journal_mode')).rows[0]?.journal_mode).toBe('wal')
})
