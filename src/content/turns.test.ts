import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inTurns } from './turns'

/** Whose turn has come begins after a pause. */
const tick = async () => {
  await turn()
  await turn()
}

test('so many work at once, the others in the order in which they came', async () => {
  const inTurn = inTurns(2)
  const began: number[] = []
  const ends: (() => void)[] = []
  const works = [0, 1, 2, 3].map((number) =>
    inTurn(() => {
      began.push(number)
      return new Promise<void>((resolve) => ends.push(resolve))
    }),
  )
  await tick()
  expect(began).toEqual([0, 1])
  ends[1]?.()
  await tick()
  expect(began).toEqual([0, 1, 2])
  ends[0]?.()
  await tick()
  expect(began).toEqual([0, 1, 2, 3])
  for (const end of ends) end()
  await Promise.all(works)
})

test('whoever else wants the thread has it between two works', async () => {
  const inTurn = inTurns(1)
  const done: string[] = []
  const works = ['first', 'second', 'third'].map((name) => inTurn(async () => void done.push(name)))
  setImmediate(() => done.push('visitor'))
  await Promise.all(works)
  expect(done).toEqual(['first', 'visitor', 'second', 'third'])
})

test('a work that fails tells who asked, and the next has its turn', async () => {
  const inTurn = inTurns(1)
  const failing = inTurn(async () => {
    throw new Error('failed')
  })
  const next = inTurn(async () => 'next')
  await expect(failing).rejects.toThrow('failed')
  expect(await next).toBe('next')
})
