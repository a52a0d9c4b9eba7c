import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readAside, stopReadingAside } from '../../src/content/readAside'
import { runStatement } from '../../src/content/statements'
import { openProgram } from '../support/program'

const onSqlite = process.env.DATABASE !== 'postgres'
const counting = (to: number) =>
  sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${to}) select count(*) as found from n`

test('others are served while a long statement is read', async () => {
  await using program = await openProgram()
  const { payload } = program
  let done = false
  let served = 0
  const read = readAside(payload, counting(2_000_000)).finally(() => {
    done = true
  })
  while (!done) {
    await program.get('/healthz')
    served++
  }
  expect(Number((await read)[0]?.found)).toBe(2_000_000)
  expect(served).toBeGreaterThan(5)
})

test('what is committed is seen, several questions at once get their own answers, and a fault reaches whoever asked', async () => {
  await using program = await openProgram()
  const { payload } = program
  await runStatement(
    payload,
    sql`insert into insight_samples (period, dimension, value, measure, "count") values ('2026-11', 'page', '/ø', 'views', 3)`,
  )
  const [rows, wrong, two, none] = await Promise.allSettled([
    readAside(payload, sql`select value, "count" from insight_samples where dimension = ${'page'}`),
    readAside(payload, sql`select word from nowhere`),
    readAside(payload, sql`select ${'two'} as word`),
    readAside(payload, sql`select value from insight_samples where dimension = 'dealer'`),
  ])
  expect(rows).toMatchObject({ value: [{ value: '/ø' }] })
  expect(wrong).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('nowhere') } })
  expect(two).toMatchObject({ value: [{ word: 'two' }] })
  expect(none).toMatchObject({ value: [] })
})

test.runIf(onSqlite)('it can only read, and a new thread answers after one has ended', async () => {
  await using program = await openProgram()
  const { payload } = program
  await expect(readAside(payload, sql`delete from insight_samples`)).rejects.toThrow(/readonly|read-only/)
  const [cut] = await Promise.allSettled([readAside(payload, counting(2_000_000)), stopReadingAside(payload)])
  expect(cut).toMatchObject({ reason: { message: 'The program stops' } })
  expect(await readAside(payload, sql`select 1 as one`)).toEqual([{ one: 1 }])
})
