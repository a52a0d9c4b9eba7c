/** Replaces what a site holds by what a backup or another site holds. */
import { BackupError, gunzip, readObject, type TableContents, type UploadContents } from './entries'
import type { StoredDatabase, StoredRow, StoredTable } from './rows/database'
import { sumOf, TableDigest, type TableSum } from './rows/digest'
import type { Seal } from './seal'
import { readFrom, type Store } from './stores/store'

export interface RowSource {
  tables: readonly StoredTable[]
  rows(table: StoredTable): AsyncIterable<StoredRow[]>
}

/** The tables of a backup. */
export function rowsOf(store: Store, tables: readonly TableContents[], seal: Seal): RowSource {
  const objects = new Map(tables.map((table) => [table.name, table.objects]))
  return {
    tables,
    async *rows({ name }) {
      for (const key of objects.get(name) ?? []) {
        const lines = (await gunzip(await readObject(store, key, seal))).toString()
        yield lines.split('\n').map((line) => JSON.parse(line) as StoredRow)
      }
    },
  }
}

/** Rows of one statement: a text of all their values is made for it. */
const ROWS_OF_STATEMENT = 200

/**
 * All tables, or none: what was in them before is gone. What was inserted is read back before it counts, and compared
 * with what was read and, where that is known, with what was `expected`.
 */
export async function refillTables(
  target: StoredDatabase,
  { tables, rows: rowsOfTable }: RowSource,
  report: (part: string) => void,
  expected?: readonly TableSum[],
): Promise<TableSum[]> {
  const own = await target.tables()
  const unknown = tables.find(({ name }) => !own.some((table) => table.name === name))
  if (unknown) throw new BackupError(`The table ${unknown.name} does not exist in the target.`)
  return target.refill(tables, async ({ insert }) => {
    const sums: TableSum[] = []
    for (const table of tables) {
      report(table.name)
      const digest = new TableDigest()
      for await (const rows of rowsOfTable(table))
        for (let at = 0; at < rows.length; at += ROWS_OF_STATEMENT) {
          const some = rows.slice(at, at + ROWS_OF_STATEMENT)
          for (const row of some) digest.add(row)
          await insert(table, some)
        }
      sums.push({ name: table.name, rows: digest.rows, digest: digest.value })
    }
    const stored = await sumsNow(target, tables, (part) => report(`comparing ${part}`))
    const wrong = [...differences(expected ?? sums, sums), ...differences(sums, stored)]
    if (wrong.length > 0) throw new BackupError(`What was inserted is not what was read: ${wrong.join('; ')}.`)
    return sums
  })
}

async function sumsNow(
  database: StoredDatabase,
  tables: readonly StoredTable[],
  report: (part: string) => void,
): Promise<TableSum[]> {
  const sums: TableSum[] = []
  for (const table of tables) {
    report(table.name)
    sums.push(await sumOf(table.name, database.read(table)))
  }
  return sums
}

/** Sums of the tables as they are stored now. `tables` names the columns that count. */
export const sumsOf = (
  database: StoredDatabase,
  tables: readonly StoredTable[],
  report: (part: string) => void,
): Promise<TableSum[]> => database.snapshot(() => sumsNow(database, tables, report))

/** Tables whose rows are not the same, in words for the operator. */
export function differences(expected: readonly TableSum[], found: readonly TableSum[]): string[] {
  return expected.flatMap(({ name, rows, digest }) => {
    const other = found.find((one) => one.name === name)
    if (other?.digest === digest) return []
    return [
      `${name}: ${rows} rows were expected, ${other?.rows ?? 0} are there${other?.rows === rows ? ', and differ' : ''}`,
    ]
  })
}

/** Whether a site holds anything: rows or uploads. */
export async function holdsSomething(
  database: StoredDatabase,
  uploads: Store,
  folders: readonly string[],
): Promise<boolean> {
  for (const folder of folders) for await (const _ of uploads.list(folder)) return true
  return database.snapshot(async () => {
    for (const table of await database.tables())
      for await (const rows of database.read(table)) if (rows.length > 0) return true
    return false
  })
}

export interface CopiedUploads {
  written: number
  /** Were there already, byte for byte. */
  kept: number
}

/** Writes the uploads that are not there yet, so that a copy that was cut off goes on where it was. */
export async function copyUploads(
  to: Store,
  uploads: readonly Pick<UploadContents, 'key'>[],
  read: (key: string) => Promise<Buffer>,
  report: (part: string) => void,
): Promise<CopiedUploads> {
  const copied = { written: 0, kept: 0 }
  for (const { key } of uploads) {
    const content = await read(key)
    if ((await to.read(key))?.equals(content)) copied.kept++
    else {
      await to.write(key, content)
      copied.written++
    }
    report(`${copied.written + copied.kept} of ${uploads.length} uploads`)
  }
  return copied
}

/** Removes uploads of what was there before. */
export async function removeOtherUploads(
  from: Store,
  folders: readonly string[],
  uploads: readonly Pick<UploadContents, 'key'>[],
): Promise<void> {
  const wanted = new Set(uploads.map(({ key }) => key))
  for (const folder of folders)
    for await (const { key } of from.list(folder)) if (!wanted.has(key)) await from.remove(key)
}

/** The uploads of a backup, by their keys. */
export function uploadsOf(
  store: Store,
  uploads: readonly UploadContents[],
  seal: Seal,
): (key: string) => Promise<Buffer> {
  const objects = new Map(uploads.map(({ key, object }) => [key, object]))
  return (key) => readObject(store, objects.get(key) ?? '', seal)
}

/** The uploads of a site. */
export const uploadsIn =
  (store: Store): ((key: string) => Promise<Buffer>) =>
  (key) =>
    readFrom(store, key)
