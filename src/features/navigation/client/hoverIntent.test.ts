import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOVER_DELAY, HOVER_INTERVAL, HOVER_SENSITIVITY } from '../constants'
import { createHoverIntent } from './hoverIntent'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function follow() {
  const told: string[] = []
  const pointer = { x: 0, y: 0 }
  const intent = createHoverIntent<string>({
    pointer: () => ({ ...pointer }),
    over: (item) => told.push(`over ${item}`),
    out: (item) => told.push(`out ${item}`),
  })
  return { told, pointer, intent }
}

test('a pointer that rests on an item means it after one interval', () => {
  const { told, intent } = follow()
  intent.enter('a')
  vi.advanceTimersByTime(HOVER_INTERVAL - 1)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(told).toEqual(['over a'])
})

test('one that moves further than the sensitivity is looked at again until it slows down', () => {
  const { told, pointer, intent } = follow()
  intent.enter('a')
  pointer.x = HOVER_SENSITIVITY
  vi.advanceTimersByTime(HOVER_INTERVAL)
  pointer.y = HOVER_SENSITIVITY
  vi.advanceTimersByTime(HOVER_INTERVAL)
  expect(told).toEqual([])
  pointer.y += HOVER_SENSITIVITY - 1
  vi.advanceTimersByTime(HOVER_INTERVAL)
  expect(told).toEqual(['over a'])
})

test('one that passes opens nothing', () => {
  const { told, intent } = follow()
  intent.enter('a')
  vi.advanceTimersByTime(HOVER_INTERVAL - 50)
  intent.leave('a')
  vi.advanceTimersByTime(HOVER_DELAY - 1)
  expect(told).toEqual([])
  vi.advanceTimersByTime(10_000)
  expect(told).toEqual(['out a'])
})

test('one that comes back in time has not left', () => {
  const { told, intent } = follow()
  intent.enter('a')
  vi.advanceTimersByTime(HOVER_INTERVAL)
  intent.leave('a')
  vi.advanceTimersByTime(HOVER_DELAY - 1)
  intent.enter('a')
  vi.advanceTimersByTime(10_000)
  expect(told).not.toContain('out a')
})

test('items are told apart', () => {
  const { told, intent } = follow()
  intent.enter('a')
  intent.leave('a')
  intent.enter('b')
  vi.advanceTimersByTime(Math.max(HOVER_DELAY, HOVER_INTERVAL))
  expect(told.sort()).toEqual(['out a', 'over b'])
})
