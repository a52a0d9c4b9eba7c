/** The shipped places, searched in the spellings that visitors type. */
import { expect, test } from 'vitest'
import { PlaceNames } from './names'
import { otherNames } from './otherNames'
import { shippedPlaces } from './shipped'

const names = new PlaceNames(await shippedPlaces(), otherNames)
const labels = (text: string) => names.named(text).map(({ label }) => label)

test.each([
  ['Kristiansand', 58.15, 7.99],
  ['Sandnes', 58.85, 5.74],
  ['Porsgrunn', 59.14, 9.66],
  ['Steinkjer', 64.01, 11.49],
  ['Bærum', 59.9, 10.5],
  ['Svalbard', 78, 15.6],
  ['Fyllingsdalen', 60.36, 5.3],
  ['Trøndelag', 63.6, 10.6],
  ['Grünerløkka', 59.92, 10.76],
  ['Andøya', 69.3, 16.1],
])('%s lies where it lies', (name, latitude, longitude) => {
  const [place, ...others] = names.named(name)
  expect(others).toEqual([])
  expect(place?.position.latitude).toBeCloseTo(latitude, 0)
  expect(Math.abs(Number(place?.position.longitude) - longitude)).toBeLessThan(0.8)
})

test('every name of another kind means a place that ships', () => {
  const lost = otherNames.filter(({ name }) => names.named(name).length !== 1)
  expect(lost.map(({ name }) => [name, labels(name)])).toEqual([])
})

test('every municipality is found by its name, and nothing lies outside Norway', () => {
  const places = [...Array(10_000).keys()].flatMap((code) => names.postcode(String(code).padStart(4, '0')) ?? [])
  expect(places.length).toBeGreaterThan(5000)
  for (const { municipality, position } of places) {
    expect(names.named(municipality), municipality).not.toEqual([])
    expect(position?.latitude).toBeGreaterThan(57.9)
    expect(position?.latitude).toBeLessThan(81)
  }
})

test.each([
  ['Aalesund', ['Ålesund']],
  ['Kristiansand S', ['Kristiansand S']],
  ['mo-i-rana', ['Mo i Rana']],
  ['Tromsoe', ['Tromsø']],
  ['Kristiania', ['Oslo']],
  ['Guovdageaidnu', ['Kautokeino']],
  ['Sandvika, Bærum', ['Sandvika']],
])('%s is another spelling', (typed, found) => expect(labels(typed)).toEqual(found))

test('a name of several places gives each, with a search that means it alone', () => {
  const heroy = names.named('Herøy')
  expect(heroy.length).toBeGreaterThan(1)
  for (const { term } of heroy) expect(names.named(term).length || names.postcode(term)).toBeTruthy()
})

test.each([
  ['Stavager', 'Stavanger'],
  ['Olso', 'Oslo'],
  ['Trondhiem', 'Trondheim'],
  ['Fredirkstad', 'Fredrikstad'],
  ['Kristansand', 'Kristiansand'],
])('%s is nearly %s', (typed, meant) => {
  expect(names.named(typed)).toEqual([])
  expect(names.meant(typed)[0]?.label).toBe(meant)
})

test('what is no place is nearly none', () => expect(names.meant('Atlantis')).toEqual([]))

test('while a name is typed the large places come first; digits give postcodes', () => {
  expect(names.suggest('stav')[0]?.label).toBe('Stavanger')
  expect(names.suggest('kristian').map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Kristiansand', 'Kristiansund']),
  )
  expect(names.suggest('rana').map(({ label }) => label)).toEqual(expect.arrayContaining(['Rana', 'Mo i Rana']))
  expect(names.suggest('9170').map(({ label }) => label)).toEqual(['9170 Longyearbyen'])
  expect(names.suggest('sand').length).toBe(8)
})
