/** What is over its time goes by itself, the rest stays; and who saw what is noted. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { expect, test } from 'vitest'
import { moment } from '../../src/cms/statements'
import { endSubscriptions } from '../../src/features/newsletter'
import { runRetention } from '../../src/features/privacy/retention'
import { program } from '../../src/program'
import { type OrderSite, siteWithDealers } from '../support/orders'
import { kari, seedPeople } from '../support/people'
import { openProgram } from '../support/program'
import { readRows } from '../support/rows'

const DAY = 24 * 60 * 60 * 1000
const SETTINGS = '/api/globals/privacySettings'

const count = async (payload: BasePayload, table: string, where = sql`1 = 1`) =>
  Number((await readRows(payload, sql`select count(*) as n from ${sql.identifier(table)} where ${where}`))[0]?.n)

async function seeded() {
  const site: OrderSite = await siteWithDealers()
  await seedPeople(site)
  await expect
    .poll(async () => (await site.emails()).filter(({ key }) => key.startsWith('order:')).length)
    .toBeGreaterThanOrEqual(5)
  return site
}

test('each kind goes when its days are over, to the day, with the files that belong to it', async () => {
  await using site = await seeded()
  const { payload } = site
  await endSubscriptions(payload, kari.mobile, 'all', { source: 'test' })
  const days = {
    'forms.submissions': 10,
    'collaboration.refused': 15,
    'imports.files': 20,
    'outbox.emails': 30,
    'sms.outgoing': 40,
    'sms.inbound': 50,
    'newsletter.subscribers': 60,
    'orders.requests': 70,
    'newsletter.evidence': 80,
    'consent.choices': 85,
    'privacy.accessLog': 90,
  }
  // Every kind with days is in this test.
  const kinds = program.flatMap(({ personalData = [] }) => personalData)
  expect(kinds.flatMap(({ key, kept }) => ('days' in kept ? [key] : [])).sort()).toEqual(Object.keys(days).sort())
  expect((await site.rest('POST', SETTINGS, { days })).status).toBe(200)
  expect((await site.rest('GET', '/api/formSubmissions/1')).status).toBe(200)
  await expect.poll(() => count(payload, 'access_log')).toBeGreaterThan(0)
  const tables = {
    'forms.submissions': 'form_submissions',
    'collaboration.refused': 'refused_saves',
    'imports.files': 'import_rows',
    'outbox.emails': 'emails',
    'sms.outgoing': 'sms_messages',
    'sms.inbound': 'sms_inbound',
    'newsletter.subscribers': 'subscribers',
    'orders.requests': 'order_requests',
    'newsletter.evidence': 'consent_events',
    'consent.choices': 'consent_choices',
    'privacy.accessLog': 'access_log',
  }
  const now = Date.now()
  await readRows(
    payload,
    sql`insert into refused_saves (document, "user", user_name, "window", locale, at, fields)
      values ('pages:1', 1, 'Kari', 'a', 'nb', ${moment(now)}, '[]')`,
  )
  for (const [key, after] of Object.entries(days)) {
    const table = tables[key as keyof typeof tables]
    expect((await runRetention(payload, now + after * DAY - 600_000))[key], `${key} a little before`).toBeUndefined()
    expect(await count(payload, table), key).toBeGreaterThan(0)
    expect((await runRetention(payload, now + after * DAY + 600_000))[key], `${key} a little after`).toBeGreaterThan(0)
    expect(await count(payload, table), key).toBe(0)
  }
  expect(await count(payload, 'order_events')).toBe(0)
  expect(await count(payload, 'imports')).toBe(0)
  const folder = join(site.settings.dataDir, 'uploads/orderFiles')
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([])
  // Whoever had left is not brought back by a list.
  expect(await count(payload, 'suppressed_numbers')).toBe(1)
  // Accounts go by no clock.
  expect(await count(payload, 'members')).toBe(2)
})

test('0 days removes nothing; a campaign keeps its count; who subscribes stays with the evidence', async () => {
  await using site = await seeded()
  const { payload } = site
  const never = Object.fromEntries(
    program
      .flatMap(({ personalData = [] }) => personalData)
      .flatMap(({ key, kept }) => ('days' in kept ? [[key, 0]] : [])),
  )
  await site.rest('POST', SETTINGS, { days: never })
  const later = Date.now() + 30_000 * DAY
  expect(await runRetention(payload, later)).toEqual({})
  await readRows(
    payload,
    sql`insert into sms_queues (name, state, updated_at, created_at) values ('Kampanje', 'open', ${new Date().toISOString()}, ${new Date().toISOString()})`,
  )
  await readRows(payload, sql`update sms_messages set queue_id = 1, state = 'delivered' where key = 'to-ola'`)
  await site.rest('POST', SETTINGS, {
    days: { ...never, 'sms.outgoing': 5, 'newsletter.evidence': 5, 'newsletter.subscribers': 5 },
  })
  // Ola got a code and never confirmed: nothing rests on that.
  expect(await runRetention(payload, later)).toMatchObject({
    'newsletter.evidence': 1,
    'sms.outgoing': expect.any(Number),
  })
  expect(await readRows(payload, sql`select "to", text, state from sms_messages`)).toEqual([
    { to: '', text: '', state: 'delivered' },
  ])
  expect(await runRetention(payload, later)).toEqual({})
  expect(await count(payload, 'subscribers')).toBe(1)
  expect(await count(payload, 'consent_events', sql`mobile = ${kari.mobile}`)).toBe(1)
})

test('more rows than a lot go too, and the page says when and how many', async () => {
  await using site = await openProgram()
  const { payload } = site
  const at = new Date().toISOString()
  const rows = Array.from(
    { length: 1000 },
    (_, nth) => sql`('Kari', 'kari@example.com', '[]', 'Kontakt', 'new', ${`key-${nth}`}, ${at}, ${at})`,
  )
  await readRows(
    payload,
    sql`insert into form_submissions (sender, email, answers, form_name, state, key, updated_at, created_at) values ${sql.join(rows, sql`, `)}`,
  )
  const overview = async (language = 'nb') =>
    (await site.rest('GET', `${SETTINGS}/overview`, undefined, { 'accept-language': language })).body as unknown as {
      kinds: { name: string; count: number; oldest: string | null; kept: object }[]
      run: { removed: object[] } | null
    }
  const before = await overview()
  expect(before.run).toBeNull()
  expect(before.kinds[0]).toMatchObject({ name: 'Skjemasvar', count: 1000, kept: { days: 730 } })
  expect(Date.parse(before.kinds[0]?.oldest ?? '')).toBe(Date.parse(at))
  expect(await runRetention(payload, Date.now() + 731 * DAY)).toEqual({ 'forms.submissions': 1000 })
  const after = await overview('en')
  expect(after.kinds[0]).toMatchObject({ name: 'Form answers', count: 0, oldest: null })
  expect(after.run?.removed).toEqual([{ name: 'Form answers', count: 1000 }])
  const wrong = await site.rest('POST', SETTINGS, { days: { 'forms.submissions': -1 } })
  expect(wrong.status).toBe(400)
  expect((await site.rest('POST', SETTINGS, { days: { 'no.kind': 5 } })).status).toBe(400)
})

test('an administrator who deletes a request takes its files, its story and its e-mails along', async () => {
  await using site = await seeded()
  const [request] = await site.requests()
  expect((await site.rest('DELETE', `/api/orderRequests/${request?.id}`)).status).toBe(200)
  const { payload } = site
  expect(await count(payload, 'order_files')).toBe(0)
  expect(await count(payload, 'order_events')).toBe(0)
  expect((await site.emails()).filter(({ key }) => key.startsWith(`order:${request?.id}:`))).toEqual([])
})
