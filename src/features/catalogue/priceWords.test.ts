import { expect, test } from 'vitest'
import { testSite } from '../../../tests/support/testSite'
import { priceWords } from './priceWords'

const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const said = (
  settings: Parameters<typeof priceWords>[1],
  price: number | null,
  priceKind: 'exact' | 'from' | 'hidden',
) => spaced(priceWords(testSite, settings).of({ price, priceKind }))

test('a price is said as its kind and the settings want it', () => {
  const withVat = { prices: 'withVat' } as const
  expect(said(withVat, 790, 'exact')).toBe('kr 790,–')
  expect(said(withVat, 790, 'from')).toBe('fra kr 790,–')
  expect(said(withVat, 790, 'hidden')).toBe('Pris hos forhandler')
  expect(said(withVat, null, 'exact')).toBe('')
  expect(said({ prices: 'hidden', hiddenPrice: 'Spør oss' }, 790, 'exact')).toBe('Spør oss')
})

test('an amount is given only where it may be shown', () => {
  const amount = (prices: 'withVat' | 'hidden', priceKind: 'exact' | 'hidden') =>
    priceWords(testSite, { prices }).amount({ price: 790, priceKind })
  expect([amount('withVat', 'exact'), amount('withVat', 'hidden'), amount('hidden', 'exact')]).toEqual([
    790,
    undefined,
    undefined,
  ])
  expect(priceWords(testSite, { prices: 'withoutVat' }).vat).toBe('eks. mva.')
})
