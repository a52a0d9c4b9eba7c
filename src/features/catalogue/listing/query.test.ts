import { expect, test } from 'vitest'
import { queryOf, rangeInAddress, readListingQuery, readRange } from './query'

test.each([
  ['7-10', { from: 7, to: 10 }],
  ['7-', { from: 7 }],
  ['-10', { to: 10 }],
  ['7,10', { from: 7, to: 10 }],
  [',10', { to: 10 }],
  ['7.5,', { from: 7.5 }],
  ['10-7', { from: 7, to: 10 }],
  ['-5--2', { from: -5, to: -2 }],
  ['-', undefined],
  [',', undefined],
  ['åtte', undefined],
  ['7', undefined],
  ['1e3-2e3', undefined],
  ['1,2,3', undefined],
])('the range %j', (sent, range) => expect(readRange(sent)).toEqual(range))

test('a range comes back from its own address', () => {
  for (const range of [{ from: 7, to: 10.5 }, { from: 7 }, { to: 10 }])
    expect(readRange(rangeInAddress(range))).toEqual(range)
})

test('empty fields of a form, unknown choices and impossible pages mean nothing', () => {
  const state = readListingQuery({ linje: '', pris: ',', sortering: 'tilfeldig', side: '-3', visning: 'vegg' })
  expect(state).toEqual({ filters: new Map(), sorting: 'standard', view: undefined, page: 1 })
  expect(queryOf(state)).toBe('')
  for (const side of ['0', '1.5', 'to', '1e99', ''] as const) expect(readListingQuery({ side }).page).toBe(1)
})

test('a state comes back from its own address', () => {
  const query = { linje: 'vedovner,balpanner', 'egenskap.effekt': '7-10', sortering: 'pris-ned', side: '3' }
  const state = readListingQuery({ ...query, visning: 'tabell' })
  const address = queryOf(state)
  expect(address).toBe('?linje=vedovner,balpanner&egenskap.effekt=7-10&sortering=pris-ned&visning=tabell&side=3')
  expect(readListingQuery(Object.fromEntries(new URLSearchParams(address)))).toEqual(state)
})

test('an address cannot set endlessly many filters', () => {
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`egenskap.x${at}`, 'ja']))
  expect(readListingQuery(many).filters.size).toBe(40)
  expect(readListingQuery({ linje: 'x'.repeat(501) }).filters.size).toBe(0)
})
