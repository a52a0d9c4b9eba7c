import { expect, test } from 'vitest'
import { figuresOf, groupsOfRows } from './specificationRows'

const row = (name: string, heading: string) => ({ name, value: '1', heading })

test('specifications stand under their headings in the order of the first of each, and those without come last', () => {
  const groups = groupsOfRows([row('Effekt', 'Varme'), row('Merke', ''), row('Vekt', 'Mål'), row('Uteluft', 'Varme')])
  expect(groups.map(({ heading, rows }) => [heading, ...rows.map(({ name }) => name)])).toEqual([
    ['Varme', 'Effekt', 'Uteluft'],
    ['Mål', 'Vekt'],
    ['', 'Merke'],
  ])
})

test('the first four numbers are figures, and one alone is none', () => {
  const number = (name: string) => ({ ...row(name, ''), figure: { number: '8', unit: 'kW' } })
  const rows = [number('Effekt'), row('Farge', ''), ...['Vekt', 'Høyde', 'Bredde', 'Dybde'].map(number)]
  expect(figuresOf(rows).map(({ name }) => name)).toEqual(['Effekt', 'Vekt', 'Høyde', 'Bredde'])
  expect(figuresOf([row('Farge', ''), number('Effekt')])).toEqual([])
})
