import { expect, test } from 'vitest'
import { PackedDealer } from './packedDealer'

const kind = { services: [1], lines: [2], hours: undefined, onShow: [3], ranges: [], areaRadius: 50, priority: 4 }
const texts = {
  slug: 'ildsted',
  name: 'Ildsted – Øst',
  number: 'F-1',
  street: 'Storgata 1',
  phone: '22 00 00 00',
  updatedAt: '2026-11-22T10:00:00.000Z',
  canonical: '',
  postcode: '0150',
  place: 'Oslo',
}

/** As editors write positions: to seven decimals. */
test.each([
  { latitude: 59.9138688, longitude: 10.7522454 },
  { latitude: -0.0000001, longitude: 179.9999999 },
  undefined,
])('a dealer comes out of its packing as it was: %j', (position) => {
  const dealer = new PackedDealer(9, texts, position, kind)
  const wanted = { id: 9, ...texts, position, ...kind }
  const fields = Object.keys(wanted) as (keyof typeof wanted)[]
  expect(Object.fromEntries(fields.map((field) => [field, dealer[field]]))).toEqual(wanted)
})
