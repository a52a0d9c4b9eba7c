import { expect, test } from 'vitest'
import { cartOf, totalText } from './announced'

const words = { locale: 'nb', from: 'fra {price}', hidden: 'Pris hos forhandler' } as const
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('the total is the sum of what is known, exact in øre', () => {
  expect(plain(totalText([{ number: 'A', quantity: 3, price: 0.1 }], words))).toBe('kr 0,30')
  expect(
    plain(
      totalText(
        [
          { number: 'A', quantity: 2, price: 12450, priceText: 'kr\u00a012\u00a0450,–' },
          { number: 'B', quantity: 1, price: 149.5 },
        ],
        words,
      ),
    ),
  ).toBe('kr 25 049,50')
})

test('an unknown price, or one that only begins there, makes it a starting price', () => {
  expect(
    plain(
      totalText(
        [
          { number: 'A', quantity: 1, price: 100 },
          { number: 'B', quantity: 1 },
        ],
        words,
      ),
    ),
  ).toBe('fra kr 100,–')
  expect(plain(totalText([{ number: 'A', quantity: 1, price: 100, priceText: 'fra kr\u00a0100,–' }], words))).toBe(
    'fra kr 100,–',
  )
})

test('where no price is known the words for hidden ones stand', () => {
  expect(totalText([{ number: 'A', quantity: 1 }], words)).toBe('Pris hos forhandler')
  expect(totalText([{ number: 'A', quantity: 1, priceText: 'Spør oss' }], words)).toBe('Spør oss')
  expect(totalText([], words)).toBe('')
})

test('the cart says quantity, lines and where it is', () => {
  expect(
    cartOf(
      [
        { number: 'A', quantity: 2, name: 'Varde', href: '/artikler/a' },
        { number: 'B', quantity: 3 },
      ],
      words,
      '/bestilling',
    ),
  ).toEqual({
    total: 'Pris hos forhandler',
    quantity: 5,
    url: '/bestilling',
    lines: [
      { name: 'Varde', number: 'A', quantity: 2, href: '/artikler/a' },
      { name: 'B', number: 'B', quantity: 3 },
    ],
  })
})
