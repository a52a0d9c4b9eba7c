import { expect, test } from 'vitest'
import { MAX_ROWS, type OrderRow } from '../../orderList/client'
import { initialRows, isRemovable, orderedRows, type RowsState, reduceRows } from './rows'

const empty = { quantity: '1', number: '' }
const from = (...rows: { quantity: string; number: string }[]) => initialRows(rows, new Map(), new Map(), 'nb')
const shown = ({ rows }: RowsState) => rows.map(({ quantity, number }) => `${quantity} ${number}`.trim())
const keys = ({ rows }: RowsState) => rows.map(({ key }) => key)
const row = (number: string, quantity = 1, more: Partial<OrderRow> = {}): OrderRow => ({ number, quantity, ...more })

test('an article that is added fills the current row, and there is a fresh one to go on with', () => {
  const state = reduceRows(from(empty), { kind: 'added', row: row('EV-1', 3, { name: 'Varde' }) })
  expect(shown(state)).toEqual(['3 EV-1', '1'])
  expect(state.facts.get('ev1')?.name).toBe('Varde')
  expect(keys(state)[0]).toBe(0)
})

test('a length is written with the decimal sign of the page', () => {
  const added = { kind: 'added', row: row('SNOR-10', 2.5, { divisible: true }) } as const
  expect(shown(reduceRows(from(empty), added))).toEqual(['2,5 SNOR-10', '1'])
  const english = initialRows([empty], new Map(), new Map(), 'en')
  expect(shown(reduceRows(english, added))).toEqual(['2.5 SNOR-10', '1'])
  expect(orderedRows(reduceRows(from(empty), added))).toEqual([{ number: 'SNOR-10', quantity: 2.5 }])
})

test('a full list takes no more rows', () => {
  const full = from(...Array.from({ length: MAX_ROWS }, (_, at) => ({ quantity: '1', number: `A${at}` })))
  expect(reduceRows(full, { kind: 'left' })).toBe(full)
  const last = from(...Array.from({ length: MAX_ROWS - 1 }, (_, at) => ({ quantity: '1', number: `A${at}` })), empty)
  expect(reduceRows(last, { kind: 'added', row: row('B') }).rows).toHaveLength(MAX_ROWS)
})

test('the current row is left only when its number is typed', () => {
  expect(shown(reduceRows(from(empty), { kind: 'left' }))).toEqual(['1'])
  expect(shown(reduceRows(from({ quantity: '', number: 'EV-1' }), { kind: 'left' }))).toEqual(['EV-1', '1'])
})

test('a row that is removed leaves the others as they are; the only one leaves an empty one', () => {
  const three = from({ quantity: '1', number: 'A' }, { quantity: '2', number: 'B' }, empty)
  expect(keys(reduceRows(three, { kind: 'removed', key: 0 }))).toEqual([1, 2])
  expect(shown(reduceRows(from({ quantity: '1', number: 'A' }), { kind: 'removed', key: 0 }))).toEqual(['1'])
})

test('a list from elsewhere changes quantities in place, removes what is gone and appends what is new', () => {
  const state = reduceRows(from({ quantity: '1', number: 'A' }, { quantity: '2', number: 'B' }, empty), {
    kind: 'replaced',
    list: [row('b', 5), row('C')],
    held: undefined,
  })
  expect(shown(state)).toEqual(['5 B', '1 C', '1'])
})

test('the row that is being typed in is left alone', () => {
  const state = reduceRows(from({ quantity: '7', number: 'A' }, empty), {
    kind: 'replaced',
    list: [row('A', 2)],
    held: 0,
  })
  expect(shown(state)).toEqual(['7 A', '1'])
  expect(shown(reduceRows(state, { kind: 'replaced', list: [], held: 0 }))).toEqual(['7 A', '1'])
})

test('a number in the current row that the list has, too, is not doubled', () => {
  const state = reduceRows(from({ quantity: '1', number: 'A' }), {
    kind: 'replaced',
    list: [row('A'), row('B')],
    held: 0,
  })
  expect(shown(state)).toEqual(['1 A', '1 B', '1'])
})

test('the browser’s list comes in place of what the page was sent with, and what was typed since stays', () => {
  const sent = from({ quantity: '1', number: 'SENT' }, empty)
  const list = [row('A', 2), row('B', 1)]
  const untouched = reduceRows(sent, { kind: 'tookOver', list, typed: new Map(), held: undefined })
  expect(shown(untouched)).toEqual(['2 A', '1 B', '1'])
  // The empty row keeps its element, and with it the focus.
  expect(keys(untouched).at(-1)).toBe(1)

  const typed = new Map([[1, { quantity: '3', number: 'a' }]])
  const state = reduceRows(sent, { kind: 'tookOver', list, typed, held: 1 })
  expect(shown(state)).toEqual(['3 a', '1 B', '1'])
  expect(keys(state)[0]).toBe(1)
  // Without the focus, it gets the sum of both.
  expect(shown(reduceRows(sent, { kind: 'tookOver', list, typed, held: undefined }))[0]).toBe('5 a')
})

test('errors count the rows that say something, and go where they are corrected', () => {
  const state = reduceRows(from({ quantity: '', number: '' }, { quantity: 'x', number: 'A' }, empty), {
    kind: 'marked',
    errors: new Map([[0, { column: 'quantity', text: 'Wrong' }]]),
  })
  expect(state.rows.map(({ error }) => error?.text)).toEqual([undefined, 'Wrong', undefined])
  const other = reduceRows(state, { kind: 'typed', key: 1, column: 'number', text: 'B' })
  expect(other.rows[1]).toMatchObject({ number: 'B', suggests: true, error: { text: 'Wrong' } })
  expect(reduceRows(other, { kind: 'typed', key: 1, column: 'quantity', text: '2' }).rows[1]?.error).toBeUndefined()
  const whole = initialRows(
    [empty],
    new Map(),
    new Map([[0, { column: 'quantity', text: 'Wrong', whole: true }]]),
    'nb',
  )
  expect(reduceRows(whole, { kind: 'typed', key: 0, column: 'number', text: 'B' }).rows[0]?.error).toBeUndefined()
  expect(reduceRows(state, { kind: 'marked', errors: new Map() }).rows.every(({ error }) => !error)).toBe(true)
})

test('what is not finished is not in the list; the same article adds up, with what is known of it', () => {
  const rows = from(
    { quantity: '2', number: 'EV-1' },
    { quantity: '', number: 'ev 1' },
    { quantity: 'many', number: 'B' },
    empty,
  )
  const state = reduceRows(rows, {
    kind: 'learnt',
    facts: new Map([['ev1', row('EV-1', 1, { name: 'Varde', price: 10 })]]),
  })
  expect(orderedRows(state)).toEqual([{ number: 'EV-1', quantity: 3, name: 'Varde', price: 10 }])
})

test('the only row and the current one cannot be deleted', () => {
  expect([
    isRemovable({ quantity: '1', number: 'A' }, 0, 1),
    isRemovable(empty, 1, 2),
    isRemovable({ quantity: '1', number: 'A' }, 1, 2),
    isRemovable(empty, 0, 2),
  ]).toEqual([false, false, true, true])
})
