import { expect, test } from 'vitest'
import { lineTotal, lineWords, orderSum, totalText } from './sums'

const words = {
  locale: 'nb',
  from: 'fra {price}',
  hidden: 'Pris hos forhandler',
  unpricedOne: '+ 1 vare uten pris',
  unpricedMany: '+ {count} varer uten pris',
} as const
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

test('the sum of an order names what has no price, and begins with “from” only where a price does', () => {
  const exact = { number: 'A', quantity: 3, price: 0.1 }
  const starting = { number: 'B', quantity: 2, price: 790, priceText: 'fra kr\u00a0790,–' }
  const hidden = { number: 'C', quantity: 9, priceText: 'Spør oss' }
  const unknown = { number: 'D', quantity: 1 }
  expect(orderSum([exact], words)).toEqual({ amount: 'kr\u00a00,30', unpriced: '' })
  expect(orderSum([exact, unknown], words)).toEqual({ amount: 'kr\u00a00,30', unpriced: '+ 1 vare uten pris' })
  expect(orderSum([starting, hidden, unknown], words)).toEqual({
    amount: 'fra kr\u00a01\u00a0580,–',
    unpriced: '+ 2 varer uten pris',
  })
  expect(orderSum([unknown, hidden], words)).toEqual({ amount: 'Spør oss', unpriced: '' })
  expect(orderSum([], words)).toEqual({ amount: '', unpriced: '' })
})

test('a line says its quantity with the unit, the price of one, and its total', () => {
  const row = { number: 'A', quantity: 1200, unit: 'stk', price: 149.5 }
  expect([lineWords(row, words), lineTotal(row, words)].map(plain)).toEqual(['1 200 stk × kr 149,50', 'kr 179 400,–'])
  const hidden = { number: 'B', quantity: 2, unit: 'm', priceText: 'Pris hos forhandler' }
  expect([lineWords(hidden, words), lineTotal(hidden, words)].map(plain)).toEqual(['2 m, Pris hos forhandler', ''])
  expect(lineWords({ number: 'C', quantity: 2 }, words)).toBe('')
})

test('a price that was put in the list in another language is exact all the same', () => {
  const row = { number: 'A', quantity: 2, price: 1000, priceText: 'NOK\u00a01,000' }
  expect([lineWords(row, words), lineTotal(row, words)].map(plain)).toEqual(['2 × kr 1 000,–', 'kr 2 000,–'])
  expect(plain(totalText([row], words))).toBe('kr 2 000,–')
})

test('a length is priced in whole øre', () => {
  const cord = { number: 'EV-7521', quantity: 2.35, divisible: true, price: 89.9, unit: 'm' } as const
  expect(plain(lineTotal(cord, words))).toBe('kr 211,27')
  expect(plain(lineWords(cord, words))).toBe('2,35 m × kr 89,90')
})
