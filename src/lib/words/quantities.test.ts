import { expect, test } from 'vitest'
import { nearly, quantitiesIn, readCanonical } from './quantities'

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
  ['6"', ['152k4mm']],
  ['45 degree bend of 2 metres', ['45grad', '2000mm']],
])('%s is %j', (text, canonical) => expect(quantitiesIn(text).map((quantity) => quantity.canonical)).toEqual(canonical))

test.each(['varde 5', '5 mennesker', 'EV-1005 m', '12345678 mm', ''])('%s has no quantity', (text) =>
  expect(quantitiesIn(text)).toEqual([]),
)

test('a canonical word is read as its amount', () => {
  expect(readCanonical('6k5kw')).toEqual({ unit: 'kw', amount: 6.5 })
  expect(['ovn', '1000', 'varde5', 'mm'].map(readCanonical)).toEqual([undefined, undefined, undefined, undefined])
})

test('an amount may be missed by a twentieth', () =>
  expect(nearly({ unit: 'g', amount: 400_000 })).toEqual({ unit: 'g', least: 380_000, most: 420_000 }))
