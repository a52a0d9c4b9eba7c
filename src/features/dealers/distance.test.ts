import { expect, test } from 'vitest'
import { formatKm, kmBetween, parsePosition } from './distance'

test('Oslo to Tromsø is 1,150 km, along the surface', () => {
  const [oslo, tromso] = [
    { latitude: 59.9139, longitude: 10.7522 },
    { latitude: 69.6492, longitude: 18.9553 },
  ]
  expect(kmBetween(oslo, tromso)).toBeCloseTo(1149, -1)
  expect(kmBetween(oslo, oslo)).toBe(0)
})

test.each([
  ['69.65,18.96', { latitude: 69.65, longitude: 18.96 }],
  [' -69.6 , -18 ', { latitude: -69.6, longitude: -18 }],
  ['91,10', undefined],
  ['60,181', undefined],
  ['60', undefined],
  ['60,10,5', undefined],
  ['1e3,5', undefined],
  ['nan,nan', undefined],
])('%j as a position', (text, position) => expect(parsePosition(text)).toEqual(position))

test.each([
  [0.04, '0 km'],
  [0.44, '0,4 km'],
  [9.94, '9,9 km'],
  [9.96, '10 km'],
  [1234.4, '1 234 km'],
])('%d kilometres are %s', (km, text) => expect(formatKm(km, 'nb').replace(/\s/g, ' ')).toBe(text))
