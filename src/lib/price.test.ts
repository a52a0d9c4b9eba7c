import { expect, test } from 'vitest'
import { formatPrice } from './price'

/** Thousands are separated by a no-break space; which one depends on the installed Intl. */
const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.each([
  [24900, 'kr 24 900,–', 'NOK 24,900'],
  [790, 'kr 790,–', 'NOK 790'],
  [149.5, 'kr 149,50', 'NOK 149.50'],
  [1249900, 'kr 1 249 900,–', 'NOK 1,249,900'],
  [0, 'kr 0,–', 'NOK 0'],
  // Less than half an øre is a rounding error.
  [99.999999, 'kr 100,–', 'NOK 100'],
])('%d kroner are %s, in English %s', (kroner, norwegian, english) => {
  expect(spaced(formatPrice(kroner, 'nb'))).toBe(norwegian)
  expect(spaced(formatPrice(kroner, 'en'))).toBe(english)
})

test('a price stays on one line', () => expect(formatPrice(24900, 'nb')).not.toContain(' '))
