import { expect, test } from 'vitest'
import { relativeMoment } from './relativeMoment'

const now = Date.parse('2026-10-20T22:30:00Z')

test.each([
  // It is the 21st in Norway already.
  ['+0d', '2026-10-20T22:00:00.000Z'],
  ['+1d 18:00', '2026-10-22T16:00:00.000Z'],
  ['+12d 18:30', '2026-11-02T17:30:00.000Z'],
  ['-21d 09:00', '2026-09-30T07:00:00.000Z'],
  ['2026-11-12T08:00:00+01:00', '2026-11-12T08:00:00+01:00'],
])('%s is %s', (value, moment) => {
  expect(relativeMoment(value, now)).toBe(moment)
})

test('what is no date is named', () => {
  expect(() => relativeMoment('i morgen', now)).toThrow('“i morgen” is no date')
})
