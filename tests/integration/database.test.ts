import { getPayload } from 'payload'
import { expect, test, vi } from 'vitest'
import { connect } from '../../scripts/database.mjs'
import { closeContent } from '../../src/cms/connections'
import { migrate } from '../../src/server/migrate'
import { payloadConfig } from '../../src/server/payloadConfig'
import { readSettings } from '../../src/server/settings'
import { freshDatabase } from '../support/database'

async function openPayload(databaseUrl: string) {
  const settings = readSettings({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DATA_DIR: 'dist/test-data',
    SECRET: 'of-a-test-and-nothing-else',
    LOG_LEVEL: 'error',
  })
  // Without a key of its own a second database would get the first one's Payload.
  return getPayload({ config: payloadConfig(settings), key: databaseUrl })
}

test('a fresh database has the whole schema, and is nobody else’s', async () => {
  const [one, other] = [await freshDatabase(), await freshDatabase()]
  const [first, second] = [await openPayload(one.url), await openPayload(other.url)]

  expect(await migrate(first, one.url)).toEqual([])
  await first.create({
    collection: 'users',
    data: { email: 'kari@example.com', password: 'a-long-password', name: 'Kari', role: 'editor' },
  })
  expect((await first.count({ collection: 'users' })).totalDocs).toBe(2)
  expect((await second.count({ collection: 'users' })).totalDocs).toBe(1)

  await Promise.all([first, second].map(closeContent))
  await Promise.all([one.dispose(), other.dispose()])
})

test.runIf(process.env.DATABASE === 'postgres')(
  'a connection that PostgreSQL cuts ends no process, and is replaced',
  async () => {
    const database = await freshDatabase()
    const payload = await openPayload(database.url)
    const warn = vi.spyOn(payload.logger, 'warn').mockImplementation(() => {})
    const count = () => payload.count({ collection: 'users' })
    await Promise.all([count(), count()])
    // One is held by a transaction, between two statements.
    const transaction = await payload.db.beginTransaction()
    const client = await connect(database.url)
    const cut = await client.rows(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await client.close()
    // All that wait in the pool are heard: not the transaction's, nor the one that Payload never gives back.
    await expect
      .poll(() => warn.mock.calls.map(([, text]) => text))
      .toEqual(Array.from({ length: cut.length - 2 }, () => 'lost a connection to the database'))
    await expect(payload.db.rollbackTransaction(transaction ?? '')).rejects.toThrow()
    expect((await count()).totalDocs).toBe(1)
    await closeContent(payload)
    await database.dispose()
  },
)
