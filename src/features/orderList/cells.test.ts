import { expect, test } from 'vitest'
import { cutRows, readRows } from './cells'

test('cells are cut row by row; a short last row is completed and blank ones are dropped', () => {
  expect(cutRows(['2', 'EV-1', '', '', ' ', ' ', '3', ' EV-2 ', '4'])).toEqual([
    { quantity: '2', number: 'EV-1' },
    { quantity: '3', number: 'EV-2' },
    { quantity: '4', number: '' },
  ])
})

test('a new row says nothing, a number alone is one of it, and what is wrong is told by its place', () => {
  const { rows, errors } = readRows([
    { quantity: '1', number: '' },
    { quantity: '', number: 'EV-1' },
    { quantity: 'mange', number: 'EV-2' },
    { quantity: '5', number: '' },
    { quantity: '1', number: 'x'.repeat(41) },
    { quantity: '1', number: '---' },
  ])
  expect(rows).toEqual([{ number: 'EV-1', quantity: 1 }])
  expect([...errors]).toEqual([
    [2, 'quantity'],
    [3, 'number'],
    [4, 'numberTooLong'],
    [5, 'number'],
  ])
})
