/** A database that reads, and stores nothing: a full disk, a standby. */
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { isPostgres, runStatement } from '../../src/cms/statements'
import type { TestProgram } from './program'

/** Whether the program's database takes writes from here on. */
export async function takeWrites({ payload }: Pick<TestProgram, 'payload'>, takes: boolean): Promise<void> {
  if (!isPostgres(payload)) {
    await runStatement(payload, sql.raw(`pragma query_only = ${takes ? 'off' : 'on'}`))
    return
  }
  const { pool } = payload.db as unknown as { pool: Pool }
  const client = await pool.connect()
  await client.query(`begin read write; do $$ begin execute format(
    'alter database %I set default_transaction_read_only = ${takes ? 'off' : 'on'}', current_database()); end $$; commit`)
  // Connections that are open keep their setting; new ones take their place, once these have really ended.
  await client.query(`select pg_terminate_backend(pid, 10000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  client.release(true)
}
