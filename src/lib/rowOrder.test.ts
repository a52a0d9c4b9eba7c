/** Orders that are sorted ahead of use, with rows that change meanwhile. */
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { RowOrder } from './rowOrder'

const COUNT = 30_000

/** Unordered numbers, some of them equal. */
const scattered = () => Array.from({ length: COUNT }, (_, row): number | undefined => (row * 7919) % 10_007)

const sorted = (values: readonly (number | undefined)[]) =>
  [...values.keys()]
    .filter((row) => values[row] !== undefined)
    .sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0) || one - other)

const orderOf = (values: readonly (number | undefined)[]) =>
  new RowOrder<number>({ keyOf: (row) => values[row], compare: (one, other) => one - other })

test('an order that is asked for beforehand lets others in, and is the same', async () => {
  const values = scattered()
  const order = orderOf(values)
  let pauses = 0
  let isSettled = false
  const settled = order
    .settle(() => COUNT)
    .then(() => {
      isSettled = true
    })
  for (; !isSettled; pauses++) await turn()
  await settled

  expect(pauses).toBeGreaterThan(10)
  expect([...order.rows(COUNT)]).toEqual(sorted(values))
})

test('what changes while it is sorted is where it belongs', async () => {
  const values = scattered()
  const order = orderOf(values)
  const settled = order.settle(() => COUNT)
  for (let passed = 0; passed < 5; passed++) await turn()
  const change = (row: number, value: number | undefined) => {
    values[row] = value
    order.change(row)
  }
  change(0, 20_000)
  change(17, undefined)
  change(COUNT, -1)
  await settled

  expect([...order.rows(COUNT + 1)]).toEqual(sorted(values))
})

test('who cannot wait gets the order at once, and all changes after it', async () => {
  const values = scattered()
  const order = orderOf(values)
  const settled = order.settle(() => COUNT)
  await turn()
  values[3] = 30_000
  order.change(3)
  expect(order.rows(COUNT).at(-1)).toBe(3)
  values[4] = 40_000
  order.change(4)
  await settled

  expect([...order.rows(COUNT)]).toEqual(sorted(values))
  for (let row = 0; row < 1000; row++) {
    values[row] = row
    order.change(row)
  }
  await order.settle(() => COUNT)
  expect([...order.rows(COUNT)]).toEqual(sorted(values))
})
