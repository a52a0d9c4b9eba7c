import { expect, test } from 'vitest'
import { createRateLimit } from './rateLimit'

test('takes as many tries as there are, then one for each part of the time', () => {
  const limit = createRateLimit({ tries: 3, perMilliseconds: 3000 })
  expect([0, 0, 0, 0].map((now) => limit.take('a', now))).toEqual([true, true, true, false])
  expect(limit.take('a', 999)).toBe(false)
  expect(limit.take('a', 1001)).toBe(true)
  expect(limit.take('a', 1002)).toBe(false)
})

test('keys do not share', () => {
  const limit = createRateLimit({ tries: 1, perMilliseconds: 1000 })
  expect([limit.take('a', 0), limit.take('b', 0), limit.take('a', 0)]).toEqual([true, true, false])
})

test('a clock that is put back locks nobody out', () => {
  const hour = 60 * 60 * 1000
  const limit = createRateLimit({ tries: 2, perMilliseconds: 2000 })
  expect(limit.take('a', hour)).toBe(true)
  expect([limit.take('a', 0), limit.take('a', 0)]).toEqual([true, false])
  expect(limit.take('a', 1001)).toBe(true)
})

test('what another process allowed counts as taken here, and comes back in time', () => {
  const limit = createRateLimit({ tries: 3, perMilliseconds: 3000 })
  limit.count('a', 2, 0)
  expect([limit.take('a', 0), limit.take('a', 0)]).toEqual([true, false])
  limit.count('a', 5, 0)
  limit.count('a', -1, 0)
  expect([limit.take('a', 0), limit.take('a', 0), limit.take('a', 1001)]).toEqual([true, false, true])
})
