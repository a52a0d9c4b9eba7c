/** Conditions on rows of a queue that are known by their ids. */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { recordset } from '../recordset'
import { isPostgres } from '../statements'
import type { Table } from '../tables'

/** Given an array, PostgreSQL looks each id up in the index, independent of its estimate of the table's size. */
export function amongIds(payload: BasePayload, { id }: Table<'id'>, ids: readonly number[]): SQL {
  const given = recordset(
    payload,
    'g',
    { id: 'integer' },
    ids.map((one) => ({ id: one })),
  )
  const list = sql`select ${given.id} from ${given}`
  return isPostgres(payload) ? sql`${id} = any(array(${list}))` : sql`${id} in (${list})`
}

/**
 * A condition on the state that no index is asked for: the rows are found by id or number. SQLite would else walk a
 * million waiting messages to look at twenty.
 */
export function stateIn<State extends string>({ state }: Table<'state'>, ...states: readonly State[]): SQL {
  const list = sql.raw(states.map((one) => `'${one}'`).join(', '))
  return sql`case when ${state} in (${list}) then 1 else 0 end = 1`
}
