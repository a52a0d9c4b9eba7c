/**
 * Migrates a database to the program's schema, and verifies the result (docs/upstream-faults.md#payloads-migrations).
 */

import type { BasePayload } from 'payload'
import pg from 'pg'
import { type ProgressOutput, step } from '../../scripts/progress.mjs'
import { migrations as postgresMigrations } from '../cms/migrations/postgres'
import { migrations as sqliteMigrations } from '../cms/migrations/sqlite'
import { UnusableDatabase } from './databaseError'

interface Migrating {
  migrate(options: { migrations: unknown }): Promise<void>
}

function migrationsOf(databaseUrl: string): readonly { name: string }[] {
  return databaseUrl.startsWith('postgres') ? postgresMigrations : sqliteMigrations
}

/** Whether a migration may take away what the version before it uses (CONTRIBUTING.md#migrations). */
const isContraction = (name: string) => /^\d+_\d+_contract_/.test(name)

/**
 * Migrations of the program that a database lacks; `later` ones, of a version that this one may run beside, since they
 * only add; and `foreign` ones, of any other version.
 */
export function compareMigrations(databaseUrl: string, done: ReadonlySet<string>) {
  const known = migrationsOf(databaseUrl).map(({ name }) => name)
  const missing = known.filter((name) => !done.has(name))
  const unknown = [...done].filter((name) => !known.includes(name))
  const newest = known.at(-1) ?? ''
  const isLater = (name: string) => missing.length === 0 && name > newest && !isContraction(name)
  return { missing, later: unknown.filter(isLater), foreign: unknown.filter((name) => !isLater(name)) }
}

async function migrationsDone(payload: BasePayload): Promise<Set<string>> {
  const { docs } = await payload.db
    .find<{ name: string; batch: number }>({ collection: 'payload-migrations', limit: 0, pagination: false })
    // The table of migrations is created by the first migration.
    .catch(() => ({ docs: [] }))
  return new Set(docs.map((migration) => migration.name))
}

/** Arbitrary; no other advisory lock in the database uses it. */
const ADVISORY_KEY = 7_246_084

/**
 * Runs `work` in one process at a time: several may start together on one PostgreSQL. On SQLite there is one process
 * (docs/decisions/005-no-transactions-on-sqlite.md).
 */
async function alone<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  if (!databaseUrl.startsWith('postgres')) return work()
  const client = new pg.Client({ connectionString: databaseUrl })
  const lost = new Promise<never>((_, reject) => client.on('error', reject))
  // Where no request waits for it, the statement that failed reports it.
  lost.catch(() => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_KEY])
    // Without the connection another process may be at it too.
    return await Promise.race([work(), lost])
  } finally {
    // Closing the connection releases the lock.
    await client.end()
  }
}

/**
 * Runs the missing migrations; returns their names. Throws when a migration is still missing afterwards, and
 * `UnusableDatabase` when the database holds migrations of another version that this one cannot run beside. `fill`
 * writes the initial content of a new site: of processes that start together one runs it, and the others find it done.
 */
export async function migrate(
  payload: BasePayload,
  databaseUrl: string,
  fill: () => Promise<void> = async () => {},
  progress: ProgressOutput = process.stdout,
): Promise<string[]> {
  return alone(databaseUrl, async () => {
    const names = await migrateNow(payload, databaseUrl, progress)
    await fill()
    return names
  })
}

/**
 * Brings the database to the schema that another one had, of either dialect: `names` are its migrations. Throws
 * `UnusableDatabase` where one of the two is newer than that allows.
 */
export async function migrateTo(
  payload: BasePayload,
  databaseUrl: string,
  { dialect, migrations: names }: { dialect: 'sqlite' | 'postgres'; migrations: readonly string[] },
): Promise<void> {
  // Each migration is written for both dialects at once, with a moment of its own in its name.
  const known = dialect === 'postgres' ? postgresMigrations : sqliteMigrations
  const foreign = names.find((name, at) => known[at]?.name !== name)
  if (foreign !== undefined)
    throw new UnusableDatabase(
      `It was made by another version of the program (migration ${foreign}): use that version.`,
    )
  await alone(databaseUrl, async () => {
    const done = await migrationsDone(payload)
    const expected = migrationsOf(databaseUrl).slice(0, names.length)
    if (![...done].every((name) => expected.some((migration) => migration.name === name)))
      throw new UnusableDatabase(
        'The database has another schema than what it is to be filled with: use an empty one, a new DATA_DIR or a new database on the server.',
      )
    if (done.size < expected.length) await (payload.db as unknown as Migrating).migrate({ migrations: expected })
  })
}

async function migrateNow(payload: BasePayload, databaseUrl: string, progress: ProgressOutput): Promise<string[]> {
  const all = migrationsOf(databaseUrl)
  const { missing, later, foreign } = compareMigrations(databaseUrl, await migrationsDone(payload))
  if (foreign.length > 0)
    throw new UnusableDatabase(
      `The database was made by another version of the program (migration ${foreign[0]}). Begin anew with an empty DATA_DIR or DATABASE_URL, or run the version that made it.`,
    )
  if (later.length > 0) payload.logger.warn({ migrations: later }, 'the database is of a later version of the program')
  if (missing.length === 0) return []
  await step(
    'Preparing the database',
    () => (payload.db as unknown as Migrating).migrate({ migrations: all }),
    progress,
  )
  const { missing: left } = compareMigrations(databaseUrl, await migrationsDone(payload))
  if (left.length > 0) throw new Error(`database schema: ${left.join(', ')} did not run`)
  return missing
}
