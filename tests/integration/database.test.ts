import { getPayload } from 'payload'
import { expect, test } from 'vitest'
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
