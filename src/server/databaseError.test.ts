import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { databaseError } from './databaseError'

const failing = (work: () => Promise<unknown>) =>
  Promise.resolve()
    .then(work)
    .then(
      () => undefined,
      (error: unknown) => error,
    )

test('a file that is no database is called damaged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fault-'))
  writeFileSync(join(folder, 'site.db'), 'no database at all, but long enough to look like the head of one'.repeat(40))
  const error = await failing(() =>
    createClient({ url: `file:${join(folder, 'site.db')}` }).execute('select * from users'),
  )
  expect(databaseError(error)).toMatch(/^The database cannot be used: the file is damaged/)
  rmSync(folder, { recursive: true })
})

test('a folder that is not there is named', async () => {
  const error = await failing(async () => createClient({ url: 'file:/nowhere/at/all/site.db' }).execute('select 1'))
  expect(databaseError(error)).toContain('cannot be opened')
})

test('a server that does not answer is named, also behind the message of an adapter', async () => {
  const error = await failing(() => new Client({ connectionString: 'postgres://x@127.0.0.1:9/x' }).connect())
  expect(databaseError(error)).toContain('no server answers')
  expect(databaseError(new Error('cannot connect', { cause: error }))).toContain('no server answers')
})

test('other errors are none of the database', () => {
  expect(databaseError(new TypeError('x is not a function'))).toBeUndefined()
})
