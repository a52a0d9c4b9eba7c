/** What a document says in each language is found by the document, however many there are. */
import { expect, test } from 'vitest'
import { isPostgres } from '../../src/cms/statements'
import { openProgram } from '../support/program'
import { readRows } from '../support/rows'

test('every table of languages is indexed by its document', async () => {
  await using site = await openProgram()
  const { payload } = site
  const indexes = isPostgres(payload)
    ? `select tablename as name, indexdef as definition from pg_indexes where tablename like '%\\_locales'`
    : `select tbl_name as name, sql as definition from sqlite_master where type = 'index' and tbl_name like '%_locales'`
  const definitions = new Map<string, string>()
  for (const { name, definition } of await readRows(payload, indexes))
    definitions.set(String(name), `${definitions.get(String(name)) ?? ''}\n${String(definition).replace(/[`"]/g, '')}`)
  expect(definitions.size).toBeGreaterThan(20)
  for (const [table, made] of definitions) expect(made, table).toContain('(_parent_id)')
})
