import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { runStatement } from '../../src/cms/statements'
import { UnusableDatabase } from '../../src/server/databaseError'
import { migrate } from '../../src/server/migrate'
import { openProgram } from '../support/program'
import { readRows } from '../support/rows'

interface MigratingDatabase {
  requireDrizzleKit(): {
    generateDrizzleJson(schema: object): Promise<object> | object
    generateMigration(from: object, to: object): Promise<string[]>
  }
  schema: object
}

const dialect = process.env.DATABASE === 'postgres' ? 'postgres' : 'sqlite'
const folder = join('src/cms/migrations', dialect)

test('what the migrations make is what the collections say', async () => {
  await using site = await openProgram()
  const db = site.payload.db as unknown as MigratingDatabase
  const { generateDrizzleJson, generateMigration } = db.requireDrizzleKit()
  const latest =
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .sort()
      .at(-1) ?? ''
  const made = JSON.parse(readFileSync(join(folder, latest), 'utf8')) as object
  expect(await generateMigration(made, await generateDrizzleJson(db.schema))).toEqual([])
})

test('the tables and columns that statements know are those of the database', async () => {
  await using site = await openProgram()
  const stored = await readRows(
    site.payload,
    dialect === 'postgres'
      ? `select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public'`
      : `select m.name as "table", c.name as "column" from sqlite_master m, pragma_table_info(m.name) c
          where m.type = 'table' and m.name not like 'sqlite_%'`,
  )
  const generated = readFileSync('src/cms/tables.generated.ts', 'utf8')
  const known = [...generated.matchAll(/^ {2}(\w+): (.*)$/gm)].flatMap(([, table, columns = '']) =>
    [...columns.matchAll(/'(\w+)'/g)].map(([, column]) => `${table}.${column}`),
  )
  expect(known.sort()).toEqual(stored.map(({ table, column }) => `${table}.${column}`).sort())
})

test('a second start finds nothing to migrate', async () => {
  await using site = await openProgram()
  expect(await migrate(site.payload, site.settings.databaseUrl)).toEqual([])
})

test('a database of another version of the program is refused in one line', async () => {
  await using site = await openProgram()
  await runStatement(site.payload, sql`update payload_migrations set name = '20261121_062020_initial'`)
  const refused = await migrate(site.payload, site.settings.databaseUrl).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(UnusableDatabase)
  expect(String(refused)).toMatch(/^[^\n]*20261121_062020_initial[^\n]*Begin anew[^\n]*$/)
})

test('beside a later version that only added, the program runs, and says so; a contraction ends that', async () => {
  await using site = await openProgram()
  const add = (name: string) =>
    runStatement(site.payload, sql`insert into payload_migrations (name, batch) values (${name}, 2)`)
  await add('20991231_235958_add_tips')
  const warn = vi.spyOn(site.payload.logger, 'warn')
  expect(await migrate(site.payload, site.settings.databaseUrl)).toEqual([])
  expect(warn).toHaveBeenCalledWith(
    { migrations: ['20991231_235958_add_tips'] },
    'the database is of a later version of the program',
  )
  await add('20991231_235959_contract_tips')
  const refused = await migrate(site.payload, site.settings.databaseUrl).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(UnusableDatabase)
  expect(String(refused)).toContain('20991231_235959_contract_tips')
})
