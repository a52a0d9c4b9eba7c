/** Who of the staff saw what about people. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { numberIn } from '../../src/cms/rows'
import { storeMessage } from '../support/forms'
import { openProgram, type TestProgram } from '../support/program'
import { readRows } from '../support/rows'

async function logOf({ payload }: TestProgram, rows: number): Promise<Record<string, unknown>[]> {
  const read = async () => readRows(payload, sql`select * from access_log order by id`)
  await expect.poll(async () => (await read()).length).toBe(rows)
  // PostgreSQL tells numbers as texts.
  const numbers = ({ document, rows: shown }: Record<string, unknown>) => ({
    document: numberIn(document),
    rows: numberIn(shown),
  })
  return (await read()).map((row) => ({ ...row, ...numbers(row) }))
}

async function siteWithMessages() {
  const site = await openProgram()
  for (const name of ['Kari', 'Ola'])
    await storeMessage(site.payload, { name, email: `${name.toLowerCase()}@example.com`, message: 'Fortrolig' })
  return site
}

test('opening a message is noted once in a quarter of an hour, a list as one row, and the program’s own reading not', async () => {
  await using site = await siteWithMessages()
  await site.payload.findByID({ collection: 'formSubmissions', id: 1 })
  await site.get('/api/formSubmissions/1')
  for (let times = 0; times < 3; times++) {
    await site.rest('GET', '/api/formSubmissions/1')
    await site.rest('GET', '/api/formSubmissions')
  }
  await site.rest('GET', '/api/formSubmissions/2')
  // An empty list shows nobody, and pages are nobody.
  await site.rest('GET', '/api/formSubmissions?where[sender][equals]=Per')
  await site.rest('GET', '/api/pages')
  expect(await logOf(site, 3)).toMatchObject([
    { action: 'opened', of: 'Skjemasvar', document: 1, user_name: 'Admin' },
    { action: 'listed', of: 'Skjemasvar', rows: 2 },
    { action: 'opened', of: 'Skjemasvar', document: 2 },
  ])
})

test('members, subscribers, requests and messages are all watched', async () => {
  await using site = await openProgram()
  const watched = ['members', 'subscribers', 'orderRequests', 'formSubmissions', 'emails', 'smsMessages', 'smsInbound']
  for (const slug of [...watched, 'consentEvents', 'orderFiles', 'formFiles'] as const) {
    const { hooks } = site.payload.collections[slug as 'members'].config
    expect(hooks.afterOperation.length, slug).toBeGreaterThan(0)
  }
})

test('an export is noted before it is handed out, and does not go out unnoted', async () => {
  await using site = await siteWithMessages()
  const { payload } = site
  const status = async (path: string) => (await site.rest('GET', path)).status
  expect(await status('/api/subscribers/export?format=csv')).toBe(200)
  expect(await status('/api/orderRequests/export')).toBe(200)
  expect(await status('/api/formSubmissions/export?format=xlsx')).toBe(200)
  expect(await status('/api/imports/export?target=dealers&format=xlsx')).toBe(200)
  expect(await status('/api/imports/export?target=articles&format=xlsx')).toBe(200)
  const log = await logOf(site, 4)
  expect(log.map(({ action, of }) => [action, of])).toEqual([
    ['exported', 'Abonnenter'],
    ['exported', 'Forespørsler'],
    ['exported', 'Skjemasvar'],
    ['exported', 'Forhandlere'],
  ])
  await readRows(payload, sql`alter table access_log rename to access_log_gone`)
  for (const path of [
    '/api/subscribers/export',
    '/api/orderRequests/export',
    '/api/formSubmissions/export',
    '/api/imports/export?target=dealers&format=csv',
  ])
    expect(await status(path), path).toBe(500)
  expect((await site.rest('POST', '/api/globals/privacySettings/export', { email: 'kari@example.com' })).status).toBe(
    500,
  )
  // Reading goes on.
  expect((await site.rest('GET', '/api/formSubmissions/2')).body).toMatchObject({ sender: 'Ola' })
  await readRows(payload, sql`alter table access_log_gone rename to access_log`)
})

test('whoever was looked for stands as a hash, and nobody changes or deletes a row', async () => {
  await using site = await siteWithMessages()
  const person = { email: 'Kari@example.com', mobile: '41234567' }
  await site.rest('POST', '/api/globals/privacySettings/find', person)
  await site.rest('POST', '/api/globals/privacySettings/erase', { ...person, confirm: 'SLETT' })
  const log = await logOf(site, 2)
  expect(log.map(({ action }) => action)).toEqual(['sought', 'personErased'])
  expect(log[0]?.person).toBe(log[1]?.person)
  expect(JSON.stringify(log)).not.toMatch(/kari|4123/i)
  const { id } = log[0] as unknown as { id: number }
  expect((await site.rest('PATCH', `/api/accessLog/${id}`, { userName: 'Nobody' })).status).toBe(403)
  expect((await site.rest('DELETE', `/api/accessLog/${id}`)).status).toBe(403)
  expect((await site.rest('POST', '/api/accessLog', { userName: 'Nobody' })).status).toBe(403)
  expect((await site.rest('GET', '/api/accessLog')).body.docs).toHaveLength(2)
})

test('noting keeps no read waiting', async () => {
  await using site = await siteWithMessages()
  const { payload } = site
  const user = { ...(await payload.find({ collection: 'users' })).docs[0], collection: 'users' }
  const { config } = payload.collections.formSubmissions
  const note = config.hooks.afterOperation.at(-1) as unknown as (facts: object) => unknown
  const req = { payload, user }
  const facts = { args: {}, operation: 'findByID', overrideAccess: false, req, collection: config }
  // A result, not the promise of one.
  for (let id = 1; id <= 200; id++) expect(note({ ...facts, result: { id } })).toEqual({ id })
  expect(await logOf(site, 200)).toHaveLength(200)
})
