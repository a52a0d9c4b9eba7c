/** What `/readyz` says of a database that is read and cannot be written. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openProgram } from '../../tests/support/program'
import { isPostgres, runStatement } from '../content/statements'

test('a database that takes no writes is told of, and works again by itself', async () => {
  await using site = await openProgram()
  const { payload } = site
  const ready = async () => {
    const answer = await fetch(`${site.url}/readyz`)
    return { status: answer.status, database: ((await answer.json()) as { database: string }).database }
  }
  expect(await ready()).toEqual({ status: 200, database: 'ok' })

  const takeWrites = async (takes: boolean) => {
    if (!isPostgres(payload)) return runStatement(payload, sql.raw(`pragma query_only = ${takes ? 0 : 1}`))
    // As on a standby. Connections that are open keep to what they began with.
    const { pool } = payload.db as unknown as { pool: { query(text: string): Promise<{ rows: { name: string }[] }> } }
    const name = (await pool.query('select current_database() as name')).rows[0]?.name
    await pool.query(
      `begin read write; alter database "${name}" set default_transaction_read_only = ${takes ? 'off' : 'on'}; commit`,
    )
    await pool
      .query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()')
      .catch(() => undefined)
  }
  await takeWrites(false)
  await expect.poll(ready).toEqual({
    status: 503,
    database: expect.stringMatching(/^cannot be written\. The database cannot be used: .*(read-only|takes no writes)/),
  })
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  await takeWrites(true)
  await expect.poll(ready).toEqual({ status: 200, database: 'ok' })
})
