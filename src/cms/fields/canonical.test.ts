import { expect, test } from 'vitest'
import { isCanonical } from './canonical'

test.each(['/', '/ovner', '/ovner?side=2', '/en/ovner', 'https://www.example.no/ovner', 'https://example.no'])(
  'search engines can be led to %s',
  (address) => expect(isCanonical(address)).toBe(true),
)

test.each([
  'ovner',
  '//example.no/ovner',
  '/\\example.no',
  '/ov ner',
  '/ovner#pris',
  'http://www.example.no/ovner',
  'https://',
  'https://localhost/ovner',
  'https://kari:hemmelig@example.no/',
  'javascript:alert(1)',
])('%s is no canonical address', (address) => expect(isCanonical(address)).toBe(false))
