/** Removes old rows in batches, so that visitors come in between. */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { moment, runStatement } from './statements'
import type { Table } from './tables'

/** Rows of one statement. */
export const BATCH_SIZE = 300

/** Whole rows that nothing else belongs to; how many went. `age`: an indexed column. */
export async function removeOldRows(
  payload: BasePayload,
  { table, age, only = sql`1 = 1` }: { table: Table<'id'>; age: SQL; only?: SQL },
  before: number,
): Promise<number> {
  const rows = await runStatement(
    payload,
    sql`delete from ${table} where ${table.id} in (select ${table.id} from ${table}
      where ${age} < ${moment(before)} and ${only} limit ${BATCH_SIZE}) returning ${table.id}`,
  )
  return rows.length
}
