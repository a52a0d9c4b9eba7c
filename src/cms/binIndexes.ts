/**
 * Indexes of collections with a bin (docs/decisions/046). Unique values are unique among the documents outside the bin:
 * the address or number of a deleted document can be reused at once. The index on the time of deletion holds only
 * documents in the bin: with all rows in it SQLite would use it to find those outside, which are nearly all, and then
 * sort them (half a second among 100,000).
 */

import type { postgresAdapter } from '@payloadcms/db-postgres'
import { index as postgresIndex, uniqueIndex as uniquePostgresIndex } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import { index as sqliteIndex, uniqueIndex as uniqueSqliteIndex } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import { type SQL, sql } from 'drizzle-orm'
import type { SchemaHook } from './localeIndexes'

/** Tables as Payload describes them before it passes them to Drizzle. */
interface RawTable {
  columns: Readonly<Record<string, unknown>>
  indexes?: Readonly<Record<string, { name: string; on: string | readonly string[]; unique?: boolean }>>
}

interface BinIndex {
  table: string
  /** Key of the index in the table's builder. */
  key: string
  name: string
  columns: readonly string[]
  unique: boolean
  /** Condition for the rows in the index. */
  where: SQL
}

/** The columns that hold the time of deletion: of the document itself, and of its versions. */
const DELETED_AT: Readonly<Record<string, string>> = {
  deletedAt: 'deleted_at',
  version_deletedAt: 'version_deleted_at',
}

function binIndexes(hook: object): BinIndex[] {
  // Both dialects' hooks get the adapter, though only PostgreSQL's types say so.
  const { adapter } = hook as { adapter: { rawTables: Readonly<Record<string, RawTable>> } }
  return Object.entries(adapter.rawTables).flatMap(([table, { columns, indexes = {} }]) =>
    Object.entries(indexes).flatMap(([key, { name, on, unique = false }]) => {
      const index = { table, key, name, columns: [on].flat(), unique }
      const deletedAt = DELETED_AT[index.columns.join()]
      if (deletedAt) return { ...index, where: sql.raw(`${deletedAt} is not null`) }
      return unique && 'deletedAt' in columns ? { ...index, where: sql.raw('deleted_at is null') } : []
    }),
  )
}

/** The part of both dialects' builders that is used here; their types have nothing in common. */
type MakeIndex = (name: string) => { on(...columns: never[]): { where(condition: SQL): unknown } }

const indexingBins =
  (makeIndex: MakeIndex, makeUnique: MakeIndex) =>
  <Hook extends { schema: { tables: object }; extendTable(change: never): void }>(hook: Hook): Hook['schema'] => {
    const { schema, extendTable } = hook
    for (const { table, key, name, columns, unique, where } of binIndexes(hook))
      extendTable({
        table: (schema.tables as Record<string, unknown>)[table],
        extraConfig: (all: Record<string, never>) => ({
          [key]: (unique ? makeUnique : makeIndex)(name)
            .on(...columns.map((column) => all[column] as never))
            .where(where),
        }),
      } as never)
    return schema
  }

export const indexSqliteBins: SchemaHook<typeof sqliteAdapter> = indexingBins(
  sqliteIndex as MakeIndex,
  uniqueSqliteIndex as MakeIndex,
)
export const indexPostgresBins: SchemaHook<typeof postgresAdapter> = indexingBins(
  postgresIndex as MakeIndex,
  uniquePostgresIndex as MakeIndex,
)
