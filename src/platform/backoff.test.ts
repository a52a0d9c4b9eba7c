import fc from 'fast-check'
import { expect, test } from 'vitest'
import { delayAfter, ofMessage } from './backoff'

test('each wait is about twice as long as the one before, to an end', () => {
  expect([1, 2, 3].map((failures) => delayAfter(failures, ofMessage, 1))).toEqual([30_000, 60_000, 120_000])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
      const delay = delayAfter(failures, ofMessage, random)
      expect(delay).toBeLessThanOrEqual(ofMessage.longest)
      expect(delay).toBeGreaterThanOrEqual(ofMessage.first * 0.8)
    }),
  )
})
