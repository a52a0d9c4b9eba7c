/**
 * Runs statements all or not at all, on both databases. On SQLite all requests share one connection, so the statements
 * must follow each other without a pause (decision 005), as the client's batch does.
 */
import type { SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { isPostgres, sqliteQuery } from './statements'

interface PostgresDrizzle {
  transaction<T>(work: (connection: { execute(statement: SQL): Promise<unknown> }) => Promise<T>): Promise<T>
}

interface SqliteClient {
  batch(statements: { sql: string; args: unknown[] }[], mode: 'write'): Promise<unknown>
}

export async function runInTransaction(payload: BasePayload, statements: readonly SQL[]): Promise<void> {
  if (isPostgres(payload)) {
    const { drizzle } = payload.db as unknown as { drizzle: PostgresDrizzle }
    await drizzle.transaction(async (connection) => {
      for (const statement of statements) await connection.execute(statement)
    })
    return
  }
  const { client } = payload.db as unknown as { client: SqliteClient }
  await client.batch(
    statements.map((statement) => sqliteQuery(payload, statement)),
    'write',
  )
}
