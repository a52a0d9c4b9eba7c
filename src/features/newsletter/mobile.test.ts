import { expect, test } from 'vitest'
import { readMobile } from './mobile'

test.each([
  ['+4741234567', '+4741234567'],
  ['+47 412 34 567', '+4741234567'],
  ['+47 (412) 34-567', '+4741234567'],
  ['\u200e+47\u00a0412\u201334\u2011567', '+4741234567'],
  ['+٤٧٤١٢٣٤٥٦٧', '+4741234567'],
  ['+۴۷۹۱۲۳۴۵۶۷', '+4791234567'],
  ['+46 70 123 45 67', '+46701234567'],
  ['+1 202 555 0123', '+12025550123'],
])('%j is the mobile %s', (typed, mobile) => {
  expect(readMobile(typed)).toMatchObject({ mobile })
})

test.each([
  ['', 'newsletterMobileInvalid'],
  ['ring meg', 'newsletterMobileInvalid'],
  ['+47', 'newsletterMobileInvalid'],
  ['+', 'newsletterMobileInvalid'],
  ['++4741234567', 'newsletterMobileInvalid'],
  ['41234567<script>', 'newsletterMobileInvalid'],
  ['+4741234567890123456', 'newsletterMobileInvalid'],
  ['02345', 'newsletterMobileNoCode'],
  ['815 00 000', 'newsletterMobileNoCode'],
  ['41234567', 'newsletterMobileNoCode'],
  ['004741234567', 'newsletterMobileNoCode'],
  // A service number, a landline, one digit too few, and an unknown country.
  ['+47 815 00 000', 'newsletterMobileWrong'],
  ['+47 22 00 00 00', 'newsletterMobileWrong'],
  ['+47 412 34 56', 'newsletterMobileWrong'],
  ['+999 12 34 56 78', 'newsletterMobileWrong'],
])('%j is refused: %s', (typed, error) => {
  expect(readMobile(typed)).toEqual({ error })
})

test.each(['412 34 567', '0047 412 34 567', '+47 412 34 567'])('%j typed without script is Norwegian', (typed) => {
  expect(readMobile(typed, { home: true })).toEqual({ mobile: '+4741234567', country: 'NO' })
})
