import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { expect, test } from 'vitest'
import { migrations } from '../../src/cms/migrations/sqlite'
import { checkDatabase, checkSoundness, judgeSchema, judgeServer, OLDEST_POSTGRES } from './database'
import { openDatabase } from './openDatabase'

const names = migrations.map(({ name }) => name)

/** A database file with the migrations that `done` names. */
async function databaseWith(done: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'))
  const file = join(folder, 'site.db')
  const client = createClient({ url: `file:${file}` })
  await client.execute('create table payload_migrations (name text)')
  for (const name of done) await client.execute({ sql: 'insert into payload_migrations values (?)', args: [name] })
  client.close()
  return { folder, file, url: `file:${file}`, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) }
}

async function examined(url: string) {
  const opened = openDatabase(url)
  const found = [...(await checkDatabase(opened, url)), ...(await checkSoundness(opened))]
  ;(await opened.catch(() => undefined))?.close()
  return found.map(({ check, state }) => `${check} ${state}`)
}

test('a database of this program is in order, and left as it was', async () => {
  using database = await databaseWith(names)
  const before = readFileSync(database.file)
  expect(await examined(database.url)).toEqual(['Database ok', 'Schema ok', 'Database file ok'])
  expect(readFileSync(database.file).equals(before)).toBe(true)
})

test('a database that is not there is not made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'))
  expect(await examined(`file:${join(folder, 'site.db')}`)).toEqual(['Database warning'])
  expect(readdirSync(folder)).toEqual([])
  rmSync(folder, { recursive: true })
})

test('a file that is no database is an error', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'))
  const file = join(folder, 'site.db')
  writeFileSync(file, 'no database at all, but long enough to look like the head of one'.repeat(40))
  expect(await examined(`file:${file}`)).toEqual(['Database error', 'Database file error'])
  rmSync(folder, { recursive: true })
})

test('damage within the file is found', async () => {
  using database = await databaseWith(names)
  const client = createClient({ url: database.url })
  await client.execute('create table things (name text)')
  await client.execute('create index by_name on things (name)')
  await client.execute("insert into things values ('en'), ('to')")
  await client.execute('pragma writable_schema = on')
  // The index is then said to lie where the table of migrations does.
  await client.execute(
    "update sqlite_master set rootpage = (select rootpage from sqlite_master where name = 'payload_migrations') where name = 'by_name'",
  )
  client.close()
  expect(await examined(database.url)).toContain('Database file error')
})

test('another process that writes and does not end is told of', async () => {
  using database = await databaseWith(names)
  const other = createClient({ url: database.url })
  await other.execute('begin immediate')
  expect(await examined(database.url)).toEqual(['Database error', 'Schema ok', 'Database file ok'])
  other.close()
})

test('migrations: all, none yet, or of another version, later or not', () => {
  const state = (done: readonly string[]) => judgeSchema('file:x', new Set(done))
  expect(state(names).state).toBe('ok')
  expect(state([]).state).toBe('warning')
  expect(state(['20200101_000000_old', ...names])).toMatchObject({
    state: 'error',
    text: 'the database was made by another version of the program (migration 20200101_000000_old)',
  })
  expect(state([...names, '20991231_235959_add_tips'])).toMatchObject({
    state: 'warning',
    text: 'the database is of a later version of the program (migration 20991231_235959_add_tips), beside which this one runs',
  })
  expect(state([...names, '20991231_235959_contract_tips']).state).toBe('error')
  expect(state(['20991231_235959_initial']).state).toBe('error')
})

test('a server that takes no writes or gets no fixes is told of', () => {
  expect(judgeServer(170_004, false, 5_000_000)).toMatchObject({ state: 'ok', text: 'PostgreSQL 17.4, 5\u00a0MB' })
  expect(judgeServer((OLDEST_POSTGRES - 1) * 10_000 + 22, false, 1).state).toBe('warning')
  expect(judgeServer(OLDEST_POSTGRES * 10_000, false, 1).state).toBe('ok')
  expect(judgeServer(170_004, true, 1).state).toBe('error')
})
