/** PostgreSQL transactions under many concurrent saves, and with a failing commit. On SQLite Payload uses none. */
import { expect, test } from 'vitest'
import { dealerData } from '../../tests/support/dealers'
import { openProgram } from '../../tests/support/program'
import { isPostgres } from './statements'

test('more people save at once than there are connections, and each save ends', async () => {
  await using site = await openProgram()
  const dealer = await site.payload.create({ collection: 'dealers', data: dealerData() as never })
  const saves = Array.from({ length: 15 }, (_, index) => [
    site.rest('PATCH', `/api/dealers/${dealer.id}`, { name: `Varme ${index}` }),
    site.rest('POST', '/api/articles', { name: `Ovn ${index}`, number: `O-${index}`, _status: 'published' }),
  ])
  const statuses = (await Promise.all(saves.flat())).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(15)
  expect(statuses.filter((status) => status === 201)).toHaveLength(15)
})

test('what could not be committed is no success', async ({ skip }) => {
  await using site = await openProgram()
  if (!isPostgres(site.payload)) return skip()
  const { pool } = site.payload.db as unknown as { pool: { query(text: string): Promise<unknown> } }
  // Fails at the commit, as with a full disk or a connection lost just then.
  await pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$;
    create constraint trigger refuse_late after insert on articles deferrable initially deferred
      for each row execute function refuse();
  `)
  const { status } = await site.rest('POST', '/api/articles', { name: 'Ovn', number: 'O-1', _status: 'published' })
  expect(status).toBe(500)
  expect((await site.payload.count({ collection: 'articles' })).totalDocs).toBe(0)
})
