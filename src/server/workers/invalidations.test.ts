import { expect, test, vi } from 'vitest'
import { createInvalidations } from './invalidations'
import type { Changed } from './messages'

function processes(patience?: number) {
  const sent: [process: string, id: number, changed: Changed][] = []
  const ended: string[] = []
  const invalidations = createInvalidations<string>({
    send: (...message) => sent.push(message),
    end: (process) => ended.push(process),
    ...(patience === undefined ? {} : { patience }),
  })
  for (const process of ['one', 'two', 'three']) invalidations.join(process)
  return { invalidations, sent, ended }
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

test('a change is carried out when every other process has acknowledged it', async () => {
  const { invalidations, sent } = processes()
  const acknowledged = invalidations.invalidate(['pages:1'], 'one')
  expect(sent).toEqual([
    ['two', 1, ['pages:1']],
    ['three', 1, ['pages:1']],
  ])
  invalidations.acknowledge('two', 1)
  invalidations.acknowledge('two', 1)
  expect(await isDone(acknowledged)).toBe(false)
  invalidations.acknowledge('three', 1)
  expect(await isDone(acknowledged)).toBe(true)
})

test('a process that has ended is not waited for, and one that keeps nothing yet is sent nothing', async () => {
  const { invalidations, sent } = processes()
  const acknowledged = invalidations.invalidate('all', 'one')
  invalidations.acknowledge('three', 1)
  invalidations.leave('two')
  expect(await isDone(acknowledged)).toBe(true)
  invalidations.leave('three')
  expect(await isDone(invalidations.invalidate('all', 'one'))).toBe(true)
  expect(sent.length).toBe(2)
})

test('a process that does not acknowledge in time is ended, and the change waits until it has ended', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { invalidations, ended } = processes(1000)
    const acknowledged = invalidations.invalidate(['pages'], 'one')
    invalidations.acknowledge('two', 1)
    vi.advanceTimersByTime(999)
    expect(ended).toEqual([])
    vi.advanceTimersByTime(1)
    expect([ended, await isDone(acknowledged)]).toEqual([['three'], false])
    invalidations.leave('three')
    expect(await isDone(acknowledged)).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})
