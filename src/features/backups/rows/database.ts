/**
 * A database as a backup sees it: tables of rows, each value as SQLite stores it, so that what one dialect wrote the other
 * can read. Tables and columns are taken from the database itself: a backup may be older than the program.
 */

/** Booleans are 0 and 1, moments ISO 8601 in UTC with milliseconds, JSON is its text. */
export type Value = string | number | null

/** In the order of the table's columns. */
export type StoredRow = readonly Value[]

export interface StoredTable {
  name: string
  /** Sorted. */
  columns: readonly string[]
}

export interface Filling {
  /** The rows may be in any order: references are checked when all are there. */
  insert(table: StoredTable, rows: readonly StoredRow[]): Promise<void>
}

export interface StoredDatabase {
  readonly dialect: 'sqlite' | 'postgres'
  /** Every table but that of the migrations, sorted by name. */
  tables(): Promise<StoredTable[]>
  /** Names of the migrations that it has. */
  migrations(): Promise<string[]>
  /** What `work` reads is one snapshot, also while a running site writes. */
  snapshot<Result>(work: () => Promise<Result>): Promise<Result>
  /** All rows of a table, some hundred at a time, in the order of their keys. */
  read(table: StoredTable): AsyncIterable<StoredRow[]>
  /** Deletes every row of the tables, then lets `work` insert others: all of it or nothing. */
  refill<Result>(tables: readonly StoredTable[], work: (filling: Filling) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** Rows read at once: a page of many blocks has some 60 KB. */
export const ROWS_AT_ONCE = 500

/** Its rows belong to the program's version, not to the content. */
export const MIGRATIONS_TABLE = 'payload_migrations'

/** Rows that a database refuses. The message is one line for the operator. */
export class RowError extends Error {}

/** Tables by the rows of a list of their columns, in its order. */
export function tablesOf<Column>(listed: readonly { table: string; column: Column }[]): [string, Column[]][] {
  const tables = new Map<string, Column[]>()
  for (const { table, column } of listed) {
    const columns = tables.get(table)
    if (columns) columns.push(column)
    else tables.set(table, [column])
  }
  return [...tables]
}

/** Runs `work` between `begin` and a commit, or takes it back. `run` executes a statement on the one connection. */
export async function inTransaction<Result>(
  run: (statement: string) => Promise<unknown>,
  begin: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await run(begin)
  try {
    const result = await work()
    await run('commit')
    return result
  } catch (error) {
    await run('rollback').catch(() => {})
    throw error
  }
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
