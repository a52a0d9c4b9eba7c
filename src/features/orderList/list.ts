/**
 * The list of articles that a visitor collects: its limits, and its changes. Plain functions, the same in the browser
 * and on the server.
 */
import type { Locale } from '../../lib/locales'
import { folded } from '../../lib/norwegian'

export interface OrderRow {
  /** Article number as written; `sameNumber` decides whether two are the same article. */
  number: string
  quantity: number
  /** Sold by length or weight: the quantity may have decimals. */
  divisible?: true
  name?: string
  /** What the quantity counts: `stk`, `m`. */
  unit?: string
  /** Kroner. */
  price?: number
  /** Price as the site writes it; a text instead if there is no price to show. */
  priceText?: string
  href?: string
  /** Address of the article's small picture. */
  picture?: string
}

/** Rows of one list. */
export const MAX_ROWS = 500
export const MAX_QUANTITY = 9999
/** Of a quantity of what is divisible: centimetres of a metre. */
export const QUANTITY_DECIMALS = 2
/** Characters of an article number (`articles.number`). */
export const MAX_NUMBER = 40
/** Characters of a text stored with a row. */
const MAX_TEXT = 200

/** Normalises a number as the catalogue does: `EV-1008`, `ev 1008` and `ev1008` are the same article. */
export function sameNumber(number: string): string {
  return folded(number).replace(/[^\p{Letter}\p{Number}]/gu, '')
}

/** Without what adding decimals leaves behind: 0.1 and 0.2 are 0.3. */
export const rounded = (quantity: number): number => Number(quantity.toFixed(QUANTITY_DECIMALS))

/**
 * A number that can be ordered, else undefined. Accepts `2,0` and `1 000`, as spreadsheets write them. Whether an article
 * is sold in parts, `fitsArticle` decides.
 */
export function readQuantity(text: string): number | undefined {
  const plain = text
    .replace(/[\s\u00a0]/g, '')
    .replace(/[.,]0+$/, '')
    .replace(',', '.')
  if (!/^\d{1,6}(?:\.\d{1,2})?$/.test(plain)) return undefined
  const quantity = Number(plain)
  return quantity > 0 && quantity <= MAX_QUANTITY ? quantity : undefined
}

/** As a field shows it, with the language's decimal sign; `readQuantity` reads it again. */
export const typedQuantity = (quantity: number, locale: Locale): string =>
  String(quantity).replace('.', locale === 'nb' ? ',' : '.')

/** Whether so much of an article can be ordered; of a number that no article has, whole quantities alone. */
export const fitsArticle = (quantity: number, article: Pick<OrderRow, 'divisible'> | null | undefined): boolean =>
  Number.isInteger(quantity) || article?.divisible === true

/** The list with one more article; quantities of the same article add up. Undefined if the list is full. */
export function addRow(rows: readonly OrderRow[], added: OrderRow): OrderRow[] | undefined {
  const key = sameNumber(added.number)
  if (key === '') return [...rows]
  const known = rows.find(({ number }) => sameNumber(number) === key)
  if (!known) return rows.length < MAX_ROWS ? [...rows, added] : undefined
  const quantity = Math.min(MAX_QUANTITY, rounded(known.quantity + added.quantity))
  // The added data is newer: names and prices change.
  return rows.map((row) => (row === known ? { ...row, ...added, number: row.number, quantity } : row))
}

/** Whether the quantity of an article would exceed the limit: `addRow` adds as much as fits. */
export function exceedsQuantity(rows: readonly OrderRow[], { number, quantity }: OrderRow): boolean {
  const known = rows.find((row) => sameNumber(row.number) === sameNumber(number))
  return (known?.quantity ?? 0) + quantity > MAX_QUANTITY
}

/** Adds several rows, as pasted; `left` counts those that did not fit. */
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

/** Zero removes the article. */
export function setQuantity(rows: readonly OrderRow[], number: string, quantity: number): OrderRow[] {
  const key = sameNumber(number)
  if (!(quantity > 0)) return rows.filter((row) => sameNumber(row.number) !== key)
  const bounded = Math.min(MAX_QUANTITY, rounded(quantity))
  return rows.map((row) => (sameNumber(row.number) === key ? { ...row, quantity: bounded } : row))
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_TEXT

/** Only a path of this site: any script on the page can write to the storage. */
const isOwnPath = (value: unknown): value is string => isText(value) && /^\/(?![\\/])/.test(value)

/** Validates a stored row; undefined if it cannot be used. */
function rowOf(value: unknown): OrderRow | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { number, quantity, divisible, name, unit, price, priceText, href, picture } = value as Record<string, unknown>
  if (!isText(number) || number.length > MAX_NUMBER) return undefined
  const wanted = rounded(Number(quantity))
  if (!(wanted > 0 && wanted <= MAX_QUANTITY)) return undefined
  return {
    number: number.trim(),
    quantity: wanted,
    ...(divisible === true ? { divisible } : {}),
    ...(isText(name) ? { name } : {}),
    ...(isText(unit) ? { unit } : {}),
    ...(typeof price === 'number' && Number.isFinite(price) && price >= 0 ? { price } : {}),
    ...(isText(priceText) ? { priceText } : {}),
    ...(isOwnPath(href) ? { href } : {}),
    ...(isOwnPath(picture) ? { picture } : {}),
  }
}

/** The list as stored in the browser. */
export function encodeList(rows: readonly OrderRow[]): string {
  return JSON.stringify({ version: 1, rows })
}

/** Reads a stored list; empty if it is invalid. */
export function decodeList(stored: string | null | undefined): OrderRow[] {
  if (!stored) return []
  let parsed: unknown
  try {
    parsed = JSON.parse(stored)
  } catch {
    return []
  }
  const kept = (parsed as { rows?: unknown } | null)?.rows
  if (!Array.isArray(kept)) return []
  const rows = kept.slice(0, MAX_ROWS).flatMap((value) => rowOf(value) ?? [])
  return addRows([], rows).rows
}

/** Bytes of the list in a cookie, and in the address of a shared one: browsers store four thousand including its name and attributes. */
export const MAX_COOKIE = 3500

/** Only numbers and quantities, for the cookie of browsers without script; undefined if it does not fit. */
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
