import { expect, test } from 'vitest'
import { comparisonsIn } from './comparisons'

const infinite = Number.POSITIVE_INFINITY

test.each([
  ['ovn under 80 kg', { unit: 'g', least: 0, most: 79_999.99 }],
  ['lettere enn 80 kilo', { unit: 'g', least: 0, most: 79_999.99 }],
  ['maks 45 cm', { unit: 'mm', least: 0, most: 450 }],
  ['over 6,5 kW', { unit: 'kw', least: 6.51, most: infinite }],
  ['at least 6 kw', { unit: 'kw', least: 6, most: infinite }],
  ['mellom 5 og 7 kW', { unit: 'kw', least: 5, most: 7 }],
  ['5–7 kw', { unit: 'kw', least: 5, most: 7 }],
  ['fra 80 cm til 1 m', { unit: 'mm', least: 800, most: 1000 }],
  ['ovn under 20 000', { unit: 'kr', least: 0, most: 19_999.99 }],
  ['ovn under 15000 hvit', { unit: 'kr', least: 0, most: 14_999.99 }],
  ['under kr 5000', { unit: 'kr', least: 0, most: 4999.99 }],
  ['opptil 500 kroner', { unit: 'kr', least: 0, most: 500 }],
  ['mellom 10 000 og 20 000', { unit: 'kr', least: 10_000, most: 20_000 }],
  ['billigere enn 900', { unit: 'kr', least: 0, most: 899.99 }],
  ['lavere enn 80', { unit: 'mm', least: 0, most: 799.99 }],
  ['ikke over 20 000 kr', { unit: 'kr', least: 0, most: 20_000 }],
  ['ikkje høgare enn 80 cm', { unit: 'mm', least: 0, most: 800 }],
  ['not less than 5 kW', { unit: 'kw', least: 5, most: infinite }],
  ['ca 100 kg', { unit: 'g', least: 90_000, most: 110_000.00000000001 }],
  ['ovn 20 000 kr', { unit: 'kr', least: 18_000, most: 22_000 }],
])('%s is a range', (text, range) => expect(comparisonsIn(text).map((found) => found.range)).toEqual([range]))

test.each(['plate under ovn', 'over 200 artikler', 'fra 2024', '150 500', 'Røykrør 150–1000', 'glass under 60', ''])(
  '%s names no limit',
  (text) => expect(comparisonsIn(text)).toEqual([]),
)

test.each([
  ['lågare enn 80 cm omn', 'hoyde', undefined],
  ['minst 80 cm høy', 'hoyde', 'hoy'],
  ['opptil 50 cm i bredden', 'bredde', 'bredden'],
  ['bredde under 50 cm', 'bredde', 'bredde'],
  ['stove narrower than 45 cm', 'bredde', undefined],
  ['tyngre enn 200', 'vekt', undefined],
])('%s is of one dimension', (text, name, told) => {
  const [found] = comparisonsIn(text)
  expect([found?.names[0], found?.told, found?.needsName]).toEqual([name, told, false])
})

test('an amount without a limit is one only where it is said what it measures', () => {
  const [wide] = comparisonsIn('gulvplate 80 cm bred')
  expect([wide?.needsName, wide?.names[0], wide?.range]).toEqual([
    true,
    'bredde',
    { unit: 'mm', least: 800, most: 800 },
  ])
  expect(comparisonsIn('gulvplate 80 cm').map(({ needsName, names }) => [needsName, names])).toEqual([[true, []]])
})

test('two limits of one search are both read', () => {
  const ranges = comparisonsIn('ovn over 5 kW under 100 kg, billigere enn 20 000').map(({ range }) => range.unit)
  expect(ranges.toSorted()).toEqual(['g', 'kr', 'kw'])
})
