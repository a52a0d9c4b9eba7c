import { expect, test } from 'vitest'
import { documentHref, listHref } from './adminAddresses'

test('a list is addressed with its filters and its language', () => {
  expect(listHref('pages', [])).toBe('/admin/collections/pages')
  expect(listHref('orders', [{ state: { in: 'new,seen' } }, { at: { less_than: '2026-12-01T10:00:00+01:00' } }])).toBe(
    '/admin/collections/orders?where[and][0][state][in]=new%2Cseen&where[and][1][at][less_than]=2026-12-01T10%3A00%3A00%2B01%3A00',
  )
  expect(listHref('media', [{ alt: { exists: 'false' } }], 'en')).toBe(
    '/admin/collections/media?locale=en&where[and][0][alt][exists]=false',
  )
  expect(documentHref('pages', 7)).toBe('/admin/collections/pages/7')
})
