import { expect, test } from 'vitest'
import { formatPrice } from './price'

/** Thousands are set apart by a space that does not break, whichever one the installed Intl uses. */
const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.each([
  [24900, 'kr 24 900,–', 'NOK 24,900'],
  [790, 'kr 790,–', 'NOK 790'],
  [149.5, 'kr 149,50', 'NOK 149.50'],
  [1249900, 'kr 1 249 900,–', 'NOK 1,249,900'],
  [0, 'kr 0,–', 'NOK 0'],
  // Less than half an øre is what a computation left over.
  [99.999999, 'kr 100,–', 'NOK 100'],
])('%d kroner are %s, in English %s', (kroner, norwegian, english) => {
  expect(spaced(formatPrice(kroner, 'nb'))).toBe(norwegian)
  expect(spaced(formatPrice(kroner, 'en'))).toBe(english)
})

test('a price stays on one line', () => expect(formatPrice(24900, 'nb')).not.toContain(' '))
