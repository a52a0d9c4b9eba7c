import { expect, test } from 'vitest'
import { linkedFrom } from './listener'

test.each([
  ['https://example.no/Om-oss/?utm=x', '/om-oss'],
  ['https://example.no/', '/'],
  ['https://www.google.com/search?q=ovn', 'www.google.com'],
  ['https://example.no/konto/kari@example.com', undefined],
  ['about:blank', undefined],
  ['nonsense', undefined],
  [undefined, undefined],
])('%s is kept as %s', (referrer, kept) => {
  expect(linkedFrom(referrer, 'https://example.no')).toBe(kept)
})
