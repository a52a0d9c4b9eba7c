import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packTexts, textAt } from './packedTexts'

test('what was packed comes out at its position, whatever stands in it', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (texts) => {
      const packed = packTexts(texts)
      expect(texts.map((_, at) => textAt(packed, at))).toEqual(texts.map((text) => text.replaceAll('\0', ' ')))
    }),
  )
})

test('a text that is missing is empty', () => {
  const packed = packTexts([undefined, 'a', undefined])
  expect([0, 1, 2, 3].map((at) => textAt(packed, at))).toEqual(['', 'a', '', ''])
})
