import { expect, test, vi } from 'vitest'
import { freshDatabase } from '../../tests/support/database'
import { startRunnerTask } from './runnerTask'

const onPostgres = process.env.DATABASE === 'postgres'

test.runIf(onPostgres)('one process is the runner; when it stops, another takes over', async () => {
  const database = await freshDatabase()
  const environment = { databaseUrl: database.url, log: { warn: vi.fn(), error: vi.fn() } }
  const rounds: string[] = []
  const begin = (name: string) =>
    startRunnerTask(
      {
        name,
        advisoryKey: 1,
        interval: 10,
        failure: 'failed',
        idle: () => void rounds.push(`${name} idle`),
        work: async () => void rounds.push(name),
      },
      environment,
    )
  const first = begin('first')
  await expect.poll(() => rounds).toContain('first')
  const second = begin('second')
  await expect.poll(() => rounds).toContain('second idle')
  expect(rounds).not.toContain('second')
  await first.stop()
  await expect.poll(() => rounds).toContain('second')
  await second.stop()
  expect(environment.log.warn).not.toHaveBeenCalled()
  await database.dispose()
})

test('a round that fails is logged in the task’s words, and another follows', async () => {
  const database = await freshDatabase()
  const error = vi.fn()
  let rounds = 0
  const task = startRunnerTask(
    {
      name: 'task',
      advisoryKey: 1,
      interval: 10,
      failure: 'the task failed',
      async work() {
        if (++rounds === 1) throw new Error('away')
      },
    },
    { databaseUrl: database.url, log: { warn: vi.fn(), error } },
  )
  await expect.poll(() => rounds).toBeGreaterThan(1)
  expect(error).toHaveBeenCalledWith({ err: new Error('away') }, 'the task failed')
  await task.stop()
  await database.dispose()
})
