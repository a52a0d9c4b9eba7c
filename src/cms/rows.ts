/**
 * Rows of the database as they lie there, for indexes over whole collections: a hundred thousand documents through
 * Payload's reading take a minute, their rows a second or two. Only what the program itself has written goes into the
 * text of a query: names and whole numbers.
 */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { type Row, runStatement } from './statements'

/** The rows that a query gives, on either database. */
export function readRows(payload: BasePayload, query: string): Promise<Row[]> {
  return runStatement(payload, sql.raw(query))
}

/** A text; empty where there is none. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A number, which PostgreSQL may send as text; undefined where there is none. */
export function numberIn(value: unknown): number | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}

/** A moment in milliseconds, which SQLite keeps as text. */
export const momentIn = (value: unknown): number => (value instanceof Date ? +value : Date.parse(textIn(value))) || 0

/** JSON, which SQLite keeps as text. */
export function jsonIn(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

/** A condition on ids, for `where`; whole numbers alone. */
export function idIn(column: string, ids: readonly number[]): string {
  const whole = ids.filter(Number.isInteger)
  return whole.length > 0 ? `${column} in (${whole.join(',')})` : 'false'
}
