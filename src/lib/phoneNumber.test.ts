import { expect, test } from 'vitest'
import { keptMobile, keptNumber } from './phoneNumber'

test.each([
  ['412 34 567', '+4741234567'],
  ['+47 412 34 567', '+4741234567'],
  ['0047 41234567', '+4741234567'],
  ['+46 8 123 456 78', '+46812345678'],
  ['', ''],
  ['  ', ''],
  // The prefix that the widget inserts, without a number.
  ['+47', ''],
  ['+', ''],
  ['12', undefined],
  ['+47 12', undefined],
  ['ikke telefon', undefined],
])('%j is kept as %j', (typed, kept) => {
  expect(keptNumber(typed)).toBe(kept)
})

test.each([
  ['412 34 567', '+4741234567'],
  ['+46 70 123 45 67', '+46701234567'],
  ['', ''],
  ['815 00 000', undefined],
  ['22 00 00 00', undefined],
  ['02345', undefined],
  ['abc', undefined],
])('%s to get SMS is kept as %s', (typed, kept) => expect(keptMobile(typed)).toBe(kept))
