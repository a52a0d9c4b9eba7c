/**
 * The list of articles that a visitor collects: what may be in it, and how it changes. Plain rules, the same in the
 * browser and on the server.
 */
import { folded } from '../../lib/norwegian'

export interface OrderRow {
  /** Article number as it is written; what is the same article is decided by `sameNumber`. */
  number: string
  quantity: number
  name?: string
  /** What the quantity counts: `stk`, `m`. */
  unit?: string
  /** Kroner. */
  price?: number
  /** As the site writes it; words where there is no price to show. */
  priceText?: string
  href?: string
}

/** Rows of one list. */
export const MAX_ROWS = 500
export const MAX_QUANTITY = 9999
/** Characters of an article number (`articles.number`). */
export const MAX_NUMBER = 40
/** Characters of what is remembered with a row. */
const MAX_TEXT = 200

/** What is compared, as the catalogue compares: `EV-1008`, `ev 1008` and `ev1008` are the same article. */
export function sameNumber(number: string): string {
  return folded(number).replace(/[^\p{Letter}\p{Number}]/gu, '')
}

/** A whole number that may be ordered; undefined for whatever else. Spreadsheets write `2,0` and `1 000`. */
export function readQuantity(text: string): number | undefined {
  const plain = text.replace(/[\s\u00a0]/g, '').replace(/[.,]0+$/, '')
  if (!/^\d{1,6}$/.test(plain)) return undefined
  const quantity = Number(plain)
  return quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : undefined
}

/** The list with one more: the same article adds up, in its place. Undefined when the list is full. */
export function addRow(rows: readonly OrderRow[], added: OrderRow): OrderRow[] | undefined {
  const key = sameNumber(added.number)
  if (key === '') return [...rows]
  const known = rows.find(({ number }) => sameNumber(number) === key)
  if (!known) return rows.length < MAX_ROWS ? [...rows, added] : undefined
  const quantity = Math.min(MAX_QUANTITY, known.quantity + added.quantity)
  // What is newer is known better: names and prices change.
  return rows.map((row) => (row === known ? { ...row, ...added, number: row.number, quantity } : row))
}

/** Whether there would be more of an article than a list may have: `addRow` adds what there is room for. */
export function exceedsQuantity(rows: readonly OrderRow[], { number, quantity }: OrderRow): boolean {
  const known = rows.find((row) => sameNumber(row.number) === sameNumber(number))
  return (known?.quantity ?? 0) + quantity > MAX_QUANTITY
}

/** Several at once, as pasted; what finds no room is counted. */
export function addRows(rows: readonly OrderRow[], added: readonly OrderRow[]): { rows: OrderRow[]; left: number } {
  let all = [...rows]
  let left = 0
  for (const row of added) {
    const more = addRow(all, row)
    if (more) all = more
    else left++
  }
  return { rows: all, left }
}

/** Zero takes the article out. */
export function setQuantity(rows: readonly OrderRow[], number: string, quantity: number): OrderRow[] {
  const key = sameNumber(number)
  if (quantity < 1) return rows.filter((row) => sameNumber(row.number) !== key)
  const bounded = Math.min(MAX_QUANTITY, Math.floor(quantity))
  return rows.map((row) => (sameNumber(row.number) === key ? { ...row, quantity: bounded } : row))
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_TEXT

/** A row as something else stored it; undefined when it cannot be used. */
function rowOf(value: unknown): OrderRow | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { number, quantity, name, unit, price, priceText, href } = value as Record<string, unknown>
  if (!isText(number) || number.length > MAX_NUMBER) return undefined
  const wanted = Number(quantity)
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > MAX_QUANTITY) return undefined
  return {
    number: number.trim(),
    quantity: wanted,
    ...(isText(name) ? { name } : {}),
    ...(isText(unit) ? { unit } : {}),
    ...(typeof price === 'number' && Number.isFinite(price) && price >= 0 ? { price } : {}),
    ...(isText(priceText) ? { priceText } : {}),
    // A path of this site and nothing else: the storage is open to whatever runs on the page.
    ...(isText(href) && /^\/(?!\/)/.test(href) ? { href } : {}),
  }
}

/** The list as it is kept in the browser's storage. */
export function encodeList(rows: readonly OrderRow[]): string {
  return JSON.stringify({ version: 1, rows })
}

/** What can be read of a kept list: empty where nothing can. */
export function decodeList(stored: string | null | undefined): OrderRow[] {
  if (!stored) return []
  let said: unknown
  try {
    said = JSON.parse(stored)
  } catch {
    return []
  }
  const kept = (said as { rows?: unknown } | null)?.rows
  if (!Array.isArray(kept)) return []
  const rows = kept.slice(0, MAX_ROWS).flatMap((value) => rowOf(value) ?? [])
  return addRows([], rows).rows
}

/** Bytes of the list in a cookie: browsers keep four thousand with its name and attributes. */
export const MAX_COOKIE = 3500

/** Numbers and quantities alone, for the cookie of browsers without script; undefined when it does not fit. */
export function encodeCompact(rows: readonly OrderRow[]): string | undefined {
  const text = rows.map(({ number, quantity }) => `${encodeURIComponent(number)}*${quantity}`).join('~')
  return text.length <= MAX_COOKIE ? text : undefined
}

export function decodeCompact(text: string | undefined): OrderRow[] {
  const rows = (text ?? '').split('~').flatMap((part) => {
    const at = part.lastIndexOf('*')
    try {
      return rowOf({ number: decodeURIComponent(part.slice(0, at)), quantity: Number(part.slice(at + 1)) }) ?? []
    } catch {
      return []
    }
  })
  return addRows([], rows).rows
}
