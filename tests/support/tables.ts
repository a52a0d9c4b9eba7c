/** The database as it lies there, beyond what the program reads of it. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { isPostgres } from '../../src/cms/statements'
import { readRows } from './rows'

export async function tablesOf(payload: BasePayload): Promise<string[]> {
  const rows = isPostgres(payload)
    ? await readRows(
        payload,
        sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
      )
    : await readRows(payload, sql`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`)
  return rows.map((row) => String(row.name))
}
