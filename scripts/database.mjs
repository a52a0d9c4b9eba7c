/** A database by its address, past the program that runs on it: for tests and measurements. */
import { createClient } from '@libsql/client'
import pg from 'pg'

/**
 * @param {string} databaseUrl `file:…` or `postgres://…`
 * @returns {Promise<{ run(sql: string): Promise<unknown>, rows(sql: string): Promise<Record<string, unknown>[]>, close(): Promise<void> }>}
 */
export async function connect(databaseUrl) {
  if (databaseUrl.startsWith('postgres')) {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    return {
      run: (/** @type {string} */ sql) => client.query(sql),
      rows: async (/** @type {string} */ sql) => (await client.query(sql)).rows,
      close: () => client.end(),
    }
  }
  const client = createClient({ url: databaseUrl })
  return {
    run: (/** @type {string} */ sql) => client.execute(sql),
    rows: async (/** @type {string} */ sql) =>
      /** @type {Record<string, unknown>[]} */ (/** @type {unknown} */ ((await client.execute(sql)).rows)),
    close: async () => client.close(),
  }
}
