import { expect, test } from 'vitest'
import { byKey, sortKey } from './sortKey'

test('Norwegian letters come last, numbers count, and capitals and accents do not', () => {
  const sorted = [
    'Askebøtte',
    'bålfat 80',
    'Bålfat 100',
    'Café',
    'cafeteria',
    'Varde 5',
    'Varde 10',
    'Ære',
    'Øks',
    'Ånd',
  ]
  const keyed = [...sorted].reverse().map((name) => ({ name, key: sortKey(name) }))
  expect(keyed.sort((one, other) => byKey(one.key, other.key)).map(({ name }) => name)).toEqual(sorted)
})
