import { expect, test, vi } from 'vitest'
import { createDroppings } from './droppings'
import type { Changed } from './messages'

function processes(patience?: number) {
  const told: [process: string, id: number, changed: Changed][] = []
  const ended: string[] = []
  const droppings = createDroppings<string>({
    tell: (...order) => told.push(order),
    end: (process) => ended.push(process),
    ...(patience === undefined ? {} : { patience }),
  })
  for (const process of ['one', 'two', 'three']) droppings.join(process)
  return { droppings, told, ended }
}

/** Whether it has resolved by now. */
async function isDone(promise: Promise<void>): Promise<boolean> {
  let done = false
  void promise.then(() => {
    done = true
  })
  await new Promise(setImmediate)
  return done
}

test('a change is carried out when each of the others has dropped what it made old', async () => {
  const { droppings, told } = processes()
  const order = droppings.order(['pages:1'], 'one')
  expect(told).toEqual([
    ['two', 1, ['pages:1']],
    ['three', 1, ['pages:1']],
  ])
  droppings.dropped('two', 1)
  droppings.dropped('two', 1)
  expect(await isDone(order)).toBe(false)
  droppings.dropped('three', 1)
  expect(await isDone(order)).toBe(true)
})

test('one that has ended is not waited for, and one that keeps nothing yet is not told', async () => {
  const { droppings, told } = processes()
  const order = droppings.order('all', 'one')
  droppings.dropped('three', 1)
  droppings.leave('two')
  expect(await isDone(order)).toBe(true)
  droppings.leave('three')
  expect(await isDone(droppings.order('all', 'one'))).toBe(true)
  expect(told.length).toBe(2)
})

test('one that does not drop it in time is ended, and the change waits until it has', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { droppings, ended } = processes(1000)
    const order = droppings.order(['pages'], 'one')
    droppings.dropped('two', 1)
    vi.advanceTimersByTime(999)
    expect(ended).toEqual([])
    vi.advanceTimersByTime(1)
    expect([ended, await isDone(order)]).toEqual([['three'], false])
    droppings.leave('three')
    expect(await isDone(order)).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})
