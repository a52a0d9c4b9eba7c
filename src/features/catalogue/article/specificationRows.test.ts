import { expect, test } from 'vitest'
import { groupsOfRows } from './specificationRows'

const row = (name: string, heading: string) => ({ name, value: '1', heading })

test('specifications stand under their headings in the order of the first of each, and those without come last', () => {
  const groups = groupsOfRows([row('Effekt', 'Varme'), row('Merke', ''), row('Vekt', 'Mål'), row('Uteluft', 'Varme')])
  expect(groups.map(({ heading, rows }) => [heading, ...rows.map(({ name }) => name)])).toEqual([
    ['Varme', 'Effekt', 'Uteluft'],
    ['Mål', 'Vekt'],
    ['', 'Merke'],
  ])
})
