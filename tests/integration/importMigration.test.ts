/** What was said of an import when it was said in one language is still there after the update. */
import { expect, test } from 'vitest'
import * as postgres from '../../src/content/migrations/postgres/20261122_112514_hits_without_key_translated_faults'
import * as sqlite from '../../src/content/migrations/sqlite/20261122_112510_hits_without_key_translated_faults'
import { migrateAgain } from '../support/migrations'
import { openProgram } from '../support/program'

test('a fault of an import is kept, and none stays none', async () => {
  await using site = await openProgram()
  const { payload } = site
  const state = 'refused' as const
  const told = await payload.create({
    collection: 'imports',
    data: { filename: 'a.csv', target: 'articles', state } as never,
  })
  const silent = await payload.create({
    collection: 'imports',
    data: { filename: 'b.csv', target: 'articles', state } as never,
  })
  await migrateAgain(site, { postgres, sqlite }, async (run) => {
    await run(`update imports set fault = 'Filen er for stor.' where id = ${told.id}`)
  })
  const faultOf = async (id: number) => (await payload.findByID({ collection: 'imports', id, depth: 0 })).fault
  expect(await faultOf(told.id)).toEqual({ nb: 'Filen er for stor.', en: 'Filen er for stor.' })
  expect(await faultOf(silent.id)).toBeNull()
})
