import { expect, test } from 'vitest'
import { timeOf, writtenTime } from './schedule'

test.each([
  ['2026-12-01 10:00', '2026-12-01T09:00:00Z'],
  ['2026-07-01 10:00', '2026-07-01T08:00:00Z'],
  // The days of the change to and from summer time.
  ['2026-03-29 01:59', '2026-03-29T00:59:00Z'],
  ['2026-03-29 03:00', '2026-03-29T01:00:00Z'],
  ['2026-10-25 01:30', '2026-10-24T23:30:00Z'],
  ['2026-10-25 03:30', '2026-10-25T02:30:00Z'],
])('%s in Norway is %s', (written, utc) => {
  expect(timeOf(written)).toBe(Date.parse(utc))
  expect(writtenTime(Date.parse(utc))).toBe(written)
})

test.each(['', 'i morgen', '2026-13-01 10:00', '2026-12-01 25:00', '2026-12-01T10:00'])('%j is no time', (written) =>
  expect(timeOf(written)).toBeUndefined(),
)
