/**
 * Stored tables for statements (docs/decisions/051): the names of tables and columns are types that `npm run types`
 * writes from the collections, so that a statement that uses a column which is no longer there does not compile.
 *
 *     const orders = table('order_requests')
 *     select({ id: orders.id }, sql`from ${orders} where ${orders.state} = 'received'`)
 */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { TableColumns } from './tables.generated'

type TableName = keyof TableColumns
type ColumnName = TableColumns[TableName]

/** In a template the table itself, and by its properties the columns. */
export type Table<Column extends string = never> = SQLWrapper & { readonly [Name in Column]: SQL }

/** What a statement reads, by the keys that its rows shall have. */
export type Columns<Key extends string = string> = Readonly<Record<Key, SQL>>

export type RowOf<Key extends string> = Readonly<Record<Key, unknown>>

/** A table whose columns are written behind `qualifier`, or alone. */
export function tableWritten<Column extends string>(as: SQL, qualifier?: string): Table<Column> {
  const wrapper = { getSQL: () => as, shouldOmitSQLParens: () => true }
  const before = qualifier === undefined ? sql`` : sql`${sql.identifier(qualifier)}.`
  return new Proxy(wrapper, {
    get: (target, key) =>
      typeof key === 'symbol' || key in target ? Reflect.get(target, key) : sql`${before}${sql.identifier(key)}`,
  }) as unknown as Table<Column>
}

/** The columns are written without the table: for statements on one table, and for what is set or inserted. */
export const table = <Name extends TableName>(name: Name): Table<TableColumns[Name]> =>
  tableWritten(sql`${sql.identifier(name)}`)

/** A table whose name is known only at run time (of some collection), with the columns that such tables have. */
export const tableNamed = <Column extends ColumnName>(name: string): Table<Column> =>
  tableWritten(sql`${sql.identifier(name)}`)

/** PostgreSQL's type of a column with options, to which a parameter is cast where PostgreSQL cannot infer it. */
export const enumOf = <Name extends TableName>(name: Name, column: TableColumns[Name]): SQL =>
  sql`${sql.identifier(`enum_${name}_${column}`)}`

/** The table under another name, with its columns behind it: `"order_requests" as "o"` and `"o"."state"`. */
export const alias = <Of extends SQLWrapper>(of: Of, name: string): Of =>
  tableWritten(sql`${of} as ${sql.identifier(name)}`, name) as unknown as Of

/** The row that an `insert … on conflict do update` could not insert. */
export const excluded = <Of extends SQLWrapper>(_of: Of): Of =>
  tableWritten(sql`${sql.identifier('excluded')}`, 'excluded') as unknown as Of

/** Rows of a query of its own: `(select …) as "n"` and `"n"."total"`. */
export const derived = <Key extends string>(name: string, query: SQL<RowOf<Key>>): Table<Key> =>
  tableWritten(sql`(${query}) as ${sql.identifier(name)}`, name)

/** Some columns of a table, under their own names. */
export const pick = <Column extends string>(
  of: { readonly [Name in Column]: SQL },
  ...columns: readonly Column[]
): Columns<Column> =>
  Object.fromEntries(columns.map((column): [Column, SQL] => [column, of[column]])) as Columns<Column>

/** A table and some of its columns, as they stand behind `insert into`. */
export const into = <Column extends string>(
  of: SQLWrapper & { readonly [Name in Column]: SQL },
  ...columns: readonly Column[]
): SQL =>
  sql`${of} (${sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )})`

const named = (columns: Columns): SQL =>
  sql.join(
    Object.entries(columns).map(([key, column]) => sql`${column} as ${sql.identifier(key)}`),
    sql`, `,
  )

/** `rest` begins with `from`. The rows have exactly these keys; what the values are differs between the databases (`rows.ts`). */
export const select = <Key extends string>(columns: Columns<Key>, rest: SQL = sql``): SQL<RowOf<Key>> =>
  sql<RowOf<Key>>`select ${named(columns)} ${rest}`

/** The same without repeated rows. */
export const selectDistinct = <Key extends string>(columns: Columns<Key>, rest: SQL): SQL<RowOf<Key>> =>
  sql<RowOf<Key>>`select distinct ${named(columns)} ${rest}`

/** An `insert`, `update` or `delete` that gives the rows that it touched. */
export const returning = <Key extends string>(statement: SQL, columns: Columns<Key>): SQL<RowOf<Key>> =>
  sql<RowOf<Key>>`${statement} returning ${named(columns)}`
