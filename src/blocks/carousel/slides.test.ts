import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexAt, lastIndex, slideAfter } from './slides'

test('the last index leaves no empty room', () => {
  expect(lastIndex(5, 1)).toBe(4)
  expect(lastIndex(5, 3)).toBe(2)
  expect(lastIndex(2, 4)).toBe(0)
})

test('it goes around at both ends', () => {
  expect(slideAfter(4, 1, 4)).toBe(0)
  expect(slideAfter(0, -1, 4)).toBe(4)
  expect(slideAfter(0, 1, 0)).toBe(0)
})

test('forth and back is where one was, and always a slide', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.nat(40), fc.integer({ min: -99, max: 99 }), (last, start, by) => {
      const index = start % (last + 1)
      const there = slideAfter(index, by, last)
      expect(there).toBeGreaterThanOrEqual(0)
      expect(there).toBeLessThanOrEqual(last)
      expect(slideAfter(there, -by, last)).toBe(index)
    }),
  )
})

test('the index is that of the slide nearest to the edge', () => {
  expect(indexAt(0, 320, 4)).toBe(0)
  expect(indexAt(479, 320, 4)).toBe(1)
  expect(indexAt(481, 320, 4)).toBe(2)
  expect(indexAt(-40, 320, 4)).toBe(0)
  expect(indexAt(99_999, 320, 4)).toBe(4)
  expect(indexAt(100, 0, 4)).toBe(0)
})
