/**
 * What is unique is unique among the documents outside the bin: an address or a number of something deleted can be given
 * to something new at once (docs/decisions/051).
 */

import type { postgresAdapter } from '@payloadcms/db-postgres'
import { uniqueIndex as postgresIndex } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import { uniqueIndex as sqliteIndex } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import { type SQL, sql } from 'drizzle-orm'
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

/** As much of both dialects' builders as is used here; their types have nothing in common. */
type MakeIndex = (name: string) => { on(...columns: never[]): { where(condition: SQL): unknown } }

const outsideBinOnly =
  (makeIndex: MakeIndex) =>
  <Hook extends { schema: { tables: object }; extendTable(change: never): void }>(hook: Hook): Hook['schema'] => {
    const { schema, extendTable } = hook
    for (const { table, key, name, columns } of uniqueIndexes(hook))
      extendTable({
        table: (schema.tables as Record<string, unknown>)[table],
        extraConfig: (all: Record<string, never>) => ({
          [key]: makeIndex(name)
            .on(...columns.map((column) => all[column] as never))
            .where(condition),
        }),
      } as never)
    return schema
  }

export const uniqueOutsideBinSqlite: SchemaHook<typeof sqliteAdapter> = outsideBinOnly(sqliteIndex as MakeIndex)
export const uniqueOutsideBinPostgres: SchemaHook<typeof postgresAdapter> = outsideBinOnly(postgresIndex as MakeIndex)
