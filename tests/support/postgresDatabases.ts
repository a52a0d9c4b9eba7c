/** Databases on a PostgreSQL server: made, copied and dropped. */
import { Client } from 'pg'

async function command(server: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(sql)
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
  await command(server, `CREATE DATABASE "${name}" TEMPLATE "${template}"`)
}

/** Also while a test's connections are still open. */
export async function dropDatabase(server: string, name: string): Promise<void> {
  await command(server, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
}
