/** Removes old rows in lots, so that visitors come in between. */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { moment, name, runStatement } from '../cms/statements'

/** Rows of one statement. */
export const LOT = 300

/** Whole rows that nothing else belongs to; how many went. `age`: an indexed column. */
export async function removeOldRows(
  payload: BasePayload,
  { table, age, only = sql`1 = 1` }: { table: string; age: string; only?: SQL },
  before: number,
): Promise<number> {
  const rows = await runStatement(
    payload,
    sql`delete from ${name(table)} where id in (select id from ${name(table)}
      where ${name(age)} < ${moment(before)} and ${only} limit ${LOT}) returning id`,
  )
  return rows.length
}
