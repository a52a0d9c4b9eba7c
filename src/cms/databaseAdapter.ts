/** The adapters of both databases. */
import { join } from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { indexPostgresBins, indexSqliteBins } from './binIndexes'
import { indexPostgresLocales, indexSqliteLocales } from './localeIndexes'
import { withOurConnection } from './sqliteClient'
import { withTracedDriver } from './tracedStatements'
import { boundedTransactions } from './transactions'

interface DatabaseSettings {
  /** Absolute folder that the migrations lie below. */
  root: string
  /** `file:…` or `postgres://…`. */
  databaseUrl: string
  /** Connections to PostgreSQL at most. */
  databasePool: number
}

/** Milliseconds that a writer waits for another process on the same SQLite file. */
const BUSY_TIMEOUT = 5000

/** Milliseconds to wait for a connection to PostgreSQL: for a free one, and for the server. */
const CONNECTION_TIMEOUT = 20_000

export function databaseAdapter({ databaseUrl, databasePool, root }: DatabaseSettings) {
  // Blocks as one JSON column: a page is one row, read in one query and written in one statement (decision 004).
  const shared = { push: false, blocksAsJSON: true }
  if (databaseUrl.startsWith('postgres'))
    return boundedTransactions(
      withTracedDriver(
        postgresAdapter({
          ...shared,
          pool: { connectionString: databaseUrl, max: databasePool, connectionTimeoutMillis: CONNECTION_TIMEOUT },
          migrationDir: join(root, 'src/cms/migrations/postgres'),
          afterSchemaInit: [indexPostgresLocales, indexPostgresBins],
        }),
      ),
      databasePool,
    )
  return withOurConnection(
    sqliteAdapter({
      ...shared,
      client: { url: databaseUrl },
      wal: true,
      busyTimeout: BUSY_TIMEOUT,
      migrationDir: join(root, 'src/cms/migrations/sqlite'),
      afterSchemaInit: [indexSqliteLocales, indexSqliteBins],
    }),
  )
}
