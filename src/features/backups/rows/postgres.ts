/** Rows of a PostgreSQL database, through a connection of its own, in the form of SQLite's. */
import pg from 'pg'
import { storable } from '../../../cms/statements'
import { errorLine } from '../../../platform/errors'
import {
  type Filling,
  inTransaction,
  MIGRATIONS_TABLE,
  quoted,
  ROWS_AT_ONCE,
  RowError,
  type StoredDatabase,
  type StoredRow,
  type StoredTable,
  tablesOf,
} from './database'

/** How a column of a type is read; types that are not here are read as text. */
const reading: Readonly<Record<string, (column: string) => string>> = {
  boolean: (column) => `${column}::int`,
  integer: (column) => column,
  bigint: (column) => `${column}::float8`,
  numeric: (column) => `${column}::float8`,
  'double precision': (column) => column,
  'timestamp with time zone': (column) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
}

interface TypedTable extends StoredTable {
  types: readonly string[]
}

async function readTables(client: pg.Client): Promise<TypedTable[]> {
  const { rows } = await client.query<{ tab: string; col: string; type: string }>(
    `select c.table_name as tab, c.column_name as col, c.data_type as type
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = current_schema() and t.table_type = 'BASE TABLE' and not exists (
       select from pg_depend where objid = (quote_ident(c.table_name))::regclass and deptype = 'e')
     order by c.table_name collate "C", c.column_name collate "C"`,
  )
  return tablesOf(rows.map(({ tab, ...column }) => ({ table: tab, column }))).map(([name, columns]) => ({
    name,
    columns: columns.map(({ col }) => col),
    types: columns.map(({ type }) => type),
  }))
}

const keyColumns = `select a.attname as col from pg_index i
  join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
  where i.indrelid = $1::regclass and i.indisprimary order by array_position(i.indkey::int[], a.attnum::int)`

async function* readRows(client: pg.Client, { name, columns, types }: TypedTable): AsyncIterable<StoredRow[]> {
  const { rows: keys } = await client.query<{ col: string }>(keyColumns, [quoted(name)])
  const values = columns.map((column, at) => {
    const read = reading[types[at] ?? '']
    return read ? read(quoted(column)) : `${quoted(column)}::text`
  })
  const order = keys.length > 0 ? `order by ${keys.map(({ col }) => quoted(col)).join(', ')}` : ''
  await client.query(
    `declare stored_rows no scroll cursor for select ${values.join(', ')} from ${quoted(name)} ${order}`,
  )
  for (;;) {
    const { rows } = await client.query<StoredRow[number][]>({
      text: `fetch ${ROWS_AT_ONCE} from stored_rows`,
      rowMode: 'array',
    })
    if (rows.length > 0) yield rows
    if (rows.length < ROWS_AT_ONCE) break
  }
  await client.query('close stored_rows')
}

/** Without what SQLite stores and PostgreSQL refuses: NUL and halves of surrogate pairs. */
function valueFor(type: string, value: StoredRow[number]): unknown {
  if (typeof value !== 'string') return value
  if (type !== 'jsonb') return storable(value)
  return JSON.parse(value, (_, inner) => (typeof inner === 'string' ? storable(inner) : inner))
}

/** One statement for all rows: PostgreSQL makes each column's type of its JSON, where 0 and 1 are booleans too. */
async function insert(
  client: pg.Client,
  { name, columns, types }: TypedTable,
  rows: readonly StoredRow[],
): Promise<void> {
  const objects = rows.map((row) =>
    Object.fromEntries(columns.map((column, at) => [column, valueFor(types[at] ?? '', row[at] ?? null)])),
  )
  const list = columns.map(quoted).join(', ')
  const statement = `insert into ${quoted(name)} (${list}) select ${list}
    from json_populate_recordset(null::${quoted(name)}, $1::json)`
  try {
    await client.query(statement, [JSON.stringify(objects)])
  } catch (error) {
    throw new RowError(`PostgreSQL refuses rows of ${name}: ${errorLine(error)}`, { cause: error })
  }
}

/** Ids that PostgreSQL gives next follow those that were inserted. */
async function settleSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ tab: string; col: string; sequence: string }>(
    `select table_name as tab, column_name as col,
       pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
     from information_schema.columns
     where table_schema = current_schema() and column_default like 'nextval(%'`,
  )
  for (const { tab, col, sequence } of rows)
    await client.query(`select setval($1, coalesce((select max(${quoted(col)}) from ${quoted(tab)}), 0) + 1, false)`, [
      sequence,
    ])
}

/** References are checked at the end of the transaction; the database's owner may change that without further rights. */
async function deferReferences(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ tab: string; reference: string }>(
    `select conrelid::regclass::text as tab, quote_ident(conname) as reference
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  )
  const change = async (to: string) => {
    for (const { tab, reference } of rows) await client.query(`alter table ${tab} alter constraint ${reference} ${to}`)
  }
  await change('deferrable initially deferred')
  return async () => {
    await client.query('set constraints all immediate')
    await change('not deferrable')
  }
}

/** Milliseconds that each statement waits for what others hold. */
const LOCK_PATIENCE = 5000

export async function openPostgres(url: string): Promise<StoredDatabase> {
  const client = new pg.Client({ connectionString: url })
  // A lost connection fails the statement that waits; unheard, the event would end the process.
  client.on('error', () => {})
  await client.connect()
  const run = (statement: string) => client.query(statement)
  let stored = await readTables(client)
  const typed = ({ name, columns }: StoredTable): TypedTable => {
    const table = stored.find((one) => one.name === name)
    if (!table) throw new Error(`there is no table ${name}`)
    return { name, columns, types: columns.map((column) => table.types[table.columns.indexOf(column)] ?? '') }
  }
  return {
    dialect: 'postgres',
    async tables() {
      stored = await readTables(client)
      return stored.filter(({ name }) => name !== MIGRATIONS_TABLE)
    },
    async migrations() {
      if (!(await readTables(client)).some(({ name }) => name === MIGRATIONS_TABLE)) return []
      const { rows } = await client.query<{ name: string }>(`select name from ${MIGRATIONS_TABLE} order by id`)
      return rows.map(({ name }) => name)
    },
    snapshot: (work) => inTransaction(run, 'begin isolation level repeatable read read only', work),
    async *read(table) {
      yield* readRows(client, typed(table))
    },
    refill: (tables, work) =>
      inTransaction(run, 'begin', async () => {
        // A site that still runs holds locks; without this limit the wait for them has no end.
        await client.query(`set local lock_timeout = ${LOCK_PATIENCE}`)
        const checkReferences = await deferReferences(client)
        if (tables.length > 0) await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`)
        const filling: Filling = { insert: (table, rows) => insert(client, typed(table), rows) }
        const result = await work(filling)
        await checkReferences()
        await settleSequences(client)
        return result
      }),
    close: () => client.end(),
  }
}
