/**
 * Migrates a database to the program's schema, and verifies the result (docs/upstream-faults.md#payloads-migrations).
 */

import type { BasePayload } from 'payload'
import pg from 'pg'
import { step } from '../../scripts/progress.mjs'
import { migrations as postgresMigrations } from '../cms/migrations/postgres'
import { migrations as sqliteMigrations } from '../cms/migrations/sqlite'

interface Migrating {
  migrate(options: { migrations: unknown }): Promise<void>
}

function migrationsOf(databaseUrl: string): readonly { name: string }[] {
  return databaseUrl.startsWith('postgres') ? postgresMigrations : sqliteMigrations
}

async function migrationsDone(payload: BasePayload): Promise<Set<string>> {
  const { docs } = await payload.db
    .find<{ name: string; batch: number }>({ collection: 'payload-migrations', limit: 0, pagination: false })
    // The table of migrations is created by the first migration.
    .catch(() => ({ docs: [] }))
  return new Set(docs.map((migration) => migration.name))
}

/** The database cannot be used by this program. The message is one line for the operator. */
export class UnusableDatabase extends Error {}

/** Arbitrary; no other advisory lock in the database uses it. */
const ADVISORY_KEY = 7_246_084

/**
 * Runs `work` in one process at a time: several may start together on one PostgreSQL. On SQLite there is one process
 * (docs/decisions/005-no-transactions-on-sqlite.md).
 */
async function alone<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  if (!databaseUrl.startsWith('postgres')) return work()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_KEY])
    return await work()
  } finally {
    // Closing the connection releases the lock.
    await client.end()
  }
}

/**
 * Runs the missing migrations; returns their names. Throws when a migration is still missing afterwards, and
 * `UnusableDatabase` when the database holds migrations that this program does not have. `fill` writes the initial
 * content of a new site: of processes that start together one runs it, and the others find it done.
 */
export async function migrate(
  payload: BasePayload,
  databaseUrl: string,
  fill: () => Promise<void> = async () => {},
): Promise<string[]> {
  return alone(databaseUrl, async () => {
    const names = await migrateNow(payload, databaseUrl)
    await fill()
    return names
  })
}

async function migrateNow(payload: BasePayload, databaseUrl: string): Promise<string[]> {
  const all = migrationsOf(databaseUrl)
  const before = await migrationsDone(payload)
  const known = new Set(all.map(({ name }) => name))
  const foreign = [...before].filter((name) => !known.has(name))
  if (foreign.length > 0)
    throw new UnusableDatabase(
      `The database was made by another version of the program (migration ${foreign[0]}). Begin anew with an empty DATA_DIR or DATABASE_URL, or run the version that made it.`,
    )
  const missing = all.filter(({ name }) => !before.has(name))
  if (missing.length === 0) return []
  await step('Preparing the database', () => (payload.db as unknown as Migrating).migrate({ migrations: all }))
  const after = await migrationsDone(payload)
  const left = missing.filter(({ name }) => !after.has(name))
  if (left.length > 0) throw new Error(`database schema: ${left.map(({ name }) => name).join(', ')} did not run`)
  return missing.map(({ name }) => name)
}
