import fc from 'fast-check'
import { expect, test } from 'vitest'
import { segmentsOf } from './smsSegments'

const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'

test('the basic table has 127 characters of one place, the extension ten of two', () => {
  expect(new Set(basic).size).toBe(127)
  expect(segmentsOf(basic)).toMatchObject({ encoding: 'GSM-7', units: 127, segments: 1, left: 33, forcing: [] })
  expect(segmentsOf('\f^{}\\[~]|€')).toMatchObject({ encoding: 'GSM-7', units: 20, segments: 1, left: 140 })
})

test.each([
  ['', 0, 160],
  ['a'.repeat(160), 1, 0],
  ['a'.repeat(161), 2, 145],
  ['a'.repeat(306), 2, 0],
  ['a'.repeat(307), 3, 152],
  ['€'.repeat(80), 1, 0],
  // 76 characters of two units in a part of 153: the 77th is not split.
  ['€'.repeat(81), 2, 143],
])('%# in GSM-7', (text, segments, left) => {
  expect(segmentsOf(text)).toMatchObject({ encoding: 'GSM-7', segments, left })
})

test.each([
  ['ж'.repeat(70), 1, 0],
  ['ж'.repeat(71), 2, 63],
  ['ж'.repeat(134), 2, 0],
  ['🎉'.repeat(35), 1, 0],
  // 33 pairs in a part of 67: the 34th is not split.
  ['🎉'.repeat(36), 2, 61],
])('%# in UCS-2', (text, segments, left) => {
  expect(segmentsOf(text)).toMatchObject({ encoding: 'UCS-2', segments, left })
})

test('each character that forces UCS-2 is named once, whole, in its order', () => {
  expect(segmentsOf('«Gratis» 🎉 — «nå» 🎉 ç').forcing).toEqual(['«', '»', '🎉', '—', 'ç'])
  expect(segmentsOf('Blåbærsyltetøy ÆØÅ').forcing).toEqual([])
})

test('a text of any length fits into its segments and no fewer', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '€', 'ø', 'ж', '🎉'), maxLength: 400 }), (text) => {
      const { encoding, units, segments, left } = segmentsOf(text)
      const each = encoding === 'GSM-7' ? 153 : 67
      expect(left).toBeGreaterThanOrEqual(0)
      if (segments > 1) {
        expect(units).toBeLessThanOrEqual(segments * each)
        expect(units).toBeGreaterThan((segments - 1) * (each - 1))
      }
    }),
  )
})
