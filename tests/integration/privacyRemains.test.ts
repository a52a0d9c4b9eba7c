/** After a person was erased, nothing of them can be read out of the files: database, its log of writes, uploads, log. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isPostgres, runStatement } from '../../src/cms/statements'
import { emptyWriteLog, markVacuumDue, vacuumIfDue } from '../../src/cms/vacuum'
import { beginSubscriptions } from '../../src/features/newsletter/subscribe'
import { storeMessage } from '../support/forms'
import { siteWithDealers } from '../support/orders'
import { kari, karis, seedPeople } from '../support/people'
import { openProgram, type TestProgram } from '../support/program'

const databaseFiles = ({ settings }: TestProgram) =>
  ['', '-wal', '-shm'].map((part) => settings.databaseUrl.replace(/^file:/, '') + part).filter(existsSync)

const uploaded = ({ settings }: TestProgram) =>
  readdirSync(settings.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** How often she stands in the bytes of files, with whatever else stands beside her. */
const countIn = (files: readonly string[]): number =>
  files.reduce((sum, file) => {
    const bytes = readFileSync(file, 'latin1')
    return sum + karis.reduce((count, { source }) => count + (bytes.match(new RegExp(source, 'gi'))?.length ?? 0), 0)
  }, 0)

test('the files hold nothing of somebody who was erased, soon after', async () => {
  const lines: string[] = []
  await using site = await siteWithDealers({}, lines)
  // As in a file that was written before deleted rows were overwritten.
  if (!isPostgres(site.payload)) await runStatement(site.payload, sql`pragma secure_delete = off`)
  await seedPeople(site)
  await expect
    .poll(async () => (await site.emails()).filter(({ key }) => key.startsWith('order:')).length)
    .toBeGreaterThanOrEqual(5)
  const { payload } = site
  // Rows that change and go leave copies behind even before: the newsletter's long text, an answered order.
  await runStatement(payload, sql`update form_submissions set note = ${' og mer'.repeat(300)}`)
  expect(countIn(uploaded(site))).toBe(0)
  const files = isPostgres(payload) ? [] : databaseFiles(site)
  if (!isPostgres(payload)) expect(countIn(files)).toBeGreaterThan(20)

  const { status } = await site.rest('POST', '/api/globals/privacySettings/erase', { ...kari, confirm: 'SLETT' })
  expect(status).toBe(200)
  await expect.poll(() => countIn(databaseFiles(site))).toBe(0)
  expect(await payload.kv.get('remains')).toBeNull()
  expect(countIn(uploaded(site))).toBe(0)
  if (!isPostgres(payload)) expect(lines.join('')).toContain('wrote the database file anew')
  expect(karis.some((pattern) => pattern.test(lines.join('')))).toBe(false)
})

test('erasing a subscriber empties the files too', async () => {
  await using site = await openProgram()
  const { payload } = site
  if (isPostgres(payload)) return
  const person = { mobile: kari.mobile, name: 'Kari', locale: 'nb', customFields: {}, source: 'form' } as const
  const id = await beginSubscriptions(payload, person, [0], { kind: 'given', source: 'form' }, Date.now())
  expect(countIn(databaseFiles(site))).toBeGreaterThan(0)
  expect((await site.rest('POST', `/api/subscribers/${id}/erase`)).status).toBe(200)
  await expect.poll(() => countIn(databaseFiles(site))).toBe(0)
})

test('what is deleted in the ordinary way is overwritten in the file', async () => {
  await using site = await openProgram()
  const { payload } = site
  if (isPostgres(payload)) return
  const message = { name: 'Kari', email: kari.email, message: 'Hei' }
  const { id } = await storeMessage(payload, message)
  await emptyWriteLog(payload)
  expect(countIn(databaseFiles(site))).toBeGreaterThan(0)
  await payload.delete({ collection: 'formSubmissions', id })
  await emptyWriteLog(payload)
  expect(countIn(databaseFiles(site))).toBe(0)
})

test('what a process that died has left is cleared by the next one, and a large file waits for the night', async () => {
  await using site = await siteWithDealers()
  const { payload } = site
  await site.stopWork()
  if (isPostgres(payload)) {
    expect(await vacuumIfDue(payload, Date.now())).toBe('nothing')
    return
  }
  await runStatement(payload, sql`create table large (bytes blob)`)
  await runStatement(payload, sql`insert into large values (zeroblob(280000000))`)
  await markVacuumDue(payload)
  const noon = Date.UTC(2026, 10, 23, 11)
  expect(await vacuumIfDue(payload, noon)).toBe('later')
  await runStatement(payload, sql`drop table large`)
  // Its pages are still the file's own.
  expect(await vacuumIfDue(payload, noon)).toBe('later')
  expect(await vacuumIfDue(payload, Date.UTC(2026, 10, 23, 2))).toBe('cleared')
  await markVacuumDue(payload)
  expect(await vacuumIfDue(payload, noon)).toBe('cleared')
})
