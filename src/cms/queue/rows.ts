/** Conditions on rows of a queue that are known by their ids. */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { recordset } from '../recordset'
import { isPostgres } from '../statements'

/** As an array PostgreSQL looks each up in its index, whatever it believes of the table's size. */
export function amongIds(payload: BasePayload, ids: readonly number[]): SQL {
  const table = recordset(
    payload,
    'g',
    { id: 'integer' },
    ids.map((id) => ({ id })),
  )
  return isPostgres(payload) ? sql`id = any(array(select g.id from ${table}))` : sql`id in (select g.id from ${table})`
}

/**
 * A condition on the state that no index is asked for: the rows are found by id or number. SQLite would else walk a
 * million waiting messages to look at twenty.
 */
export function stateIn<State extends string>(column: string, ...states: readonly State[]): SQL {
  const list = states.map((state) => `'${state}'`).join(', ')
  return sql.raw(`case when ${column} in (${list}) then 1 else 0 end = 1`)
}
