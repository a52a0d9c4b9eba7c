/** The site's database past Payload, which would change what it finds. */
import { existsSync } from 'node:fs'
import { createClient } from '@libsql/client'
import pg from 'pg'
import { errorCode } from '../../src/platform/errors'

export interface OpenDatabase {
  rows(statement: string): Promise<readonly Readonly<Record<string, unknown>>[]>
  close(): Promise<void>
}

/** Milliseconds for a connection, and for a statement. */
const PATIENCE = 10_000
/** Milliseconds that SQLite waits for a writer. The process does nothing else meanwhile. */
const BUSY_TIMEOUT = 1000

export const sqliteFile = (databaseUrl: string): string => databaseUrl.replace(/^file:/, '')

export const isPostgres = (databaseUrl: string): boolean => databaseUrl.startsWith('postgres')

/** Undefined if there is no SQLite file: opening it would make one. */
export async function openDatabase(databaseUrl: string): Promise<OpenDatabase | undefined> {
  if (isPostgres(databaseUrl)) {
    const pool = new pg.Pool({
      connectionString: databaseUrl,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      max: 2,
    })
    // Of a connection that waits; a failed statement throws besides.
    pool.on('error', () => {})
    return { rows: async (statement) => (await pool.query(statement)).rows, close: () => pool.end() }
  }
  if (!existsSync(sqliteFile(databaseUrl))) return undefined
  const client = createClient({ url: databaseUrl })
  const rows = async (statement: string) =>
    (await client.execute(statement)).rows as unknown as Record<string, unknown>[]
  await rows(`pragma busy_timeout = ${BUSY_TIMEOUT}`)
  return { rows, close: async () => client.close() }
}

/** PostgreSQL: undefined table. */
const isMissingTable = (thrown: unknown): boolean =>
  errorCode(thrown) === '42P01' || (thrown instanceof Error && /no such table/.test(thrown.message))

/** Names of the migrations that ran; none in a database that has not been used yet. */
export async function migrationsDone(database: OpenDatabase | undefined): Promise<Set<string>> {
  try {
    const rows = (await database?.rows('select name from payload_migrations')) ?? []
    return new Set(rows.map(({ name }) => String(name)))
  } catch (thrown) {
    if (isMissingTable(thrown)) return new Set()
    throw thrown
  }
}
