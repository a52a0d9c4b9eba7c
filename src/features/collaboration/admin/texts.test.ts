import { expect, test } from 'vitest'
import { timeOf } from './texts'

const now = Date.parse('2026-07-01T22:30:00Z')

test.each([
  ['2026-07-01T22:05:00Z', 'kl. 00.05', 'at 00:05'],
  // The same day in UTC, the day before in Norway.
  ['2026-07-01T21:55:00Z', '1. juli kl. 23.55', '1 Jul at 23:55'],
])('%s is shown in Norwegian time', (moment, norwegian, english) => {
  expect(timeOf(moment, 'nb', now)).toBe(norwegian)
  expect(timeOf(moment, 'en', now)).toBe(english)
})
