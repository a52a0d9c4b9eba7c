/**
 * Passes many rows as one parameter of a statement: a JSON list, which the database reads as a table. Both dialects
 * support it with different functions; a statement with thousands of parameters is slow in both.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { isPostgres } from './statements'

type ColumnType = 'integer' | 'text' | 'moment' | 'json'

const sqliteTypes = { integer: 'integer', text: 'text', moment: 'text', json: 'text' } as const
const postgresTypes = { integer: 'bigint', text: 'text', moment: 'timestamptz', json: 'jsonb' } as const

/** For use after `from`, as `alias`. Column names must be literals of the program. */
export function recordset<Column extends string>(
  payload: BasePayload,
  alias: string,
  columns: Readonly<Record<Column, ColumnType>>,
  rows: readonly Readonly<Partial<Record<Column, string | number | null | object>>>[],
): SQL {
  const list = JSON.stringify(rows)
  const names = Object.entries<ColumnType>(columns)
  if (isPostgres(payload)) {
    const typed = names.map(([name, type]) => `"${name}" ${postgresTypes[type]}`).join(', ')
    return sql`jsonb_to_recordset(${list}::jsonb) as ${sql.raw(`"${alias}" (${typed})`)}`
  }
  const read = names
    .map(([name, type]) => `cast(value ->> '$.${name}' as ${sqliteTypes[type]}) as "${name}"`)
    .join(', ')
  return sql`(select ${sql.raw(read)} from json_each(${list})) as ${sql.raw(`"${alias}"`)}`
}
