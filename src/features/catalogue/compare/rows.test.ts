import { expect, test } from 'vitest'
import { testSite } from '../../../../tests/support/testSite'
import { comparedRows } from './rows'

const value = (id: number, text: string) => ({ id, name: '', value: text })
const specifications = [
  { id: 1, name: 'Effekt', heading: 'Varme' },
  { id: 2, name: 'Farge', heading: '' },
  { id: 3, name: 'Vekt', heading: 'Mål' },
]

test('a specification is a row where one of the articles has it, marked where the values differ', () => {
  const cards = [{ values: [value(1, '5 kW'), value(2, 'Svart')] }, { values: [value(1, '8 kW'), value(2, 'Svart')] }]
  expect(comparedRows(cards, specifications, testSite)).toEqual([
    { heading: 'Varme', rows: [{ name: 'Effekt', heading: 'Varme', values: ['5 kW', '8 kW'], differs: true }] },
    { heading: 'Annet', rows: [{ name: 'Farge', heading: '', values: ['Svart', 'Svart'], differs: false }] },
  ])
})

test('what only one of them has differs', () => {
  const [group] = comparedRows([{ values: [value(1, '5 kW')] }, { values: [] }], specifications, testSite)
  expect(group?.rows[0]).toMatchObject({ values: ['5 kW', ''], differs: true })
})
