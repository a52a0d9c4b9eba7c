import { expect, test } from 'vitest'
import { readPasted } from './pasted'

const two = [
  { number: 'EV-1008', quantity: 2 },
  { number: 'EV-2', quantity: 10 },
]

test.each([
  ['tabs, quantity first', '2\tEV-1008\n10\tEV-2'],
  ['tabs, number first', 'EV-1008\t2\nEV-2\t10'],
  ['with a heading', 'Artikkelnummer\tAntall\r\nEV-1008\t2\r\nEV-2\t10\r\n'],
  ['with a heading the other way', 'Antall\tArtnr\nn/a\t\n2\tEV-1008\n10\tEV-2'],
  ['semicolons', 'EV-1008;2\nEV-2;10'],
  ['quoted cells', '"EV-1008";"2"\n"EV-2";"10"'],
  ['commas', '2,EV-1008\n10,EV-2'],
  ['names and prices beside', 'EV-1008\tVarde 8\t2\nEV-2\tGlo\t10'],
  ['decimals of a spreadsheet', '2,0\tEV-1008\n10,00\tEV-2'],
  ['as people write', '2 x EV-1008\n10 stk EV-2'],
  ['the other way round', 'EV-1008 x 2\nEV-2 × 10'],
  ['blank lines between', '\n2\tEV-1008\n\n\n10\tEV-2\n'],
])('rows are read: %s', (_, text) => {
  expect(readPasted(text)).toEqual(two)
})

test('numbers alone are one of each, and the same adds up', () => {
  expect(readPasted('EV-1\nEV-2\nev 1')).toEqual([
    { number: 'EV-1', quantity: 2 },
    { number: 'EV-2', quantity: 1 },
  ])
})

test('numbers of digits alone are told from quantities by the heading', () => {
  expect(readPasted('Artnr\tAntall\n1008\t2\n2040\t3')).toEqual([
    { number: '1008', quantity: 2 },
    { number: '2040', quantity: 3 },
  ])
  // Without a heading, the form's own order applies.
  expect(readPasted('2\t1008\n3\t2040')).toEqual([
    { number: '1008', quantity: 2 },
    { number: '2040', quantity: 3 },
  ])
})

test('lengths are read with their commas', () => {
  expect(readPasted('2,5 m EV-7521\n3 x EV-1')).toEqual([
    { number: 'EV-7521', quantity: 2.5 },
    { number: 'EV-1', quantity: 3 },
  ])
  expect(readPasted('2,5;EV-7521\n1;EV-1')).toEqual([
    { number: 'EV-7521', quantity: 2.5 },
    { number: 'EV-1', quantity: 1 },
  ])
})

test('a sentence is no order', () => {
  expect(readPasted('Hei, jeg vil gjerne ha ovnen fra side 12 i katalogen')).toEqual([])
})
