import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NumberMap } from './numberMap'

/** Few enough that they come again, and with all bits. */
const key = fc.oneof(fc.nat(40), fc.constantFrom(-1, 2 ** 31 - 1, -(2 ** 31)), fc.integer())

test('it holds what a map would, whatever is set and deleted', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.option(fc.nat()))), (steps) => {
      const map = new Map<number, number>()
      const numbers = new NumberMap()
      for (const [key, value] of steps) {
        if (value === null) expect(numbers.delete(key)).toBe(map.delete(key))
        else {
          map.set(key, value)
          numbers.set(key, value)
        }
      }
      expect(numbers.size).toBe(map.size)
      for (const [key] of steps) expect(numbers.get(key)).toBe(map.get(key))
    }),
  )
})

test('it grows, and what changes in a copy leaves it as it is', () => {
  const numbers = new NumberMap()
  for (let at = 0; at < 5000; at++) numbers.set(at, at * 2)
  const copy = new NumberMap(numbers)
  for (let at = 0; at < 5000; at += 2) copy.delete(at)
  expect([numbers.size, copy.size]).toEqual([5000, 2500])
  for (let at = 0; at < 5000; at++) {
    expect(numbers.get(at)).toBe(at * 2)
    expect(copy.get(at)).toBe(at % 2 ? at * 2 : undefined)
  }
})
