/** SQLite runs on the thread that serves visitors; PostgreSQL is another process. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openProgram } from '../../tests/support/program'
import { runStatement } from './statements'

test('other work runs between two long statements that start together', async () => {
  await using site = await openProgram()
  const done: string[] = []
  const count = async (name: string) => {
    await runStatement(
      site.payload,
      sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 1000000) select count(*) from numbers`,
    )
    done.push(name)
  }
  const both = Promise.all([count('first'), count('second')])
  setImmediate(() => done.push('visitor'))
  await both
  expect(done.indexOf('visitor')).toBeLessThan(2)
  expect(done).toHaveLength(3)
})
