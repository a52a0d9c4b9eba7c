import { expect, test } from 'vitest'
import { isInRanges, isPostcode, parsePostcodeRanges } from './ranges'

test('ranges and single postcodes are read, with any dash and any separator', () => {
  expect(parsePostcodeRanges('9000–9299, 9300;0150 - 0199\n')).toEqual({
    ranges: [
      { from: '9000', to: '9299' },
      { from: '9300', to: '9300' },
      { from: '0150', to: '0199' },
    ],
  })
  expect(parsePostcodeRanges('')).toEqual({ ranges: [] })
})

test.each(['9299–9000', '900', '9000–', 'Tromsø', '90000'])('%j is named as what was not understood', (text) =>
  expect(parsePostcodeRanges(`0001, ${text}`)).toEqual({ error: text }),
)

test('a postcode is in the range that holds it, ends included', () => {
  const { ranges } = parsePostcodeRanges('9000–9299') as { ranges: [] }
  expect(['8999', '9000', '9299', '9300'].map((code) => isInRanges(code, ranges))).toEqual([false, true, true, false])
})

test('a postcode has four digits', () => {
  expect(['0001', '9008', '001', '12345', 'N-01'].map(isPostcode)).toEqual([true, true, false, false, false])
})
