import { expect, test } from 'vitest'
import { ageOfForm, dealerToken, drawnToken, isReceiptCode, readDealerToken, receiptCode } from './tokens'

const secret = 'a secret'
const now = Date.UTC(2026, 10, 21)
const DAY = 24 * 60 * 60 * 1000

test('a dealer’s link opens its request for half a year, and no other', () => {
  const token = dealerToken(12, 3, secret, now)
  expect(readDealerToken(token, secret, now + 179 * DAY)).toMatchObject({ request: 12, dealer: 3 })
  expect(readDealerToken(token, secret, now + 181 * DAY)).toBeUndefined()
  expect(readDealerToken(token, 'another secret', now)).toBeUndefined()
  expect(readDealerToken(token.replace(/^12\./, '13.'), secret, now)).toBeUndefined()
  expect(readDealerToken(token.replace('.3.', '.4.'), secret, now)).toBeUndefined()
  for (const other of ['', 'x', '1.2.3', `${token}x`]) expect(readDealerToken(other, secret, now)).toBeUndefined()
})

test('codes of one purpose are worth nothing for another', () => {
  expect(isReceiptCode(receiptCode('261121-KX7P', secret), '261121-KX7P', secret)).toBe(true)
  expect(isReceiptCode(receiptCode('261121-KX7P', secret), '261121-KX7Q', secret)).toBe(false)
  expect(isReceiptCode(drawnToken(now, secret).split('.')[1] ?? '', String(now), secret)).toBe(false)
})

test('a form knows its age, and nobody can make one older', () => {
  expect(ageOfForm(drawnToken(now, secret), secret, now + 5000)).toBe(5000)
  expect(ageOfForm(drawnToken(now, secret).replace(/^\d/, '0'), secret, now)).toBeUndefined()
  expect(ageOfForm('', secret, now)).toBeUndefined()
})
