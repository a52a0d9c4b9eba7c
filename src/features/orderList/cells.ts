/** List field 15 of the order form: encoding of its cells (docs/calls.md#order-list-on-the-wire). */
import { fitsArticle, MAX_NUMBER, MAX_ROWS, type OrderRow, readQuantity, sameNumber } from './list'

/** Name of every cell, row by row: quantity, article number, quantity, article number, … */
export const LIST_FIELD = 'input_15[]'
const COLUMNS = 2

/** A row as typed: invalid values are kept. */
export interface TypedRow {
  quantity: string
  number: string
}

/** Splits by the number of columns: a short last row is completed, rows with only blank cells are dropped. */
export function cutRows(cells: readonly string[]): TypedRow[] {
  const rows: TypedRow[] = []
  for (let at = 0; at < cells.length; at += COLUMNS) {
    const row = { quantity: (cells[at] ?? '').trim(), number: (cells[at + 1] ?? '').trim() }
    if (row.quantity !== '' || row.number !== '') rows.push(row)
  }
  return rows
}

export type RowError = 'quantity' | 'quantityWhole' | 'number' | 'numberTooLong'

/** The cell of a row that an error is about. */
export const columnOf = (error: RowError): 'quantity' | 'number' =>
  error === 'quantity' || error === 'quantityWhole' ? 'quantity' : 'number'

/** What is known of the article with a number: null where there is none, undefined where it was not looked up yet. */
export type ArticleOf = (number: string) => Pick<OrderRow, 'divisible'> | null | undefined

/** The error of a row; undefined if it can be ordered. A row with only a quantity, as a new row has, is empty. */
function rowError({ quantity, number }: TypedRow, articleOf: ArticleOf): RowError | undefined {
  if (number === '') return quantity === '' || quantity === '1' ? undefined : 'number'
  // Punctuation alone is no article number.
  if (sameNumber(number) === '') return 'number'
  if (number.length > MAX_NUMBER) return 'numberTooLong'
  const parsed = readQuantity(quantity || '1')
  if (parsed === undefined) return 'quantity'
  const article = articleOf(number)
  // What was not looked up yet is left to the server.
  return article === undefined || fitsArticle(parsed, article) ? undefined : 'quantityWhole'
}

/** The rows that are not empty, and their errors by index. */
export function readRows(
  typed: readonly TypedRow[],
  articleOf: ArticleOf,
): {
  rows: OrderRow[]
  errors: ReadonlyMap<number, RowError>
  tooMany: boolean
} {
  const errors = new Map<number, RowError>()
  const rows: OrderRow[] = []
  typed.forEach((row, at) => {
    const error = rowError(row, articleOf)
    if (error) errors.set(at, error)
    // A number without a quantity counts as one.
    else if (row.number) rows.push({ number: row.number, quantity: readQuantity(row.quantity || '1') ?? 1 })
  })
  return { rows, errors, tooMany: rows.length > MAX_ROWS }
}
