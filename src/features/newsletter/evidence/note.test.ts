import { expect, test } from 'vitest'
import { shortenedAddress } from './note'

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::6', '2001:db8:0::'],
  ['nowhere', ''],
])('%s is kept as %j', (address, kept) => {
  expect(shortenedAddress(address)).toBe(kept)
})
