import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readOnWorker, stopReadWorker } from '../../src/cms/readOnWorker'
import { openProgram } from '../support/program'

const onSqlite = process.env.DATABASE !== 'postgres'
const counting = (to: number) =>
  sql<{
    found: unknown
  }>`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${to}) select count(*) as found from n`

test('others are served while a long statement is read', async () => {
  await using program = await openProgram()
  const { payload } = program
  let done = false
  let served = 0
  const read = readOnWorker(payload, counting(2_000_000)).finally(() => {
    done = true
  })
  while (!done) {
    await program.get('/healthz')
    served++
  }
  expect(Number((await read)[0]?.found)).toBe(2_000_000)
  expect(served).toBeGreaterThan(5)
})

test('what is committed is seen, several questions at once get their own answers, and an error reaches whoever asked', async () => {
  await using program = await openProgram()
  const { payload } = program
  await payload.kv.set('/ø', 3)
  const [rows, wrong, two, none] = await Promise.allSettled([
    readOnWorker(payload, sql`select key from payload_kv where key = ${'/ø'}`),
    readOnWorker(payload, sql`select word from nowhere`),
    readOnWorker(payload, sql`select ${'two'} as word`),
    readOnWorker(payload, sql`select key from payload_kv where key = '/æ'`),
  ])
  expect(rows).toMatchObject({ value: [{ key: '/ø' }] })
  expect(wrong).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('nowhere') } })
  expect(two).toMatchObject({ value: [{ word: 'two' }] })
  expect(none).toMatchObject({ value: [] })
})

test.runIf(onSqlite)('it can only read, and a new thread answers after one has ended', async () => {
  await using program = await openProgram()
  const { payload } = program
  await expect(readOnWorker(payload, sql`delete from payload_kv`)).rejects.toThrow(/readonly|read-only/)
  const [cut] = await Promise.allSettled([readOnWorker(payload, counting(2_000_000)), stopReadWorker(payload)])
  expect(cut).toMatchObject({ reason: { message: 'The program stops' } })
  expect(await readOnWorker(payload, sql`select 1 as one`)).toEqual([{ one: 1 }])
})

test.runIf(onSqlite)('a thread stopped while the driver works leaves the process alive', async () => {
  await using program = await openProgram()
  const { payload } = program
  // Preparing this takes longer than reading it: what the driver makes in that call is what a thread's end disturbs.
  const long = sql.raw(`select 1 in (${Array.from({ length: 20_000 }, (_, at) => at).join()}) as found`)
  for (let round = 0; round < 30; round++) {
    const reads = Array.from({ length: 20 }, () => readOnWorker(payload, long))
    await Promise.race(reads)
    await stopReadWorker(payload)
    const outcomes = await Promise.allSettled(reads)
    expect(outcomes.at(-1)).toMatchObject({ reason: { message: 'The program stops' } })
  }
})
