/** List field 15 of the order form: how its cells travel (docs/calls.md#order-list-on-the-wire). */
import { MAX_NUMBER, MAX_ROWS, type OrderRow, readQuantity, sameNumber } from './list'

/** Name of every cell, row by row: quantity, article number, quantity, article number, … */
export const LIST_FIELD = 'input_15[]'
const COLUMNS = 2

/** A row as it was typed: nothing is lost by being wrong. */
export interface TypedRow {
  quantity: string
  number: string
}

/** Cut by the number of columns: a short last row is completed, rows whose cells are all blank are dropped. */
export function cutRows(cells: readonly string[]): TypedRow[] {
  const rows: TypedRow[] = []
  for (let at = 0; at < cells.length; at += COLUMNS) {
    const row = { quantity: (cells[at] ?? '').trim(), number: (cells[at + 1] ?? '').trim() }
    if (row.quantity !== '' || row.number !== '') rows.push(row)
  }
  return rows
}

export type RowError = 'quantity' | 'number' | 'numberTooLong'

/** What is wrong with a row; undefined when it can be ordered. A quantity alone, as a new row has, says nothing. */
function rowFault({ quantity, number }: TypedRow): RowError | undefined {
  if (number === '') return quantity === '' || quantity === '1' ? undefined : 'number'
  // Signs alone name no article.
  if (sameNumber(number) === '') return 'number'
  if (number.length > MAX_NUMBER) return 'numberTooLong'
  return quantity === '' || readQuantity(quantity) !== undefined ? undefined : 'quantity'
}

/** The rows that say something, with what is wrong by the place of the row. */
export function readRows(typed: readonly TypedRow[]): {
  rows: OrderRow[]
  errors: ReadonlyMap<number, RowError>
  tooMany: boolean
} {
  const errors = new Map<number, RowError>()
  const rows: OrderRow[] = []
  typed.forEach((row, at) => {
    const error = rowFault(row)
    if (error) errors.set(at, error)
    // A number without a quantity is one of it.
    else if (row.number) rows.push({ number: row.number, quantity: readQuantity(row.quantity || '1') ?? 1 })
  })
  return { rows, errors, tooMany: rows.length > MAX_ROWS }
}
