import { expect, test } from 'vitest'
import { isWrittenAs } from '../../../web/listing/query'
import { listingQuery, queryOf, readListingQuery } from './query'

test('a state is written as it is read, and defaults are left out', () => {
  for (const query of ['', '?kategori=tips', '?ar=2025', '?kategori=tips&ar=2025&side=3'])
    expect(queryOf(readListingQuery(Object.fromEntries(new URLSearchParams(query))))).toBe(query)
})

test.each([
  [{ ar: '2025' }, true],
  [{ ar: '02025' }, false],
  [{ side: '1' }, false],
  [{ side: '-2' }, false],
  [{ side: '1e3' }, false],
  [{ kategori: '' }, false],
  [{ kategori: 'a b' }, true],
])('%j is an address of its own: %s', (query, canonical) => {
  expect(isWrittenAs(listingQuery, query, queryOf(readListingQuery(query)))).toBe(canonical)
})
