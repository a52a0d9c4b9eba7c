/**
 * Passes many rows as one parameter of a statement: a JSON list, which the database reads as a table. Both dialects
 * support it with different functions; a statement with thousands of parameters is slow in both.
 */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { isPostgres } from './statements'
import { type Table, tableWritten } from './tables'

type ColumnType = 'integer' | 'number' | 'text' | 'moment' | 'json'

const sqliteTypes = { integer: 'integer', number: 'real', text: 'text', moment: 'text', json: 'text' } as const
const postgresTypes = {
  integer: 'bigint',
  number: 'double precision',
  text: 'text',
  moment: 'timestamptz',
  json: 'jsonb',
} as const

/** For use after `from`, with its columns behind `alias`. Column names must be literals of the program. */
export function recordset<Column extends string>(
  payload: BasePayload,
  alias: string,
  columns: Readonly<Record<Column, ColumnType>>,
  rows: readonly Readonly<Partial<Record<Column, string | number | null | object>>>[],
): Table<Column> {
  const list = JSON.stringify(rows)
  const names = Object.entries<ColumnType>(columns)
  if (isPostgres(payload)) {
    const typed = names.map(([name, type]) => `"${name}" ${postgresTypes[type]}`).join(', ')
    return tableWritten(sql`jsonb_to_recordset(${list}::jsonb) as ${sql.raw(`"${alias}" (${typed})`)}`, alias)
  }
  const read = names
    .map(([name, type]) => `cast(value ->> '$.${name}' as ${sqliteTypes[type]}) as "${name}"`)
    .join(', ')
  return tableWritten(sql`(select ${sql.raw(read)} from json_each(${list})) as ${sql.raw(`"${alias}"`)}`, alias)
}
