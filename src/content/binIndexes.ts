/**
 * What is unique is unique among the documents outside the bin: an address or a number of something deleted can be given
 * to something new at once (docs/decisions/051).
 */

import type { postgresAdapter } from '@payloadcms/db-postgres'
import { uniqueIndex as postgresIndex } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import { uniqueIndex as sqliteIndex } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import { sql } from 'drizzle-orm'
import { OUTSIDE_BIN } from './bin'
import type { SchemaHook } from './localeIndexes'

/** Tables as Payload describes them before they are Drizzle's. */
interface RawTable {
  columns: Readonly<Record<string, unknown>>
  indexes?: Readonly<Record<string, { name: string; on: string | readonly string[]; unique?: boolean }>>
}

interface UniqueIndex {
  table: string
  /** Under which the table's own builder has the index. */
  key: string
  name: string
  columns: readonly string[]
}

/** The unique indexes of tables with a bin. */
function uniqueIndexes(hook: object): UniqueIndex[] {
  // Both dialects are given their adapter, though only PostgreSQL's types say so.
  const { adapter } = hook as { adapter: { rawTables: Readonly<Record<string, RawTable>> } }
  return Object.entries(adapter.rawTables)
    .filter(([, { columns }]) => 'deletedAt' in columns)
    .flatMap(([table, { indexes = {} }]) =>
      Object.entries(indexes)
        .filter(([, { unique }]) => unique === true)
        .map(([key, { name, on }]) => ({ table, key, name, columns: [on].flat() })),
    )
}

const condition = sql.raw(OUTSIDE_BIN)

export const uniqueOutsideBinSqlite: SchemaHook<typeof sqliteAdapter> = (hook) => {
  const { schema, extendTable } = hook
  for (const { table, key, name, columns } of uniqueIndexes(hook))
    extendTable({
      table: (schema.tables as never)[table],
      extraConfig: (all) => {
        const [first, ...rest] = columns.map((column) => all[column])
        return {
          [key]: sqliteIndex(name)
            .on(first as never, ...(rest as never[]))
            .where(condition),
        }
      },
    })
  return schema
}

export const uniqueOutsideBinPostgres: SchemaHook<typeof postgresAdapter> = (hook) => {
  const { schema, extendTable } = hook
  for (const { table, key, name, columns } of uniqueIndexes(hook))
    extendTable({
      table: (schema.tables as never)[table],
      extraConfig: (all) => {
        const [first, ...rest] = columns.map((column) => all[column])
        return {
          [key]: postgresIndex(name)
            .on(first as never, ...(rest as never[]))
            .where(condition),
        }
      },
    })
  return schema
}
