import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startWorkLoop } from './workLoop'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('rounds follow each other after the interval, also after one that failed', async () => {
  const errors: unknown[] = []
  let rounds = 0
  const loop = startWorkLoop({
    work: async () => {
      if (++rounds === 2) throw new Error('the database is away')
    },
    interval: 1000,
    onError: (error) => errors.push(error),
  })
  expect(rounds).toBe(1)
  await vi.advanceTimersByTimeAsync(999)
  expect(rounds).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(rounds).toBe(2)
  await vi.advanceTimersByTimeAsync(1000)
  expect(rounds).toBe(3)
  expect(errors).toHaveLength(1)
  await loop.stop()
})

test('whoever wakes it during a round gets one more, and two at once never run', async () => {
  let running = 0
  let rounds = 0
  const loop = startWorkLoop({
    work: async () => {
      expect(++running).toBe(1)
      rounds++
      await new Promise((resolve) => setTimeout(resolve, 50))
      running--
    },
    interval: 60_000,
    onError: (error) => {
      throw error
    },
  })
  loop.wake()
  loop.wake()
  await vi.advanceTimersByTimeAsync(101)
  expect(rounds).toBe(2)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(rounds).toBe(2)
  loop.wake()
  expect(rounds).toBe(3)
  const stopping = loop.stop()
  await vi.advanceTimersByTimeAsync(50)
  await stopping
})

test('a pause is kept, though somebody woke it during the round', async () => {
  let rounds = 0
  const loop = startWorkLoop({
    work: async () => {
      rounds++
    },
    interval: 1000,
    pause: () => 5000,
    onError: () => {},
  })
  loop.wake()
  await vi.advanceTimersByTimeAsync(0)
  await vi.advanceTimersByTimeAsync(4999)
  expect(rounds).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(rounds).toBe(2)
  await loop.stop()
})

test('stopping waits for the round under way, which hears of it, and none begins after', async () => {
  let ended = false
  let heard = false
  const loop = startWorkLoop({
    work: async (stopped) => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      heard = stopped()
      ended = true
    },
    interval: 10,
    onError: () => {},
  })
  const stopping = loop.stop().then(() => ended)
  await vi.advanceTimersByTimeAsync(100)
  expect(await stopping).toBe(true)
  expect(heard).toBe(true)
  loop.wake()
  await vi.advanceTimersByTimeAsync(1000)
  expect(ended).toBe(true)
})

test('what a round waits for ends when the loop is stopped', async () => {
  const loop = startWorkLoop({
    work: (_, signal) => new Promise((resolve) => signal.addEventListener('abort', resolve)),
    interval: 1000,
    onError: (error) => {
      throw error
    },
  })
  await loop.stop()
})
