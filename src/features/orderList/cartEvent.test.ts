import { expect, test } from 'vitest'
import { cartOf } from './cartEvent'

const words = { locale: 'nb', from: 'fra {price}', hidden: 'Pris hos forhandler' } as const
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
