import { setImmediate as tick } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inTurns } from './turns'

test('so many work at once, the others in the order in which they came', async () => {
  const turn = inTurns(2)
  const began: number[] = []
  const ends: (() => void)[] = []
  const works = [0, 1, 2, 3].map((number) =>
    turn(() => {
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

test('a work that fails tells who asked, and the next has its turn', async () => {
  const turn = inTurns(1)
  const failing = turn(async () => {
    throw new Error('failed')
  })
  const next = turn(async () => 'next')
  await expect(failing).rejects.toThrow('failed')
  expect(await next).toBe('next')
})
