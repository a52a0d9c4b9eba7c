/**
 * What goes through all of many documents gives others a turn between parts of them: `bench/holds.mjs` measures it
 * among 100,000. SQLite answers on the thread that serves visitors, so rows are counted there.
 */
import { expect, test } from 'vitest'
import { fill, fillOrders } from '../../bench/fill.mjs'
import { openProgram, type TestProgram } from '../support/program'

const DOCUMENTS = 2000

interface Client {
  execute(...args: unknown[]): Promise<{ rows: unknown[] }>
}

/** The most rows that were read between two turns of the event loop while a job was done. */
async function longestStretch({ payload }: TestProgram, job: () => Promise<unknown>): Promise<number> {
  const { client } = payload.db as unknown as { client: Client }
  const { execute } = client
  let [rows, most] = [0, 0]
  client.execute = async (...args) => {
    const result = await execute(...args)
    rows += result.rows.length
    most = Math.max(most, rows)
    return result
  }
  let next: NodeJS.Immediate | undefined
  const turn = () => {
    rows = 0
    next = setImmediate(turn)
  }
  turn()
  try {
    await job()
  } finally {
    clearImmediate(next)
    client.execute = execute
  }
  return most
}

test('jobs over all articles, dealers and order requests read them in parts', async () => {
  await using site = await openProgram()
  if (site.payload.db.name !== 'sqlite') return
  const { databaseUrl } = site.settings
  await fill(databaseUrl, DOCUMENTS)
  await fillOrders(databaseUrl, DOCUMENTS)
  const reading = (path: string) => async () => {
    const { status, text } = await site.get(path, { authorization: `JWT ${site.token}` })
    expect(status).toBe(200)
    return text
  }
  // Of an article are read itself, its texts and four values.
  expect(await longestStretch(site, site.readAhead)).toBeLessThan(DOCUMENTS * 2)
  for (const path of [
    '/api/imports/export?target=articles&format=csv',
    '/api/imports/export?target=dealers&format=xlsx',
    '/api/orderRequests/export',
    '/sitemap.xml',
    '/artikler?sortering=pris',
    '/sok?search_Query=ovn',
    '/finn-forhandler?sted=9008',
  ])
    expect(await longestStretch(site, reading(path)), path).toBeLessThan(DOCUMENTS / 4)
})
