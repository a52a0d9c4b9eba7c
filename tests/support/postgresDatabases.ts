/** Databases on a PostgreSQL server: made, copied and dropped. */
import { Client } from 'pg'

async function command<Row extends object>(server: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/** Address of another database on the same server. */
export function databaseNamed(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** `template1` is the server's own. */
export async function createDatabase(server: string, name: string, template = 'template1'): Promise<void> {
  // Copying files is quicker than copying pages through the log, which is not needed.
  await command(server, `CREATE DATABASE "${name}" TEMPLATE "${template}" STRATEGY FILE_COPY`)
}

/** Also while a test's connections are still open. */
export async function dropDatabase(server: string, name: string): Promise<void> {
  await command(server, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
}

/** A template and all copies of it: their names begin with its own. */
export async function dropDatabases(server: string, template: string): Promise<void> {
  const found = await command<{ datname: string }>(
    server,
    `SELECT datname FROM pg_database WHERE starts_with(datname, '${template}')`,
  )
  for (const { datname } of found) await dropDatabase(server, datname)
}
