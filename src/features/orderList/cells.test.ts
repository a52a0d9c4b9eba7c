import { expect, test } from 'vitest'
import { cutRows, readRows } from './cells'
import type { OrderRow } from './list'

test('cells are cut row by row; a short last row is completed and blank ones are dropped', () => {
  expect(cutRows(['2', 'EV-1', '', '', ' ', ' ', '3', ' EV-2 ', '4'])).toEqual([
    { quantity: '2', number: 'EV-1' },
    { quantity: '3', number: 'EV-2' },
    { quantity: '4', number: '' },
  ])
})

const noArticle = () => null

test('a new row says nothing, a number alone is one of it, and what is wrong is told by its place', () => {
  const { rows, errors } = readRows(
    [
      { quantity: '1', number: '' },
      { quantity: '', number: 'EV-1' },
      { quantity: 'mange', number: 'EV-2' },
      { quantity: '5', number: '' },
      { quantity: '1', number: 'x'.repeat(41) },
      { quantity: '1', number: '---' },
    ],
    noArticle,
  )
  expect(rows).toEqual([{ number: 'EV-1', quantity: 1 }])
  expect([...errors]).toEqual([
    [2, 'quantity'],
    [3, 'number'],
    [4, 'numberTooLong'],
    [5, 'number'],
  ])
})

test('parts are ordered of what is sold in parts, and of what was not looked up yet', () => {
  const cord = { number: 'EV-7521', quantity: 1, divisible: true } as const
  const stove: OrderRow = { number: 'EV-1008', quantity: 1 }
  const typed = [{ quantity: '2,5', number: 'EV-7521' }]
  expect(readRows(typed, () => cord)).toEqual({
    rows: [{ number: 'EV-7521', quantity: 2.5 }],
    errors: new Map(),
    tooMany: false,
  })
  expect(readRows(typed, () => undefined).rows).toEqual([{ number: 'EV-7521', quantity: 2.5 }])
  expect([...readRows(typed, () => stove).errors]).toEqual([[0, 'quantityWhole']])
  expect([...readRows(typed, noArticle).errors]).toEqual([[0, 'quantityWhole']])
  expect([...readRows([{ quantity: '2,555', number: 'EV-7521' }], () => cord).errors]).toEqual([[0, 'quantity']])
})
