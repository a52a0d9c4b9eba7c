import { expect, test } from 'vitest'
import { untilMidnight } from './dayTurn'

const HOUR = 3_600_000

test('the day turns at midnight in Norway, in winter and in summer', () => {
  expect(untilMidnight(Date.UTC(2026, 0, 5, 22, 0))).toBe(HOUR)
  expect(untilMidnight(Date.UTC(2026, 6, 6, 21, 0, 30))).toBe(HOUR - 30_000)
  expect(untilMidnight(Date.UTC(2026, 0, 5, 23, 0))).toBe(24 * HOUR)
})
