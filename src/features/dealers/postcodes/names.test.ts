import { expect, test } from 'vitest'
import { areaOf } from './areas'
import { PlaceNames, placeName } from './names'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })
const names = new PlaceNames([
  { postcode: '9008', place: 'TROMSØ', municipality: 'TROMSØ', position: at(69.65, 18.96) },
  { postcode: '9100', place: 'KVALØYSLETTA', municipality: 'TROMSØ', position: at(69.7, 18.88) },
  { postcode: '9010', place: 'TROMSØ', municipality: 'TROMSØ', position: at(69.66, 18.96) },
  { postcode: '5200', place: 'OS', municipality: 'BJØRNAFJORDEN', position: at(60.19, 5.47) },
  { postcode: '2550', place: 'OS I ØSTERDALEN', municipality: 'OS', position: at(62.5, 11.22) },
  { postcode: '0001', place: 'OSLO', municipality: 'OSLO', position: undefined },
])

test('a place is found by its name, folded, and means the town before the municipality', () => {
  expect(names.named(' tromso ')).toMatchObject([{ label: 'Tromsø', position: at(69.66, 18.96), postcode: '9008' }])
  expect(names.named('Bjørnafjorden')).toMatchObject([{ label: 'Bjørnafjorden', postcode: '5200' }])
  expect(names.named('Trom')).toEqual([])
})

test('a name that places far apart have gives a choice, each with a postcode of its own', () => {
  expect(names.named('Os').map(({ label, postcode }) => [label, postcode])).toEqual([
    ['Os (5200 Os)', '5200'],
    ['Os (2550 Os i Østerdalen)', '2550'],
  ])
})

test('names of registers are written as people write them', () => {
  expect(['MO I RANA', 'BØ I TELEMARK', 'KÁRÁŠJOHKA', 'SAN-TORP', 'Vik i Sogn'].map(placeName)).toEqual([
    'Mo i Rana',
    'Bø i Telemark',
    'Kárášjohka',
    'San-Torp',
    'Vik i Sogn',
  ])
})

test('every postcode lies in an area; Svalbard lies on Svalbard', () => {
  expect(areaOf('9170')?.latitude).toBeCloseTo(78, 0)
  expect(areaOf('9008')?.latitude).toBeCloseTo(69.6, 0)
  for (let code = 0; code < 100; code++) expect(areaOf(`${String(code).padStart(2, '0')}99`)).toBeDefined()
})
