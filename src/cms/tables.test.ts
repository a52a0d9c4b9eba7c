import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { alias, derived, excluded, into, pick, returning, select, selectDistinct, table, tableNamed } from './tables'

const written = (statement: SQL) => new PgDialect().sqlToQuery(statement)

const members = table('members')
const m = alias(members, 'm')

test('columns are written alone, behind an alias, or behind the row that was to be inserted', () => {
  expect(written(sql`update ${members} set ${members.mobile} = ${1} where ${members.id} = ${2}`)).toMatchObject({
    sql: 'update "members" set "mobile" = $1 where "id" = $2',
    params: [1, 2],
  })
  expect(written(sql`from ${m} where ${m.id} = ${members.id}`).sql).toBe('from "members" as "m" where "m"."id" = "id"')
  expect(
    written(
      sql`insert into ${into(m, 'email', 'name')} values (${'a'}, ${'b'}) on conflict (${members.email})
        do update set ${members.name} = ${excluded(members).name}`,
    ).sql.replace(/\s+/g, ' '),
  ).toBe(
    'insert into "members" as "m" ("email", "name") values ($1, $2) on conflict ("email") do update set "name" = "excluded"."name"',
  )
})

test('rows have the keys that they are asked for', () => {
  const read = select({ ...pick(m, 'id', 'name'), total: sql`count(*)` }, sql`from ${m}`)
  expect(written(read).sql).toBe(
    'select "m"."id" as "id", "m"."name" as "name", count(*) as "total" from "members" as "m"',
  )
  const d = derived('d', read)
  expect(written(selectDistinct({ total: d.total }, sql`from ${d} where ${d.id} > 1`)).sql).toBe(
    `select distinct "d"."total" as "total" from (${written(read).sql}) as "d" where "d"."id" > 1`,
  )
  expect(written(returning(sql`delete from ${members}`, { gone: members.id })).sql).toBe(
    'delete from "members" returning "id" as "gone"',
  )
  expect(written(select({ one: sql`1` })).sql.trim()).toBe('select 1 as "one"')
})

test('what is not stored, or was not asked for, does not compile', () => {
  // @ts-expect-error: no such column
  expect(members.telephone).toBeDefined()
  // @ts-expect-error: no such table
  expect(table('customers')).toBeDefined()
  // @ts-expect-error: no such column, to insert into
  expect(into(members, 'telephone')).toBeDefined()
  // @ts-expect-error: no collection has such a column
  expect(tableNamed<'telephone_number'>('members')).toBeDefined()
  // @ts-expect-error: the row has no such key
  const key = (row: { id: unknown }, of: (rows: SQL<{ name: unknown }>) => void) => [row, of(select({ id: m.id }))]
  expect(key).toBeDefined()
})
