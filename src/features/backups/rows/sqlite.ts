/** Rows of a SQLite file, through a connection of its own: a running site goes on reading and writing. */
import { type Client, createClient } from '@libsql/client'
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

const ROW_KEY = 'rowid'

/** Milliseconds that a statement waits for the site to finish a write. */
const BUSY_PATIENCE = 30_000

async function readTables(client: Client): Promise<StoredTable[]> {
  const { rows } = await client.execute(
    `select m.name as tab, c.name as col from sqlite_master m, pragma_table_info(m.name) c
     where m.type = 'table' and m.name not like 'sqlite\\_%' escape '\\' order by m.name, c.name`,
  )
  const listed = rows.map(({ tab, col }) => ({ table: String(tab), column: String(col) }))
  return tablesOf(listed).map(([name, columns]) => ({ name, columns }))
}

/** One statement for all rows: SQLite reads them from JSON, which keeps the type of each value. */
async function insert(client: Client, { name, columns }: StoredTable, rows: readonly StoredRow[]): Promise<void> {
  const values = columns.map((_, at) => `json_extract(value, '$[${at}]')`)
  await client.execute({
    sql: `insert into ${quoted(name)} (${columns.map(quoted).join(', ')}) select ${values.join(', ')} from json_each(?)`,
    args: [JSON.stringify(rows)],
  })
}

export async function openSqlite(url: string): Promise<StoredDatabase> {
  const client = createClient({ url, intMode: 'number' })
  await client.execute(`pragma busy_timeout = ${BUSY_PATIENCE}`)
  // What a refill deletes shall not stay readable in the file.
  await client.execute('pragma secure_delete = on')
  const run = (statement: string) => client.execute(statement)
  return {
    dialect: 'sqlite',
    tables: async () => (await readTables(client)).filter(({ name }) => name !== MIGRATIONS_TABLE),
    async migrations() {
      if (!(await readTables(client)).some(({ name }) => name === MIGRATIONS_TABLE)) return []
      const { rows } = await client.execute(`select name from ${MIGRATIONS_TABLE} order by id`)
      return rows.map((row) => String(row.name))
    },
    snapshot: (work) => inTransaction(run, 'begin', work),
    async *read({ name, columns }) {
      const statement = `select ${[ROW_KEY, ...columns.map(quoted)].join(', ')} from ${quoted(name)}
        where ${ROW_KEY} > ? order by ${ROW_KEY} limit ${ROWS_AT_ONCE}`
      for (let last = Number.MIN_SAFE_INTEGER; ; ) {
        const { rows } = await client.execute({ sql: statement, args: [last] })
        if (rows.length > 0) yield rows.map((row) => columns.map((_, at) => row[at + 1] as StoredRow[number]))
        if (rows.length < ROWS_AT_ONCE) return
        last = Number(rows.at(-1)?.[0])
      }
    },
    async refill(tables, work) {
      // Changes nothing within a transaction.
      await client.execute('pragma foreign_keys = off')
      return inTransaction(run, 'begin immediate', async () => {
        for (const { name } of tables) await client.execute(`delete from ${quoted(name)}`)
        const filling: Filling = { insert: (table, rows) => insert(client, table, rows) }
        const result = await work(filling)
        const { rows } = await client.execute('select distinct "table" from pragma_foreign_key_check')
        if (rows.length > 0)
          throw new RowError(`References lead nowhere in ${rows.map((row) => row.table).join(', ')}.`)
        return result
      })
    },
    async close() {
      client.close()
    },
  }
}
