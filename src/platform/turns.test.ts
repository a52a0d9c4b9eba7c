import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inTurns, paced } from './turns'

/** The work whose turn it is begins after a pause. */
const tick = async () => {
  for (let count = 0; count < 3; count++) await turn()
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

test('works that keep the thread too long leave it to others before the next, in their order', async () => {
  const done: string[] = []
  const keep = paced(5, async (name: string, milliseconds: number) => {
    const end = performance.now() + milliseconds
    while (performance.now() < end);
    done.push(name)
  })
  const works = [keep('first', 10), keep('second', 10), keep('third', 0), keep('fourth', 0)]
  setImmediate(() => done.push('visitor'))
  await Promise.all(works)
  expect(done).toEqual(['first', 'visitor', 'second', 'third', 'fourth'])
})

test('short works do not wait, and one that fails holds up no other', async () => {
  const done: string[] = []
  const keep = paced(60_000, async (name: string) => {
    if (name === 'failing') throw new Error('failed')
    done.push(name)
  })
  setImmediate(() => done.push('visitor'))
  await expect(keep('failing')).rejects.toThrow('failed')
  await Promise.all([keep('first'), keep('second')])
  expect(done).toEqual(['first', 'second'])
})
