import { expect, test } from 'vitest'
import { comparisonsIn, nearly, priceWord, quantitiesIn, readCanonical } from './quantities'

test.each([
  ['1 meter', ['1000mm']],
  ['100 cm og 1000mm', ['1000mm', '1000mm']],
  ['bend 45 grader', ['45grad']],
  ['Ø150, 45°', ['45grad']],
  ['6,5 kW', ['6k5kw']],
  ['0,5 liter', ['500ml']],
  ['400 milliliter', ['400ml']],
  ['2 kilo', ['2000g']],
  ['40 kvm', ['40m2']],
  ['40 m² og 40 m2', ['40m2', '40m2']],
  ['1 m3', ['1000000ml']],
  ['6 tommer', ['152k4mm']],
])('%s is %j', (text, canonical) => expect(quantitiesIn(text).map((quantity) => quantity.canonical)).toEqual(canonical))

test.each(['varde 5', '5 mennesker', 'EV-1005 m', '12345678 mm', ''])('%s has no quantity', (text) =>
  expect(quantitiesIn(text)).toEqual([]),
)

test.each([
  ['ovn under 80 kg', { unit: 'g', least: 0, most: 79_999.99 }],
  ['lettere enn 80 kilo', { unit: 'g', least: 0, most: 79_999.99 }],
  ['maks 45 cm', { unit: 'mm', least: 0, most: 450 }],
  ['over 6,5 kW', { unit: 'kw', least: 6.51, most: Number.POSITIVE_INFINITY }],
  ['at least 6 kw', { unit: 'kw', least: 6, most: Number.POSITIVE_INFINITY }],
  ['mellom 5 og 7 kW', { unit: 'kw', least: 5, most: 7 }],
  ['5–7 kw', { unit: 'kw', least: 5, most: 7 }],
  ['fra 80 cm til 1 m', { unit: 'mm', least: 800, most: 1000 }],
  ['ovn under 20 000', { unit: 'kr', least: 0, most: 19_999.99 }],
  ['under kr 5000', { unit: 'kr', least: 0, most: 4999.99 }],
  ['opptil 500 kroner', { unit: 'kr', least: 0, most: 500 }],
])('%s is a range', (text, range) => expect(comparisonsIn(text).map((found) => found.range)).toEqual([range]))

test.each(['plate under ovn', 'over 200 artikler', 'fra 2024', '150 500', 'Røykrør 150–1000', 'glass under 60', ''])(
  '%s names no limit',
  (text) => expect(comparisonsIn(text)).toEqual([]),
)

test('a canonical word is read as its amount', () => {
  expect(readCanonical('6k5kw')).toEqual({ unit: 'kw', amount: 6.5 })
  expect(readCanonical(priceWord(5990))).toEqual({ unit: 'kr', amount: 5990 })
  expect(['ovn', '1000', 'varde5', 'mm'].map(readCanonical)).toEqual([undefined, undefined, undefined, undefined])
})

test('an amount may be missed by a twentieth', () => {
  expect(nearly('400000g')).toEqual({ unit: 'g', least: 380_000, most: 420_000 })
  expect(nearly('varde')).toBeUndefined()
})
