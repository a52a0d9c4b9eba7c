/**
 * The rows of the list (docs/behaviour.md#rows-of-the-order-list): the last one is the current row, and empty. Adding
 * an article fills it and appends a new one.
 */
import type { Locale } from '../../../lib/locales'
import {
  addRows,
  MAX_ROWS,
  type OrderRow,
  readQuantity,
  sameNumber,
  type TypedRow,
  typedQuantity,
} from '../../orderList/client'

export type RowColumn = 'quantity' | 'number'

/** Error of a row, at one of its two fields. */
export interface RowMark {
  column: RowColumn
  text: string
  /** Errors from the server mark both fields. */
  whole?: boolean
}

export interface FormRow extends TypedRow {
  /** Stable for the lifetime of the row, also when it moves. */
  key: number
  error?: RowMark | undefined
  /** Its number is being typed: show suggestions. */
  suggests?: boolean
}

/** Known articles by normalised number; null: no such article. */
export type ArticleFactsByNumber = ReadonlyMap<string, OrderRow | null>

export interface RowsState {
  rows: readonly FormRow[]
  nextKey: number
  facts: ArticleFactsByNumber
  /** Of the page: its decimal sign. */
  locale: Locale
}

export type RowsAction =
  | { kind: 'typed'; key: number; column: RowColumn; text: string }
  /** The current row was filled by hand: append a new one. */
  | { kind: 'left' }
  | { kind: 'added'; row: OrderRow }
  | { kind: 'removed'; key: number }
  /** Replaces the list; the focused row is left alone. */
  | { kind: 'replaced'; list: readonly OrderRow[]; held: number | undefined }
  /** The browser's list replaces the list from the page; values typed since then keep their place. */
  | { kind: 'tookOver'; list: readonly OrderRow[]; typed: ReadonlyMap<number, TypedRow>; held: number | undefined }
  | { kind: 'learnt'; facts: ArticleFactsByNumber }
  /** By index among the rows that are not empty, as the server counts them. */
  | { kind: 'marked'; errors: ReadonlyMap<number, RowMark> }

export const initialRows = (
  rows: readonly TypedRow[],
  facts: ArticleFactsByNumber,
  errors: ReadonlyMap<number, RowMark>,
  locale: Locale,
): RowsState => ({
  rows: rows.map((row, at) => ({ ...row, key: at, error: errors.get(at) })),
  nextKey: rows.length,
  facts,
  locale,
})

export function reduceRows(state: RowsState, action: RowsAction): RowsState {
  switch (action.kind) {
    case 'typed':
      return {
        ...state,
        rows: state.rows.map((row) => (row.key === action.key ? typedInto(row, action.column, action.text) : row)),
      }
    case 'left':
      return state.rows.at(-1)?.number.trim() && state.rows.length < MAX_ROWS ? appended(state) : state
    case 'added':
      return filled(state, action.row)
    case 'removed': {
      const left = state.rows.length === 1 ? appended(state) : state
      return { ...left, rows: left.rows.filter(({ key }) => key !== action.key) }
    }
    case 'replaced':
      return replaced(state, action.list, action.held)
    case 'tookOver':
      return tookOver(state, action)
    case 'learnt':
      return { ...state, facts: new Map([...state.facts, ...action.facts]) }
    case 'marked': {
      let at = 0
      const rows = state.rows.map((row) => ({ ...row, error: isBlank(row) ? undefined : action.errors.get(at++) }))
      return { ...state, rows }
    }
  }
}

/** Editing a field clears its error until the form is sent again. */
const typedInto = (row: FormRow, column: RowColumn, text: string): FormRow => ({
  ...row,
  [column]: text,
  error: row.error?.whole || row.error?.column === column ? undefined : row.error,
  suggests: row.suggests || column === 'number',
})

const isBlank = ({ quantity, number }: TypedRow) => quantity.trim() === '' && number.trim() === ''

function appended(state: RowsState): RowsState {
  const { rows, nextKey } = state
  return { ...state, rows: [...rows, { key: nextKey, quantity: '1', number: '' }], nextKey: nextKey + 1 }
}

/** The steps of docs/behaviour.md#rows-of-the-order-list, in their order. */
function filled(state: RowsState, row: OrderRow): RowsState {
  const { number, quantity } = row
  const current = state.rows.at(-1)
  if (!current) return state
  const rows = [...state.rows.slice(0, -1), { ...current, quantity: typedQuantity(quantity, state.locale), number }]
  const facts = row.name ? new Map([...state.facts, [sameNumber(number), row]]) : state.facts
  const next = { ...state, rows, facts }
  return rows.length < MAX_ROWS ? appended(next) : next
}

function replaced(state: RowsState, list: readonly OrderRow[], held: number | undefined): RowsState {
  const parsed = new Map(list.map((row) => [sameNumber(row.number), row]))
  const kept = state.rows.flatMap((row, at) => {
    if (at === state.rows.length - 1) return row
    const key = sameNumber(row.number)
    const known = parsed.get(key)
    parsed.delete(key)
    if (row.key === held) return row
    return known ? { ...row, quantity: typedQuantity(known.quantity, state.locale) } : []
  })
  const last = kept.at(-1)
  const isListed = last !== undefined && last.number !== '' && parsed.delete(sameNumber(last.number))
  const shown = { ...state, rows: kept }
  return [...parsed.values()].reduce(filled, isListed ? appended(shown) : shown)
}

function tookOver(state: RowsState, { list, typed, held }: Extract<RowsAction, { kind: 'tookOver' }>): RowsState {
  const own = state.rows.flatMap((row) => {
    const text = typed.get(row.key)
    return text ? { ...row, ...text } : []
  })
  const merged = addRows(list, orderedRows({ ...state, rows: own })).rows
  const shown = replaced(appended({ ...state, rows: own }), merged, held)
  // The empty row from the page may have the focus: it stays the current row.
  const current = state.rows.at(-1)
  const last = shown.rows.at(-1)
  if (!current || !last || current.number !== '' || last.number !== '' || typed.has(current.key)) return shown
  return { ...shown, rows: [...shown.rows.slice(0, -1), { ...last, key: current.key }] }
}

/** The list as it can be stored: incomplete rows are left out. */
export function orderedRows({ rows, facts }: Pick<RowsState, 'rows' | 'facts'>): OrderRow[] {
  const whole = rows.flatMap(({ quantity, number }) => {
    const parsed = readQuantity(quantity || '1')
    const key = sameNumber(number)
    return parsed && key ? [{ ...facts.get(key), number: number.trim(), quantity: parsed }] : []
  })
  return addRows([], whole).rows
}

/** Delete is hidden in the current row, which a single row always is. */
export const isRemovable = ({ number }: TypedRow, at: number, count: number): boolean =>
  count > 1 && (at < count - 1 || number !== '')
