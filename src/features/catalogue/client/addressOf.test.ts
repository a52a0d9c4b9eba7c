import { expect, test } from 'vitest'
import { readListingQuery } from '../listing/query'
import { queryOfForm } from './addressOf'

const ranges = new Set(['pris', 'egenskap.effekt'])

test('choices are joined, ends of ranges are one value, and what is empty or usual is left out', () => {
  const form = [
    ['linje', 'vedovner'],
    ['linje', 'balpanner'],
    ['pris', ''],
    ['pris', ''],
    ['egenskap.effekt', '7.5'],
    ['egenskap.effekt', ''],
    ['sortering', 'standard'],
  ] as const
  expect(queryOfForm(form, ranges)).toBe('?linje=vedovner,balpanner&egenskap.effekt=7.5-')
  expect(
    queryOfForm(
      [
        ['pris', ' 5 '],
        ['pris', '10'],
      ],
      ranges,
    ),
  ).toBe('?pris=5-10')
  expect(queryOfForm([['sortering', 'standard']], ranges)).toBe('')
})

test('what it writes the listing reads', () => {
  const query = queryOfForm(
    [
      ['pris', '5'],
      ['pris', '10'],
      ['sortering', 'navn'],
    ],
    ranges,
  )
  const state = readListingQuery(Object.fromEntries(new URLSearchParams(query)))
  expect([state.filters.get('pris'), state.sorting]).toEqual(['5-10', 'navn'])
})
