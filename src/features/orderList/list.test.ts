import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addRow,
  addRows,
  decodeCompact,
  decodeList,
  encodeCompact,
  encodeList,
  MAX_COOKIE,
  MAX_QUANTITY,
  MAX_ROWS,
  type OrderRow,
  readQuantity,
  sameNumber,
  setQuantity,
} from './list'

const number = fc.stringMatching(/^[A-ZÆØÅ]{1,3}[- ]?[0-9]{1,5}$/)
/** Whole, or in hundredths. */
const quantity = fc.oneof(
  fc.integer({ min: 1, max: MAX_QUANTITY }),
  fc.integer({ min: 1, max: MAX_QUANTITY * 100 }).map((hundredths) => hundredths / 100),
)
const row = fc.record({ number, quantity })
const list = fc.array(row, { maxLength: 40 }).map((rows) => addRows([], rows).rows)

test('the same article adds up in its place, however its number is written', () => {
  const rows = [
    { number: 'EV-1008', quantity: 2, name: 'Varde' },
    { number: 'EV-2', quantity: 1 },
  ]
  expect(addRow(rows, { number: 'ev 1008', quantity: 3 })).toEqual([
    { number: 'EV-1008', quantity: 5, name: 'Varde' },
    { number: 'EV-2', quantity: 1 },
  ])
})

test('quantities have an end', () => {
  expect(addRow([{ number: 'A1', quantity: 9990 }], { number: 'A1', quantity: 20 })).toEqual([
    { number: 'A1', quantity: MAX_QUANTITY },
  ])
})

test('a full list takes no more articles, but more of those that it has', () => {
  const full = Array.from({ length: MAX_ROWS }, (_, at) => ({ number: `A${at}`, quantity: 1 }))
  expect(addRow(full, { number: 'B1', quantity: 1 })).toBeUndefined()
  expect(addRow(full, { number: 'A7', quantity: 1 })?.[7]).toEqual({ number: 'A7', quantity: 2 })
  expect(addRows(full, [{ number: 'B1', quantity: 1 }])).toMatchObject({ left: 1 })
})

test('lengths add up exactly', () => {
  const rows = ['0.1', '0.2', '0.3'].map((text) => ({ number: 'A1', quantity: Number(text) }))
  expect(addRows([], rows).rows).toEqual([{ number: 'A1', quantity: 0.6 }])
})

test('zero takes an article out', () => {
  const rows = [{ number: 'A1', quantity: 1 }]
  expect(setQuantity(rows, 'a1', 0)).toEqual([])
  expect(setQuantity(rows, 'a 1', 4)).toEqual([{ number: 'A1', quantity: 4 }])
})

test.each([
  ['1', 1],
  [' 12 ', 12],
  ['2,0', 2],
  ['1 000', 1000],
  ['9999', 9999],
  ['10000', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['1,5', 1.5],
  ['0.25', 0.25],
  ['1,555', undefined],
  ['9999,5', undefined],
  ['0,0', undefined],
  ['to', undefined],
  ['', undefined],
])('the quantity %j is %s', (text, quantity) => {
  expect(readQuantity(text)).toBe(quantity)
})

test('no article is in the list twice, and none is lost, whatever is added in whatever order', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 60 }), (added) => {
      const { rows } = addRows([], added)
      const keys = rows.map((one) => sameNumber(one.number))
      expect(new Set(keys).size).toBe(keys.length)
      expect(new Set(keys)).toEqual(new Set(added.map((one) => sameNumber(one.number))))
      for (const { quantity, number: own } of rows) {
        const sum = added
          .filter((one) => sameNumber(one.number) === sameNumber(own))
          .reduce((all, one) => all + one.quantity, 0)
        expect(quantity).toBeCloseTo(Math.min(MAX_QUANTITY, sum), 2)
      }
    }),
  )
})

test('what is kept is what is read again', () => {
  fc.assert(
    fc.property(list, (rows) => {
      expect(decodeList(encodeList(rows))).toEqual(rows)
      const compact = encodeCompact(rows)
      if (compact !== undefined) expect(decodeCompact(compact)).toEqual(rows)
    }),
  )
})

test('whatever the storage holds, a list is read of it', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.json().map((rows) => `{"rows":${rows}}`),
      ),
      (stored) => {
        expect(Array.isArray(decodeList(stored))).toBe(true)
        expect(Array.isArray(decodeCompact(stored))).toBe(true)
      },
    ),
  )
})

test('a stored row that cannot be used is left out, and links lead nowhere else', () => {
  const rows = [
    { number: 'A1', quantity: 1, href: 'https://evil.example/' },
    { number: 'A2', quantity: 0 },
    { number: '', quantity: 1 },
    { number: 'A3', quantity: 1, href: '//evil.example', price: Number.NaN },
    { number: 'A4', quantity: 1, href: '/artikler/a4', price: 10 },
    'A5',
  ]
  expect(decodeList(JSON.stringify({ rows }))).toEqual([
    { number: 'A1', quantity: 1 },
    { number: 'A3', quantity: 1 },
    { number: 'A4', quantity: 1, href: '/artikler/a4', price: 10 },
  ] satisfies OrderRow[])
})

test('what is too long for a cookie is not cut, but refused', () => {
  const rows = Array.from({ length: 400 }, (_, at) => ({ number: `ARTIKKEL-${at}`, quantity: 1 }))
  expect(encodeCompact(rows)).toBeUndefined()
  expect(encodeCompact(rows.slice(0, 200))?.length).toBeLessThanOrEqual(MAX_COOKIE)
})
