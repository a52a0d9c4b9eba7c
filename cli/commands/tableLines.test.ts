import { expect, test } from 'vitest'
import { tableLines } from './tableLines'

test('columns are as wide as their longest cell, and lines end without spaces', () => {
  expect(
    tableLines([
      ['a@example.com', 'Kari', ''],
      ['b@x.no', 'Ola Nordmann', 'invited'],
    ]),
  ).toEqual(['a@example.com  Kari', 'b@x.no         Ola Nordmann  invited'])
  expect(tableLines([])).toEqual([])
})
