import { expect, test } from 'vitest'
import { dayOf, hourOf, monthOf } from './periods'

test('hours, days and months are Norway’s, in summer and in winter', () => {
  expect(hourOf(Date.parse('2026-11-30T23:30:00Z'))).toBe('2026-12-01T00')
  expect(dayOf(Date.parse('2026-11-30T22:59:59.999Z'))).toBe('2026-11-30')
  expect(monthOf(Date.parse('2026-11-30T23:00:00Z'))).toBe('2026-12')
  expect(hourOf(Date.parse('2026-07-01T22:00:00Z'))).toBe('2026-07-02T00')
  // The night when the clock goes back has the hour twice.
  expect(hourOf(Date.parse('2026-10-25T00:30:00Z'))).toBe('2026-10-25T02')
  expect(hourOf(Date.parse('2026-10-25T01:30:00Z'))).toBe('2026-10-25T02')
})
