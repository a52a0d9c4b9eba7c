import { expect, test } from 'vitest'
import { readCart } from './readCart'

test('the total is kept exactly as the shop supplied it', () => {
  expect(readCart(JSON.stringify({ total: ' 1\u00a0200,– kr', quantity: 2 })).total).toBe(' 1\u00a0200,– kr')
})

test('the quantity is the sum of the lines, or what the shop says where it sends none', () => {
  const lines = [
    { name: 'Ovn', quantity: 2 },
    { name: 'Rør', quantity: 3 },
  ]
  expect(readCart(JSON.stringify({ quantity: 99, lines })).quantity).toBe(5)
  expect(readCart(JSON.stringify({ quantity: '4' })).quantity).toBe(4)
  const cord = { name: 'Snor', quantity: 2.5 }
  expect(readCart(JSON.stringify({ lines: [...lines, cord] }))).toMatchObject({ quantity: 6, lines: [{}, {}, cord] })
})

test.each(['', 'null', '[]', '"x"', '{', '{"quantity":-3}', '{"lines":[null,7,{}]}', '{"quantity":"mange"}'])(
  'what cannot be read is an empty cart: %s',
  (json) => {
    expect(readCart(json)).toEqual({ total: '', quantity: 0, lines: [] })
  },
)

test('only addresses of the web become links', () => {
  const line = (href: string) => readCart(JSON.stringify({ lines: [{ name: 'a', quantity: 1, href }] })).lines[0]?.href
  expect(line('/artikler/a')).toBe('/artikler/a')
  expect(line('https://example.com/a')).toBe('https://example.com/a')
  expect(line('javascript:alert(1)')).toBeUndefined()
  expect(line('//example.com')).toBeUndefined()
  expect(readCart(JSON.stringify({ url: 'javascript:alert(1)' })).url).toBeUndefined()
})
