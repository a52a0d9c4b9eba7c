import { expect, test } from 'vitest'
import { matches } from './matches'

test.each([
  ['', true],
  ['  ', true],
  ['brosjyre', true],
  ['varde BROSJ', true],
  ['brosjyre pdf', true],
  ['ror', true],
  ['røyk', true],
  ['brosjyre csv', false],
])('“%s”: %s', (asked, expected) => {
  expect(matches('Brosjyre for Varde-serien og røykrør PDF, 37 kB', asked)).toBe(expected)
})
