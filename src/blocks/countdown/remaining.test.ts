import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inWords, remaining } from './remaining'

const until = Date.parse('2047-06-14T10:00:00Z')

test('time left is told in whole days, hours, minutes and seconds', () => {
  expect(remaining(until, until - (((3 * 24 + 4) * 60 + 5) * 60 + 6) * 1000)).toEqual([3, 4, 5, 6])
  expect(remaining(until, until - 1000)).toEqual([0, 0, 0, 1])
})

test('a second that has begun counts, and at the moment nothing is left', () => {
  expect(remaining(until, until - 1)).toEqual([0, 0, 0, 1])
  expect(remaining(until, until)).toBeUndefined()
  expect(remaining(until, until + 1)).toBeUndefined()
  expect(remaining(Number.NaN, 0)).toBeUndefined()
})

test('the parts add up to the time left, to the second, and none is larger than it can be', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4e11 }), (left) => {
      const [days = 0, hours = 0, minutes = 0, seconds = 0] = remaining(until, until - left) ?? []
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.ceil(left / 1000))
      expect([hours < 24, minutes < 60, seconds < 60]).toEqual([true, true, true])
    }),
  )
})

test('numbers and units are those of the language', () => {
  expect([inWords('nb', 1, 0), inWords('nb', 2, 0), inWords('nb', 2, 2)]).toEqual([
    ['1', 'døgn'],
    ['2', 'døgn'],
    ['2', 'minutter'],
  ])
  expect([inWords('en', 1, 1), inWords('en', 5, 3)]).toEqual([
    ['1', 'hour'],
    ['5', 'seconds'],
  ])
})
