/**
 * Brings an empty database to the program's schema, by the same migrations that a site runs at its start, with an
 * administrator who is signed in: passwords are slow on purpose, and each test would wait for two.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPayload } from 'payload'
import { migrate } from '../../src/server/migrate'
import { payloadConfig } from '../../src/server/payloadConfig'
import { readSettings } from '../../src/server/settings'
import { admin } from './admin'

export async function migrateDatabase(databaseUrl: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'merkevei-'))
  try {
    const settings = readSettings({
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SECRET: 'of-a-test-and-nothing-else',
      LOG_LEVEL: 'error',
    })
    const payload = await getPayload({ config: payloadConfig(settings) })
    await migrate(payload, databaseUrl)
    await payload.create({ collection: 'users', data: { ...admin, name: 'Admin', role: 'administrator' } })
    await payload.login({ collection: 'users', data: admin })
    await payload.destroy()
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
